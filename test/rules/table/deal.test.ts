import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealAnswer, DealRequest } from '../../../schemas/deal.js';
import { seatsAt } from '../../../src/rules/hand/seats.js';
import { dealOperation } from '../../../src/rules/table/deal.js';
import { countedStack, stackPlace, tilePlace, wallLayout, wallsAt } from '../../../src/rules/table/geometry.js';
import { openerOf } from '../../../src/rules/table/opening.js';
import { shuffled } from '../../../src/rules/table/shuffle.js';
import { TOKENS, tokensOf } from '../../../src/rules/tiles/kinds.js';
import { AMERICAN_SET, classicalTileSet } from '../../../src/rules/tiles/sets.js';
import { runs } from '../../support/runs.js';
import { dealByHand } from './naive-dealer.js';
import { env, TABLES, type TableId } from './sheets.js';

const run = (id: TableId, request: DealRequest) => dealOperation(TABLES[id].sheet, TABLES[id].rules)(request, env);

const deal = (id: TableId, request: DealRequest): DealAnswer => {
  const outcome = run(id, request);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

const codes = (id: TableId, request: DealRequest): string[] => {
  const outcome = run(id, request);
  return outcome.ok ? [] : outcome.problems.map((problem) => `${problem.code} ${problem.pointer}`);
};

/** Every tile of a deal, wherever it is. */
const allTiles = (answer: DealAnswer): string[] =>
  [
    ...Object.values(answer.hands).flat(),
    ...Object.values(answer.bonus ?? {}).flat(),
    ...answer.live,
    ...(answer.dead ?? []),
  ].toSorted((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b));

const setTokens = (copies: Uint8Array): string[] =>
  tokensOf([...copies].flatMap((count, kind) => Array<number>(count).fill(kind)));

const sizes = (answer: DealAnswer): number[] => Object.values(answer.hands).map((hand) => hand.length);

/** The tables of the specification: variant, request, tiles, stacks of a wall, hands, live, dead. */
const TABLE_SIZES: readonly [TableId, DealRequest, number, number, number[], number, number | null][] = [
  ['babcock-1923', {}, 136, 17, [14, 13, 13, 13], 69, 14],
  ['chinese', {}, 136, 17, [14, 13, 13, 13], 69, 14],
  ['chinese', { table: { players: 3 } }, 132, 22, [14, 13, 13], 78, 14],
  ['chinese', { table: { players: 2 } }, 136, 17, [14, 13], 95, 14],
  ['american-league', {}, 152, 19, [14, 13, 13, 13], 99, null],
  ['american-deck-beginner', {}, 152, 0, [14, 13, 13, 13], 99, null],
  ['american-deck-advanced', {}, 152, 0, [14, 13, 13, 13], 99, null],
];

describe('walls and deals: wall', () => {
  it.each(TABLE_SIZES)(
    '%s %j: %i tiles in walls of %i stacks, hands %j, %i to draw, dead %j',
    (id, request, tiles, stacks, hands, live, dead) => {
      const answer = deal(id, { ...request, seed: 'sizes' });
      expect(allTiles(answer)).toHaveLength(tiles);
      expect(sizes(answer)).toEqual(hands);
      expect(answer.live).toHaveLength(live);
      expect(answer.dead?.length ?? null).toBe(dead);
      if (stacks > 0) {
        const layout = wallLayout(tiles, request.table?.players ?? 4);
        expect(layout.stacksPerWall).toBe(stacks);
        expect(layout.walls).toEqual(wallsAt(request.table?.players ?? 4));
      }
    },
  );

  it('with bonus tiles four players build 18 stacks a wall, three players 23', () => {
    expect(wallLayout(classicalTileSet(true, 4).size, 4).stacksPerWall).toBe(18);
    expect(wallLayout(classicalTileSet(true, 2).size, 2).stacksPerWall).toBe(18);
    expect(wallLayout(classicalTileSet(true, 3).size, 3).stacksPerWall).toBe(23);
  });

  it('places: tile 0 is the upper tile of East 1, then clockwise North, West, South (three players West, South)', () => {
    const four = wallLayout(136, 4);
    expect([0, 1, 2, 34, 68, 102].map((tile) => tilePlace(four, tile))).toEqual([
      { wall: 'E', stack: 1, level: 'upper' },
      { wall: 'E', stack: 1, level: 'lower' },
      { wall: 'E', stack: 2, level: 'upper' },
      { wall: 'N', stack: 1, level: 'upper' },
      { wall: 'W', stack: 1, level: 'upper' },
      { wall: 'S', stack: 1, level: 'upper' },
    ]);
    const three = wallLayout(132, 3);
    expect([44, 88].map((tile) => tilePlace(three, tile).wall)).toEqual(['W', 'S']);
    expect(stackPlace(four, countedStack(four, 'W', 19))).toEqual({ wall: 'S', stack: 2 });
  });

  it('deck games have no wall: a pile, top first', () => {
    const tiles = tokensOf(shuffled(AMERICAN_SET, 'pile'));
    const answer = deal('american-deck-beginner', { tiles });
    expect(answer.steps[0]?.tiles).toEqual(tiles.slice(0, 4));
    expect(answer.live).toEqual(tiles.slice(53));
    for (const member of ['opener', 'throws', 'gap', 'loose', 'firstDealt', 'dead', 'bonus', 'shuffle']) {
      expect(answer).not.toHaveProperty(member);
    }
    expect(answer.steps.every((step) => step.places === undefined)).toBe(true);
  });
});

describe('walls and deals: opening', () => {
  it.each([
    [2, 'S'],
    [3, 'W'],
    [4, 'N'],
    [5, 'E'],
    [6, 'S'],
    [7, 'W'],
    [8, 'N'],
    [9, 'E'],
    [10, 'S'],
    [11, 'W'],
    [12, 'N'],
  ] as const)('four players: a throw of %i points to %s', (sum, seat) => {
    expect(openerOf(sum, seatsAt(4))).toBe(seat);
  });

  it.each([
    [2, 'S'],
    [3, 'W'],
    [4, 'E'],
    [5, 'S'],
    [6, 'W'],
    [7, 'E'],
    [8, 'S'],
    [9, 'W'],
    [10, 'E'],
    [11, 'S'],
    [12, 'W'],
  ] as const)('three players: a throw of %i points to %s', (sum, seat) => {
    expect(openerOf(sum, seatsAt(3))).toBe(seat);
  });

  it.each([
    [2, 'W'],
    [3, 'W'],
    [4, 'E'],
    [5, 'E'],
    [6, 'W'],
    [7, 'W'],
    [8, 'E'],
    [9, 'E'],
    [10, 'W'],
    [11, 'W'],
    [12, 'E'],
  ] as const)('two players: a throw of %i falls to the next seated player, %s', (sum, seat) => {
    expect(openerOf(sum, seatsAt(2))).toBe(seat);
  });

  it('the check of the specification: 11 and 8', () => {
    const answer = deal('chinese', {
      seed: 'any',
      dice: [
        [5, 6],
        [3, 5],
      ],
    });
    expect(answer.throws).toEqual([
      { seat: 'E', dice: [5, 6], sum: 11 },
      { seat: 'W', dice: [3, 5], sum: 8 },
    ]);
    expect(answer).toMatchObject({
      opener: 'W',
      gap: { wall: 'S', stack: 2 },
      loose: [
        { wall: 'W', stack: 16 },
        { wall: 'S', stack: 1 },
      ],
      firstDealt: { wall: 'S', stack: 3, level: 'upper' },
    });
  });

  it('league: East throws once; the stacks counted stay at the end of the wall', () => {
    const tiles = tokensOf(shuffled(AMERICAN_SET, 'league'));
    const answer = deal('american-league', { tiles, dice: [[3, 4]] });
    expect(answer.opener).toBe('E');
    expect(answer.firstDealt).toEqual({ wall: 'E', stack: 8, level: 'upper' });
    expect(answer.live).toEqual([...tiles.slice(14 + 53), ...tiles.slice(0, 14)]);
    for (const member of ['gap', 'loose', 'dead', 'bonus']) expect(answer).not.toHaveProperty(member);
  });
});

describe('walls and deals: loose tiles, dead wall, replacements', () => {
  const tiles = tokensOf(shuffled(classicalTileSet(false, 4), 'kong box'));
  const lie = (wall: 'W' | 'S', stack: number, level: 0 | 1): string =>
    tiles[((wall === 'W' ? 2 : 3) * 17 + stack - 1) * 2 + level]!;

  it('the lower loose tile is drawn first, then the upper, then stacks from the gap backwards, upper before lower', () => {
    const answer = deal('chinese', {
      tiles,
      dice: [
        [5, 6],
        [3, 5],
      ],
    });
    expect(answer.steps.slice(0, 3).map(({ detail }) => detail)).toEqual([
      'East throws 5 and 6: 11.',
      'West throws 3 and 5: 8.',
      "19 stacks are counted from West's right end: South's stack 2 is lifted.",
    ]);
    const loose = answer.steps.find((step) => step.step === 'loose');
    expect(loose?.tiles).toEqual([lie('S', 2, 1), lie('S', 2, 0)]);
    expect(loose?.places).toEqual([
      { wall: 'W', stack: 16, level: 'loose' },
      { wall: 'S', stack: 1, level: 'loose' },
    ]);
    expect(answer.dead).toEqual([
      lie('S', 2, 1),
      lie('S', 2, 0),
      ...[
        ['S', 1],
        ['W', 17],
        ['W', 16],
        ['W', 15],
        ['W', 14],
        ['W', 13],
      ].flatMap(([wall, stack]) => [lie(wall as 'W', stack as number, 0), lie(wall as 'W', stack as number, 1)]),
    ]);
  });

  it('babcock-1923: exactly 69 tiles can be drawn, the last 14 are dead, the last live tile is West 12', () => {
    const answer = deal('babcock-1923', {
      tiles,
      dice: [
        [5, 6],
        [3, 5],
      ],
    });
    expect(answer.live).toHaveLength(69);
    expect(answer.dead).toHaveLength(14);
    expect(answer.live.at(-1)).toBe(lie('W', 12, 1));
  });

  it('deal: three rounds of four from East on, one each in wall order, East one more', () => {
    const answer = deal('chinese', {
      tiles,
      dice: [
        [5, 6],
        [3, 5],
      ],
    });
    const dealt = answer.steps.filter((step) => step.step === 'deal');
    expect(dealt.map((step) => `${step.seat}${step.tiles?.length}`).join(' ')).toBe(
      'E4 S4 W4 N4 E4 S4 W4 N4 E4 S4 W4 N4 E1 S1 W1 N1 E1',
    );
    expect(dealt[0]?.places).toEqual([
      { wall: 'S', stack: 3, level: 'upper' },
      { wall: 'S', stack: 3, level: 'lower' },
      { wall: 'S', stack: 4, level: 'upper' },
      { wall: 'S', stack: 4, level: 'lower' },
    ]);
    // First and third tile of the top row to East, the first of the bottom row to South.
    expect(dealt.slice(12).map((step) => step.places?.[0]?.level)).toEqual([
      'upper',
      'lower',
      'upper',
      'lower',
      'upper',
    ]);
  });

  it('bonus tiles: East lays out all and replaces them, replacements too, then South, West, North', () => {
    // A wall in which East is dealt 1F, whose replacement is 2F, and South 3F.
    const set = classicalTileSet(true, 4);
    const plain = setTokens(set.copies).filter((token) => !token.endsWith('F'));
    const layout = wallLayout(set.size, 4);
    const gap = countedStack(layout, 'W', 19);
    const wall: string[] = Array(set.size).fill('');
    const first = 2 * (gap + 1);
    wall[first % set.size] = '1F';
    wall[(first + 4) % set.size] = '3F';
    wall[2 * gap + 1] = '2F';
    const rest = [...plain, '4F', '5F', '6F', '7F', '8F'].toReversed();
    // The other bonus tiles come last in drawing order.
    const order = Array.from({ length: set.size }, (_, i) => (first + i) % set.size).filter((i) => wall[i] === '');
    const bonusLast = [...rest.filter((token) => !token.endsWith('F')), ...rest.filter((token) => token.endsWith('F'))];
    // Dead wall before the rest, so that only 2F of it is a bonus tile.
    order.forEach((place, i) => {
      wall[place] = bonusLast[i]!;
    });
    const dead = [2 * gap, ...[1, 2, 3, 4, 5, 6].flatMap((back) => [2 * (gap - back), 2 * (gap - back) + 1])];
    for (const place of dead) {
      const token = wall[place]!;
      if (!token.endsWith('F')) continue;
      const swap = order.find(
        (other) => !dead.includes(other) && order.indexOf(other) > 60 && !wall[other]!.endsWith('F'),
      )!;
      [wall[place], wall[swap]] = [wall[swap]!, token];
    }
    const answer = deal('british', {
      tiles: wall,
      dice: [
        [5, 6],
        [3, 5],
      ],
    });
    expect(answer.bonus).toEqual({ E: ['1F', '2F'], S: ['3F'], W: [], N: [] });
    expect(
      answer.steps.filter((step) => step.step === 'bonus').map((step) => `${step.seat} ${step.tiles?.join()}`),
    ).toEqual(['E 1F', 'E 2F', 'S 3F']);
    expect(sizes(answer)).toEqual([14, 13, 13, 13]);
    expect(answer.dead).toHaveLength(11);
    expect(answer.live).toHaveLength(144 - 53 - 14);
  });

  it.each(['american-league', 'american-deck-beginner', 'american-deck-advanced'] as const)(
    '%s: flowers stay in hand',
    (id) => {
      const answer = deal(id, { seed: 'flowers' });
      expect(answer).not.toHaveProperty('bonus');
      expect(Object.values(answer.hands).flat()).toContain('F');
    },
  );
});

describe('walls and deals, cell by cell: as dealt by hand', () => {
  const cells = [
    ['babcock-1923', 4, false],
    ['chinese', 4, false],
    ['chinese', 4, true],
    ['british', 4, true],
    ['chinese', 3, false],
    ['chinese', 3, true],
    ['british', 3, true],
    ['chinese', 2, false],
    ['british', 2, true],
  ] as const;
  const die = fc.integer({ min: 1, max: 6 });
  const sorted = (bySeat: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(bySeat).map(([seat, list]) => [
        seat,
        list.toSorted((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b)),
      ]),
    );
  it.each(cells)(
    '%s, %i players, bonus tiles %s: wall, opening, loose tiles, deal, dead wall, replacements, bonus tiles',
    (id, players, flowers) => {
      const set = classicalTileSet(flowers, players);
      fc.assert(
        fc.property(die, die, die, die, fc.string({ minLength: 1 }), (a, b, c, d, seed) => {
          const tiles = tokensOf(shuffled(set, seed));
          const options = id === 'babcock-1923' ? {} : { flowers };
          const dice = [
            [a, b],
            [c, d],
          ];
          const answer = deal(id, { tiles, dice, table: { players }, options });
          const byHand = dealByHand(tiles, a + b, c + d, players);
          expect(answer).toMatchObject({
            opener: byHand.opener,
            gap: byHand.gap,
            loose: byHand.loose,
            hands: sorted(byHand.hands),
            live: byHand.live,
            dead: byHand.dead,
          });
          if (flowers) expect(answer.bonus).toEqual(sorted(byHand.bonus));
          else expect(answer).not.toHaveProperty('bonus');
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('deal: codes', () => {
  it('deal.seed_or_dice: neither dice nor seed, neither tiles nor seed, seating without a seed', () => {
    const tiles = tokensOf(shuffled(classicalTileSet(false, 4), 'x'));
    expect(codes('chinese', { tiles })).toEqual(['deal.seed_or_dice /dice']);
    expect(
      codes('chinese', {
        dice: [
          [1, 2],
          [3, 4],
        ],
      }),
    ).toEqual(['deal.seed_or_dice ']);
    expect(codes('american-deck-beginner', {})).toEqual(['deal.seed_or_dice ']);
    expect(
      codes('chinese', {
        tiles,
        dice: [
          [1, 2],
          [3, 4],
        ],
        options: { seating: true },
      }),
    ).toEqual(['deal.seed_or_dice /options/seating']);
  });

  it('dice.range: a die shows 1 to 6', () => {
    expect(
      codes('chinese', {
        seed: 's',
        dice: [
          [0, 7],
          [1, 1],
        ],
      }),
    ).toEqual(['dice.range /dice/0/0', 'dice.range /dice/0/1']);
    expect(codes('american-league', { seed: 's', dice: [[7, 1]] })).toEqual(['dice.range /dice/0/0']);
  });

  it('dice.count: classical two throws, league one', () => {
    expect(codes('chinese', { seed: 's', dice: [[1, 2]] })).toEqual(['dice.count /dice']);
    expect(
      codes('babcock-1923', {
        seed: 's',
        dice: [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
      }),
    ).toEqual(['dice.count /dice']);
    expect(
      codes('american-league', {
        seed: 's',
        dice: [
          [1, 2],
          [1, 2],
        ],
      }),
    ).toEqual(['dice.count /dice']);
  });

  it('a deck game ignores dice with a warning', () => {
    expect(deal('american-deck-beginner', { seed: 's', dice: [[1, 2]] }).warnings.map((each) => each.code)).toEqual([
      'dice.ignored',
    ]);
  });

  it('wall.incomplete: the tiles are not exactly the set', () => {
    const tiles = tokensOf(shuffled(classicalTileSet(false, 4), 'x'));
    const outcome = run('chinese', {
      tiles: [...tiles.slice(1), '1F'],
      dice: [
        [1, 2],
        [3, 4],
      ],
    });
    expect(outcome.ok ? null : outcome.problems).toMatchObject([
      { code: 'wall.incomplete', pointer: '/tiles', missing: [tiles[0]] },
    ]);
  });

  it('tile.unknown: an unreadable tile', () => {
    expect(codes('chinese', { tiles: ['blank'], seed: 's' })).toEqual(['tile.unknown /tiles/0']);
  });

  it('table.seat: a number of players that the variant does not have', () => {
    expect(codes('babcock-1923', { seed: 's', table: { players: 3 } })).toEqual(['table.seat /table/players']);
  });
});

describe('deal: seating', () => {
  it('the highest throw of two dice is East, ties throw again', () => {
    let ties = 0;
    for (let seed = 0; seed < 200; seed++) {
      const seating = deal('chinese', { seed: `seating ${seed}`, options: { seating: true } }).seating!;
      let players = [1, 2, 3, 4];
      for (const round of seating.rounds) {
        expect(round.map((made) => made.player)).toEqual(players);
        const best = Math.max(...round.map((made) => made.sum));
        players = round.filter((made) => made.sum === best).map((made) => made.player);
      }
      expect(players).toEqual([seating.east]);
      expect(seating.seats.find((each) => each.player === seating.east)?.seat).toBe('E');
      expect(seating.seats.find((each) => each.player === (seating.east % 4) + 1)?.seat).toBe('S');
      if (seating.rounds.length > 1) ties++;
    }
    expect(ties).toBeGreaterThan(0);
  });
});

const anyTable = fc.constantFrom(
  ...(Object.keys(TABLES) as TableId[]).flatMap((id) =>
    TABLES[id].sheet.hand.players.flatMap((players) =>
      [undefined, true, false].map((flowers) => ({ id, players, flowers })),
    ),
  ),
);

describe('deal: properties', () => {
  it('tiles are conserved, hands are 13 and 14, the same seed gives the same deal (10,000 seeds)', () => {
    let deals = 0;
    fc.assert(
      fc.property(anyTable, fc.string({ minLength: 1, maxLength: 20 }), ({ id, players, flowers }, seed) => {
        const { sheet } = TABLES[id];
        const knows = sheet.hand.options.some((option) => option.id === 'flowers');
        const options = knows && flowers !== undefined ? { flowers } : {};
        const request = { seed, table: { players }, options };
        const answer = deal(id, request);
        deals++;
        const set = sheet.hand.tileSet(answer.options, players);
        expect(allTiles(answer)).toEqual(setTokens(set.copies));
        expect(sizes(answer)).toEqual(seatsAt(players).map((seat) => (seat === 'E' ? 14 : 13)));
        if (deals % 50 === 0) expect(deal(id, request)).toEqual(answer);
        if (answer.bonus !== undefined) {
          expect(
            Object.values(answer.hands)
              .flat()
              .some((token) => /^\dF$/.test(token)),
          ).toBe(false);
          expect(Object.values(answer.bonus).flat().length + answer.dead!.length).toBe(14);
        }
        if (id === 'babcock-1923') expect(answer.live).toHaveLength(69);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('tiles and dice as answered deal the same again', () => {
    const set = classicalTileSet(false, 4);
    const answer = deal('chinese', { seed: 'again' });
    const again = deal('chinese', {
      tiles: tokensOf(shuffled(set, 'again')),
      dice: answer.throws!.map((made) => made.dice),
    });
    const { shuffle, ...rest } = answer;
    expect(shuffle?.seed).toBe('again');
    expect(again).toEqual(rest);
  });
});
