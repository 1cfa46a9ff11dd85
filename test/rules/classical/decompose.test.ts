import { describe, expect, it } from 'vitest';
import type { ClassicalDecomposeAnswer } from '../../../schemas/decompose.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { Env } from '../../../src/rules/answer.js';
import { decomposeOperation } from '../../../src/rules/classical/decompose.js';
import { scoreOperation } from '../../../src/rules/classical/score.js';
import type { RuleSheet } from '../../../src/rules/classical/sheet.js';
import type { Problem } from '../../../src/rules/problem.js';
import { kindOf, TOKENS } from '../../../src/rules/tiles/kinds.js';
import { babcock1923 } from '../../../src/rules/variants/babcock-1923/sheet.js';
import { british } from '../../../src/rules/variants/british/sheet.js';
import { chinese } from '../../../src/rules/variants/chinese/sheet.js';
import { misfits } from '../../support/answers.js';
import { naiveReadings, naiveWaits } from '../hand/naive.js';
import { randomComplete, randomTiles, removeOne, seeded } from '../hand/random-hands.js';

const env: Env = { findCard: () => undefined, cardCache: new Map() };

const decompose = (sheet: RuleSheet, request: HandRequest): ClassicalDecomposeAnswer => {
  const outcome = decomposeOperation(sheet)(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(misfits('DecomposeAnswer', outcome.value)).toEqual([]);
  return outcome.value;
};

const refusal = (sheet: RuleSheet, request: HandRequest): readonly Problem[] => {
  const outcome = decomposeOperation(sheet)(request, env);
  return outcome.ok ? [] : outcome.problems;
};

/** A reading on one line: the winning set in brackets, exposed sets with `!`. */
const lines = ({ readings }: ClassicalDecomposeAnswer): string[] =>
  readings.map(({ shape, sets, pair }) => {
    const shown = sets.map(({ tiles, concealed, winning }) => {
      const text = `${tiles.join('')}${concealed ? '' : '!'}`;
      return winning ? `[${text}]` : text;
    });
    const last = pair === undefined ? [] : [pair.winning ? `[${pair.tiles.join('')}]` : pair.tiles.join('')];
    return [shape, ...shown, ...last].join(' ');
  });

const tilesOf = (counts: Uint8Array): string[] =>
  Array.from(counts).flatMap((n, kind) => new Array<string>(n).fill(TOKENS[kind]!));

describe('readings of a complete hand', () => {
  it('come in canonical order, with the set that a claimed tile finished exposed', () => {
    const request = { hand: { concealed: '11122233B 456C EE' }, win: { tile: '3B', by: 'discard' } };
    expect(lines(decompose(babcock1923, request))).toEqual([
      'standard 1B1B1B 2B2B2B [3B3B3B!] 4C5C6C EE',
      'standard 1B2B3B 1B2B3B [1B2B3B!] 4C5C6C EE',
    ]);
  });

  it('are one for each different set or pair that a claimed tile can finish', () => {
    const request = { hand: { concealed: '11B 23B 444C 555D EEE' }, win: { tile: '1B', by: 'discard' } };
    expect(lines(decompose(babcock1923, request))).toEqual([
      'standard 4C4C4C 5D5D5D EEE 1B2B3B [1B1B]',
      'standard 4C4C4C 5D5D5D EEE [1B2B3B!] 1B1B',
    ]);
  });

  it('are one where the tile was drawn: the first set in canonical order is the winning one', () => {
    const request = { hand: { concealed: '11B 23B 444C 555D EEE' }, win: { tile: '1B', by: 'wall' } };
    expect(lines(decompose(babcock1923, request))).toEqual(['standard 4C4C4C 5D5D5D EEE [1B2B3B] 1B1B']);
  });

  it('mark no winning set in 14 tiles without a win, nor in a hand as dealt', () => {
    const hand = { concealed: '123B 456C 789D EEE RR' };
    const expected = ['standard EEE 1B2B3B 4C5C6C 7D8D9D RR'];
    const plain = decompose(babcock1923, { hand });
    expect(lines(plain)).toEqual(expected);
    expect(plain.waits).toBe(undefined);
    const dealt = decompose(babcock1923, { hand, win: { by: 'deal' } });
    expect(lines(dealt)).toEqual(expected);
    expect(dealt.seat).toBe('E');
  });

  it('keep sets on the table as they lie, kongs first', () => {
    const request = {
      hand: { concealed: '23B 777D RR', melds: ['444C', { tiles: 'EEEE', concealed: true }] },
      win: { tile: '4B', by: 'wall' },
    };
    const [reading] = decompose(babcock1923, request).readings;
    expect(reading!.sets.map(({ kind, melded, concealed }) => [kind, melded, concealed])).toEqual([
      ['kong', true, true],
      ['pung', true, false],
      ['pung', false, true],
      ['chow', false, true],
    ]);
  });

  it('include special shapes after the standard shape', () => {
    const gates = { hand: { concealed: '1112345678999B' }, win: { tile: '5B', by: 'wall' } };
    expect(decompose(british, gates).readings.map(({ shape }) => shape)).toEqual(['gates-of-heaven']);
    const wonders = { hand: { concealed: '19B 19C 19D ESWN RGP' }, win: { tile: 'P', by: 'discard' } };
    expect(lines(decompose(chinese, wonders))).toEqual(['thirteen-unique-wonders [PP!] 1B9B1C9C1D9DESWNRG']);
    expect(decompose(babcock1923, { hand: wonders.hand, win: wonders.win }).complete).toBe(false);
  });

  it('obey the limit of runs: one in the british game, none with two players', () => {
    const runs = { hand: { concealed: '123B 456C 777D EEE RR' } };
    expect(decompose(chinese, runs).complete).toBe(true);
    expect(decompose(british, runs).complete).toBe(false);
    expect(decompose(chinese, { ...runs, table: { players: 2 } }).complete).toBe(false);
    const one = { hand: { concealed: '123B 444C 777D EEE RR' } };
    expect(decompose(british, one).complete).toBe(true);
  });

  it('leave the minimum of doubles aside', () => {
    const poor = {
      hand: { concealed: '222B 444C 777D 88D 55C' },
      win: { tile: '5C', by: 'discard' },
      table: { players: 2 },
    };
    expect(scoreOperation(chinese)(poor, env).ok).toBe(false);
    expect(decompose(chinese, poor).complete).toBe(true);
  });
});

describe('waits', () => {
  it('count the copies that are nowhere in the request', () => {
    const { waits, distance, complete } = decompose(babcock1923, {
      hand: { concealed: '444B 23B 777D EE', melds: ['RRRR'] },
      seat: 'S',
      visible: '1B 1B 4B',
    });
    expect([complete, distance]).toEqual([false, 1]);
    expect(waits!.map(({ tile, left }) => [tile, left])).toEqual([
      ['1B', 2],
      ['4B', 0],
      ['E', 2],
    ]);
  });

  it('say what the hand would score by a discard and by the wall, as score does', () => {
    const hand = { concealed: '111B 999C EEE GG 55D' };
    const { waits } = decompose(chinese, { hand, seat: 'E', prevailingWind: 'S' });
    expect(waits!.length).toBe(2);
    for (const { tile, totals } of waits!) {
      for (const by of ['discard', 'wall'] as const) {
        const request = { hand, seat: 'E' as const, prevailingWind: 'S' as const, win: { tile, by } };
        const scored = scoreOperation(chinese)(request, env);
        expect(totals![by]).toBe(scored.ok ? scored.value.score.total : undefined);
      }
    }
  });

  it('name the shapes and special hands that a tile completes', () => {
    const side = (sheet: RuleSheet, concealed: string) =>
      Object.fromEntries(
        decompose(sheet, { hand: { concealed } }).waits!.map(({ tile, completes }) => [tile, completes]),
      );
    expect(side(british, '1112345678999B')['5B']).toEqual(['gates-of-heaven']);
    expect(side(british, '222B 444B 666B 888B G')).toEqual({
      G: ['standard', 'buried-treasure', 'imperial-jade'],
    });
    expect(side(chinese, '111B 999C EEE 11C 9D 9D')['9D']).toEqual(['standard']);
    expect(side(chinese, '111B 999B 111C 999C 9D')).toEqual({ '9D': ['standard', 'heads-and-tails'] });
    expect(side(british, '1122345B 112234C')['5C']).toEqual(['knitting']);
  });

  it('are told as refused where the minimum of doubles is not reached', () => {
    const { waits } = decompose(chinese, {
      hand: { concealed: '222B 444C 777D 88D 55C' },
      table: { players: 2 },
    });
    for (const wait of waits!) {
      for (const by of ['discard', 'wall'] as const) {
        const refused = wait.refused?.some((one) => one.by === by && one.code === 'win.minimum_doubles') ?? false;
        expect(refused).toBe(wait.totals![by] === undefined);
      }
    }
    expect(waits!.some(({ refused }) => refused !== undefined)).toBe(true);
  });

  it('assume for missing winds, once for all waits', () => {
    const { assumptions } = decompose(chinese, { hand: { concealed: '111B 999C EEE GG 55D' } });
    expect(assumptions.map(({ id }) => id)).toEqual(expect.arrayContaining(['seat', 'prevailing-wind']));
    expect(new Set(assumptions.map(({ id }) => id)).size).toBe(assumptions.length);
  });

  it('are those of the 13-tile side beside a win', () => {
    const { waits, complete } = decompose(babcock1923, {
      hand: { concealed: '123B 456C 789D EE RR' },
      win: { tile: 'R', by: 'wall' },
    });
    expect(complete).toBe(true);
    expect(waits!.map(({ tile, left }) => [tile, left])).toEqual([
      ['E', 2],
      ['R', 1],
    ]);
  });
});

describe('14 tiles that are not complete', () => {
  it('get what to throw for which waits', () => {
    const { discards, distance, waits, summary } = decompose(babcock1923, {
      hand: { concealed: '123B 456C 78D 99D EEE R' },
      visible: '6D',
    });
    expect(distance).toBe(1);
    expect(waits).toBe(undefined);
    expect(discards![0]).toEqual({
      tile: 'R',
      distance: 1,
      waits: [
        { tile: '6D', left: 3 },
        { tile: '9D', left: 2 },
      ],
    });
    expect(summary).toBe('The hand lacks 1 tile. Throw R and it waits for 6D or 9D (5 tiles left).');
  });

  it('do not count the thrown tile as left', () => {
    const { discards } = decompose(babcock1923, { hand: { concealed: '123B 456C 789D EEE RS' } });
    const thrown = (tile: string) => discards!.find((one) => one.tile === tile)!;
    expect(thrown('R').waits).toEqual([{ tile: 'S', left: 3 }]);
    // Throwing an East leaves a pair of them, waiting for nothing.
    expect(thrown('E').distance).toBe(2);
  });
});

describe('other hands', () => {
  it('have no distance once too many runs are laid down', () => {
    const answer = decompose(british, { hand: { concealed: '444D 55D 66C', melds: ['123B', '123C'] } });
    expect('distance' in answer).toBe(false);
    expect(answer.waits).toEqual([]);
  });

  it('are not read when dead', () => {
    const answer = decompose(babcock1923, { hand: { concealed: '123B' }, dead: true });
    expect([answer.complete, answer.readings, answer.waits, answer.summary]).toEqual([
      false,
      [],
      undefined,
      'The hand is dead.',
    ]);
  });

  it('are refused where they are no legal hand, by the first stage that fails', () => {
    expect(refusal(babcock1923, { hand: { concealed: '123B 4X' } }).map(({ code }) => code)).toEqual(['tile.unknown']);
    expect(refusal(babcock1923, { hand: { concealed: '123B' } }).map(({ code }) => code)).toEqual(['hand.count']);
    expect(refusal(babcock1923, { hand: { concealed: '11111B 456C 789D EE' } }).map(({ code }) => code)).toEqual([
      'tile.copies',
    ]);
  });
});

describe('against trying everything', () => {
  it('readings, completeness and waits of random hands', () => {
    const below = seeded(21);
    for (let i = 0; i < 300; i++) {
      const hand = i % 4 === 0 ? randomTiles(below, 14, 9) : randomComplete(below);
      const tile = removeOne(below, hand);
      const answer = decompose(babcock1923, {
        hand: { concealed: tilesOf(hand) },
        win: { tile: TOKENS[tile]!, by: 'wall' },
      });
      const whole = hand.slice();
      whole[tile]! += 1;
      expect(answer.readings.length).toBe(naiveReadings(whole, 4, 4).size);
      expect(answer.complete).toBe(answer.readings.length > 0);
      expect(answer.waits!.map((wait) => kindOf(wait.tile))).toEqual(naiveWaits(hand, 4, 4));
    }
  });
});
