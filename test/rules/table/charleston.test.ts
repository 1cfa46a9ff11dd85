import { describe, expect, it } from 'vitest';
import type { CharlestonAnswer, CharlestonPass, CharlestonRequest } from '../../../schemas/charleston.js';
import { charlestonOperation } from '../../../src/rules/table/charleston.js';
import { answerErrors } from './answers.js';
import { env, TABLES } from './sheets.js';

type American = 'american-league' | 'american-deck-beginner' | 'american-deck-advanced';
const GAMES: readonly American[] = ['american-league', 'american-deck-beginner', 'american-deck-advanced'];

const run = (id: American, request: CharlestonRequest) =>
  charlestonOperation(TABLES[id].sheet, TABLES[id].rules.charleston!)(request, env);

const judge = (id: American, request: CharlestonRequest): CharlestonAnswer => {
  const outcome = run(id, request);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(answerErrors('charleston', outcome.value)).toEqual([]);
  return outcome.value;
};

/** `allowed`, or the code. */
const ruling = (id: American, request: CharlestonRequest): string => {
  const answer = judge(id, request);
  expect(answer.code === undefined).toBe(answer.allowed);
  return answer.code ?? 'allowed';
};

const pass = (changes: Partial<CharlestonPass> = {}): CharlestonPass => ({
  seat: 'E',
  charleston: 1,
  direction: 'right',
  tiles: '1B 2B 3B',
  ...changes,
});

const HAND = '123456789B EE RR J';
const one = (changes: Partial<CharlestonPass> = {}, rest: Partial<CharlestonRequest> = {}): CharlestonRequest => ({
  pass: pass(changes),
  hands: { E: HAND },
  ...rest,
});
const ALL_OPTIONS = { secondCharleston: true, blindPass: true, courtesy: true };

describe('Charleston: first, required', () => {
  it.each(GAMES)('%s: right, across and left, three tiles each', (id) => {
    for (const direction of ['right', 'across', 'left'] as const)
      expect(ruling(id, one({ direction }))).toBe('allowed');
  });
});

describe('Charleston: second', () => {
  const second = (rest: Partial<CharlestonRequest>) => one({ charleston: 2, direction: 'left' }, rest);

  it('league: only if nobody stops it', () => {
    expect(ruling('american-league', second({}))).toBe('allowed');
    expect(ruling('american-league', second({ stop: [] }))).toBe('allowed');
    expect(ruling('american-league', second({ stop: ['W'] }))).toBe('charleston.second_stopped');
  });

  it('deck advanced: if one or more wish', () => {
    expect(ruling('american-deck-advanced', second({ wish: ['S'] }))).toBe('allowed');
    expect(ruling('american-deck-advanced', second({ wish: [] }))).toBe('charleston.second_stopped');
    expect(ruling('american-deck-advanced', second({}))).toBe('charleston.second_stopped');
  });

  it('deck beginner: no (option secondCharleston)', () => {
    expect(ruling('american-deck-beginner', second({ wish: ['S'] }))).toBe('charleston.second_stopped');
    expect(ruling('american-deck-beginner', second({ options: { secondCharleston: true } }))).toBe('allowed');
    expect(ruling('american-deck-beginner', second({ wish: [], options: { secondCharleston: true } }))).toBe(
      'charleston.second_stopped',
    );
  });
});

describe('Charleston: what is said', () => {
  const said = (changes: Partial<CharlestonPass>, rest: Partial<CharlestonRequest> = {}) =>
    judge('american-league', one(changes, rest)).summary;

  it('names the tiles, those passed unseen, or none', () => {
    expect(said({})).toBe('East may pass 1B 2B 3B to South.');
    expect(said({ direction: 'left', tiles: '1B 2B', blind: 1 })).toBe(
      'East may pass 1B 2B and one tile unseen to North.',
    );
    expect(said({ direction: 'left', tiles: [], blind: 3 })).toBe('East may pass three tiles unseen to North.');
    expect(said({ charleston: 'courtesy', direction: 'across', tiles: [] })).toBe('East may pass no tile to West.');
    expect(said({ charleston: 2, direction: 'left' }, { stop: ['W', 'W', 'N'] })).toBe(
      'Not allowed: West and North stopped the second Charleston.',
    );
  });

  it('wish.ignored in the league, stop.ignored in the deck games', () => {
    const warned = (id: American, rest: Partial<CharlestonRequest>) =>
      judge(id, one({}, rest)).warnings.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(warned('american-league', { wish: ['S'] })).toEqual(['wish.ignored /wish']);
    expect(warned('american-league', { stop: ['S'] })).toEqual([]);
    expect(warned('american-deck-advanced', { stop: ['S'] })).toEqual(['stop.ignored /stop']);
    expect(warned('american-deck-advanced', { wish: ['S'] })).toEqual([]);
  });
});

describe('Charleston: blind pass', () => {
  const blind = (charleston: 1 | 2, direction: CharlestonPass['direction'], rest: Partial<CharlestonRequest> = {}) =>
    one({ charleston, direction, tiles: '1B 2B', blind: 1 }, { wish: ['E'], ...rest });

  it.each(['american-league', 'american-deck-advanced'] as const)(
    '%s: on the last pass of each, first left, second right',
    (id) => {
      expect(ruling(id, blind(1, 'left'))).toBe('allowed');
      expect(ruling(id, blind(2, 'right'))).toBe('allowed');
      for (const direction of ['right', 'across'] as const)
        expect(ruling(id, blind(1, direction))).toBe('charleston.blind_not_allowed');
      for (const direction of ['left', 'across'] as const)
        expect(ruling(id, blind(2, direction))).toBe('charleston.blind_not_allowed');
    },
  );

  it('deck beginner: no (option blindPass)', () => {
    expect(ruling('american-deck-beginner', blind(1, 'left'))).toBe('charleston.blind_not_allowed');
    expect(ruling('american-deck-beginner', blind(1, 'left', { options: { blindPass: true } }))).toBe('allowed');
  });

  it.each([1, 2, 3])('%i of the tiles just received', (n) => {
    const tiles = ['1B', '2B', '3B'].slice(n);
    expect(ruling('american-league', one({ direction: 'left', tiles, blind: n }))).toBe('allowed');
  });
});

describe('Charleston: courtesy pass', () => {
  const courtesy = (tiles: string[], agreed?: number, rest: Partial<CharlestonRequest> = {}) =>
    one({ charleston: 'courtesy', direction: 'across', tiles, ...(agreed === undefined ? {} : { agreed }) }, rest);

  it.each([0, 1, 2, 3])('league: %i tiles', (n) => {
    expect(ruling('american-league', courtesy(['1B', '2B', '3B'].slice(0, n)))).toBe('allowed');
  });

  it('deck advanced: 1 to 3', () => {
    expect(ruling('american-deck-advanced', courtesy(['1B']))).toBe('allowed');
    expect(ruling('american-deck-advanced', courtesy(['1B', '2B', '3B']))).toBe('allowed');
    expect(ruling('american-deck-advanced', courtesy([]))).toBe('charleston.courtesy_count');
  });

  it('deck beginner: no (option courtesy)', () => {
    expect(ruling('american-deck-beginner', courtesy(['1B']))).toBe('charleston.courtesy_count');
    expect(ruling('american-deck-beginner', courtesy(['1B'], 1, { options: { courtesy: true } }))).toBe('allowed');
  });

  it('charleston.courtesy_count: another number than the smaller one named', () => {
    expect(ruling('american-league', courtesy(['1B', '2B'], 2))).toBe('allowed');
    expect(ruling('american-league', courtesy(['1B', '2B'], 1))).toBe('charleston.courtesy_count');
    expect(ruling('american-league', courtesy(['1B', '2B'], undefined, { agreed: 3 }))).toBe(
      'charleston.courtesy_count',
    );
    expect(ruling('american-league', courtesy(['1B', '2B', '3B', '4B']))).toBe('charleston.courtesy_count');
  });

  it('it goes across', () => {
    expect(ruling('american-league', one({ charleston: 'courtesy', direction: 'left', tiles: '1B' }))).toBe(
      'charleston.wrong_order',
    );
  });
});

describe('Charleston: codes of one pass', () => {
  it.each(GAMES)('%s charleston.joker_passed: also in a courtesy pass', (id) => {
    expect(ruling(id, one({ tiles: '1B 2B J' }))).toBe('charleston.joker_passed');
    expect(
      ruling(
        id,
        one(
          { charleston: 'courtesy', direction: 'across', tiles: 'J' },
          { options: id === 'american-deck-beginner' ? ALL_OPTIONS : {} },
        ),
      ),
    ).toBe('charleston.joker_passed');
  });

  it('charleston.wrong_count: tiles and blind together are three', () => {
    expect(ruling('american-league', one({ tiles: '1B 2B' }))).toBe('charleston.wrong_count');
    expect(ruling('american-league', one({ tiles: '1B 2B 3B 4B' }))).toBe('charleston.wrong_count');
    expect(ruling('american-league', one({ direction: 'left', tiles: '1B 2B', blind: 2 }))).toBe(
      'charleston.wrong_count',
    );
  });

  it('charleston.not_held: repeats count', () => {
    expect(ruling('american-league', one({ tiles: '1B 1B 2B' }))).toBe('charleston.not_held');
    expect(ruling('american-league', one({ tiles: '1B 2B 9D' }))).toBe('charleston.not_held');
  });

  it('without the hand it cannot be told whether the tiles are held', () => {
    const answer = judge('american-league', { pass: pass({ tiles: '9D 9D 9D' }) });
    expect(answer).toMatchObject({ allowed: true, unchecked: ['charleston.not_held'] });
  });

  it('hands after the pass: the tiles leave one hand and join the other', () => {
    const answer = judge('american-league', { pass: pass({ direction: 'left' }), hands: { E: HAND, N: '9D' } });
    expect(answer.hands).toEqual({
      E: ['4B', '5B', '6B', '7B', '8B', '9B', 'E', 'E', 'R', 'R', 'J'],
      N: ['1B', '2B', '3B', '9D'],
    });
  });

  it('tile.unknown and tile.copies are problems of the request', () => {
    const unreadable = run('american-league', one({ tiles: ['blank', '1B', '2B'] }));
    expect(unreadable.ok ? null : unreadable.problems).toMatchObject([
      { code: 'tile.unknown', pointer: '/pass/tiles/0' },
    ]);
    const copies = run('american-league', { pass: pass(), hands: { E: HAND, S: '11111B' } });
    expect(copies.ok ? null : copies.problems[0]).toMatchObject({ code: 'tile.copies', tile: '1B' });
    const passes = [pass({ tiles: '111B' }), pass({ seat: 'S', tiles: '11B 2C' })];
    const unsent = run('american-league', { passes });
    expect(unsent.ok ? null : unsent.problems[0]).toMatchObject({ code: 'tile.copies', pointer: '/passes/1/tiles' });
    expect(run('american-league', { passes, hands: { E: HAND } }).ok).toBe(true);
  });
});

const HANDS = {
  E: '1111B 2222B 3333B EE',
  S: '1111C 2222C 3333C S',
  W: '1111D 2222D 3333D W',
  N: '4444B 5555B 6666B N',
};
const SEATS = ['E', 'S', 'W', 'N'] as const;
const four = (
  charleston: CharlestonPass['charleston'],
  direction: CharlestonPass['direction'],
  tiles: readonly [string, string, string, string],
  blind: readonly number[] = [0, 0, 0, 0],
): CharlestonPass[] => SEATS.map((seat, i) => ({ seat, charleston, direction, tiles: tiles[i]!, blind: blind[i]! }));

const FIRST = [
  ...four(1, 'right', ['111B', '111C', '111D', '444B']),
  ...four(1, 'across', ['222B', '222C', '222D', '555B']),
  ...four(1, 'left', ['333B', '333C', '333D', '666B']),
];

describe('Charleston: all passes so far', () => {
  it('right goes to the next player, across to the opposite, left to the previous', () => {
    const { steps, hands } = judge('american-league', { hands: HANDS, passes: FIRST });
    expect(steps.map((step) => step.direction)).toEqual(['right', 'across', 'left']);
    expect(steps[0]?.hands.S?.filter((tile) => tile === '1B')).toHaveLength(3);
    expect(steps[0]?.hands.E?.filter((tile) => tile === '4B')).toHaveLength(3);
    expect(steps[1]?.hands.W?.filter((tile) => tile === '2B')).toHaveLength(3);
    expect(steps[2]?.hands.N?.filter((tile) => tile === '3B')).toHaveLength(3);
    expect(Object.values(hands!).map((hand) => hand.length)).toEqual([14, 13, 13, 13]);
    expect(Object.values(hands!).flat()).toHaveLength(53);
  });

  it('the k-th blind tile is the k-th received: passed on unseen along the table', () => {
    // Left: East gives to North, North to West, West to South, South to East.
    const passes = [...FIRST.slice(0, 8), ...four(1, 'left', ['3B 3B 3B', '3C 3C', '3D', ''], [0, 1, 2, 3])].map(
      (each) => (each.tiles === '' ? { ...each, tiles: [] } : each),
    );
    const before = judge('american-league', { hands: HANDS, passes: passes.slice(0, 8) }).hands!;
    const { hands, allowed } = judge('american-league', { hands: HANDS, passes });
    expect(allowed).toBe(true);
    // North receives 3B 3B 3B and passes all on; West keeps the third, passes two; South keeps two of W's, and so on.
    expect(hands!.N).toEqual(before.N);
    const count = (seat: 'E' | 'S' | 'W' | 'N', tile: string) => hands![seat]!.filter((each) => each === tile).length;
    // West gave 3D and received 3B 3B 3B from North, of which the first two go on to South behind its own 3D.
    expect([count('W', '3D'), count('W', '3B')]).toEqual([3, 1]);
    // South received 3D 3B 3B; the first of them, 3D, goes on to East behind 3C 3C.
    expect([count('S', '3B'), count('S', '3D')]).toEqual([2, 0]);
    expect([count('E', '3C'), count('E', '3D')]).toEqual([2, 1]);
    expect(Object.values(hands!).flat()).toHaveLength(53);
  });

  it('charleston.blind_cycle: all four pass three blind', () => {
    const passes = [...FIRST.slice(0, 8), ...four(1, 'left', ['', '', '', ''], [3, 3, 3, 3])];
    expect(ruling('american-league', { hands: HANDS, passes })).toBe('charleston.blind_cycle');
    const three = [...FIRST.slice(0, 8), ...four(1, 'left', ['333B', '', '', ''], [0, 3, 3, 3])];
    expect(ruling('american-league', { hands: HANDS, passes: three })).toBe('allowed');
    const one = [...FIRST.slice(0, 8), ...four(1, 'left', ['33B', '33C', '33D', '66B'], [1, 1, 1, 1])];
    expect(ruling('american-league', { hands: HANDS, passes: one })).toBe('allowed');
  });

  const again = (direction: CharlestonPass['direction']) => four(2, direction, ['E', 'S', 'W', 'N'], [0, 0, 0, 0]);

  it('charleston.wrong_order: passes out of order, a seat twice, anything after the courtesy pass', () => {
    const order = (passes: CharlestonPass[]) => ruling('american-league', { hands: HANDS, passes });
    expect(order(FIRST.slice(4))).toBe('charleston.wrong_order');
    expect(order([...FIRST.slice(0, 4), ...FIRST.slice(8)])).toBe('charleston.wrong_order');
    expect(order([...FIRST.slice(0, 3), FIRST[0]!])).toBe('charleston.wrong_order');
    expect(order([...FIRST, ...again('right')])).toBe('charleston.wrong_order');
    expect(order([...FIRST.slice(0, 4), ...again('left')])).toBe('charleston.wrong_order');
    const courtesy = four('courtesy', 'across', ['E', 'S', 'W', 'N']);
    expect(order([...FIRST, ...courtesy])).toBe('allowed');
    expect(order([...FIRST, ...courtesy, ...courtesy])).toBe('charleston.wrong_order');
    expect(order([...FIRST.slice(0, 8), ...courtesy])).toBe('charleston.wrong_order');
  });

  it('the second Charleston goes left, across, right', () => {
    const second = (['left', 'across', 'right'] as const).flatMap((direction, i) =>
      four(
        2,
        direction,
        (i === 0
          ? ['444B', '111B', '111C', '111D']
          : i === 1
            ? ['111B', '111C', '111D', '444B']
            : ['111D', '444B', '111B', '111C']) as never,
      ),
    );
    const passes = [...FIRST, ...second];
    const answer = judge('american-league', { hands: HANDS, passes });
    expect(answer.detail).toBeUndefined();
    expect(answer.steps.map((step) => `${step.charleston} ${step.direction}`)).toEqual([
      '1 right',
      '1 across',
      '1 left',
      '2 left',
      '2 across',
      '2 right',
    ]);
    expect(ruling('american-league', { hands: HANDS, passes, stop: ['S'] })).toBe('charleston.second_stopped');
    expect(ruling('american-deck-advanced', { hands: HANDS, passes })).toBe('charleston.second_stopped');
    expect(ruling('american-deck-advanced', { hands: HANDS, passes, wish: ['N'] })).toBe('allowed');
    expect(ruling('american-deck-beginner', { hands: HANDS, passes })).toBe('charleston.second_stopped');
  });

  it('charleston.courtesy_count: opposite players exchange the same number', () => {
    const passes = [...FIRST, ...four('courtesy', 'across', ['E E', 'S', 'W', 'N'])];
    expect(ruling('american-league', { hands: HANDS, passes })).toBe('charleston.courtesy_count');
  });

  it('one pair may exchange alone', () => {
    const passes = [
      ...FIRST,
      ...four('courtesy', 'across', ['E', 'S', 'W', 'N']).filter((each) => 'SN'.includes(each.seat)),
    ];
    const { hands, warnings } = judge('american-league', { hands: HANDS, passes });
    expect(warnings).toEqual([]);
    expect(hands!.S).toContain('N');
    expect(hands!.N).toContain('S');
  });

  it('a pass that not all have made is judged, not carried out', () => {
    const answer = judge('american-league', { hands: HANDS, passes: FIRST.slice(0, 2) });
    expect(answer).toMatchObject({ allowed: true, steps: [], warnings: [{ code: 'charleston.unfinished' }] });
    expect(answer.hands!.E).toHaveLength(14);
  });

  it('the refused pass is pointed to, and hands stand as they were before it', () => {
    const passes = [...FIRST.slice(0, 5), { ...FIRST[5]!, tiles: '9D 9D 9D' }, ...FIRST.slice(6)];
    const answer = judge('american-league', { hands: HANDS, passes });
    expect(answer).toMatchObject({ code: 'charleston.not_held', pointer: '/passes/5' });
    expect(answer.hands).toEqual(answer.steps[0]?.hands);
  });
});
