import { describe, expect, it } from 'vitest';
import type { CharlestonPass, CharlestonRequest } from '../../../schemas/charleston.js';
import { charlestonOperation } from '../../../src/rules/table/charleston.js';
import { env, TABLES } from './sheets.js';

const { sheet, rules } = TABLES['american-league'];
const judge = (request: CharlestonRequest) => {
  const outcome = charlestonOperation(sheet, rules.charleston!)(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};
/** `allowed`, or the code. */
const ruling = (request: CharlestonRequest): string => judge(request).code ?? 'allowed';

describe('Charleston: what may come when', () => {
  const ORDER = ['1 right', '1 across', '1 left', '2 left', '2 across', '2 right', 'courtesy across'];
  const ALL = [1, 2, 'courtesy'].flatMap((charleston) =>
    ['right', 'across', 'left'].map((direction) => `${charleston} ${direction}`),
  );
  /** The four passes of a turn, no hands sent. */
  const turn = (name: string): CharlestonPass[] => {
    const [charleston, direction] = name.split(' ') as [string, CharlestonPass['direction']];
    const round = charleston === 'courtesy' ? charleston : (Number(charleston) as 1 | 2);
    return (['E', 'S', 'W', 'N'] as const).map((seat, i) => ({
      seat,
      charleston: round,
      direction,
      tiles: ['1B 2B 3B', '1C 2C 3C', '1D 2D 3D', '7B 8B 9B'][i]!,
    }));
  };

  it.each(ORDER.map((_, n) => ORDER.slice(0, n)))('after %j', (...before) => {
    const past = before.filter((name): name is string => typeof name === 'string');
    const allowed = ALL.filter((name) => ruling({ passes: [...past, name].flatMap(turn) }) === 'allowed');
    const next = ORDER[past.length]!;
    // The courtesy pass comes after the first Charleston where there is no second.
    expect(allowed).toEqual(past.length === 3 ? ['2 left', 'courtesy across'] : [next]);
  });

  it('nothing comes after the courtesy pass, with or without a second Charleston', () => {
    for (const past of [ORDER, [...ORDER.slice(0, 3), 'courtesy across']]) {
      for (const name of ALL) {
        expect(ruling({ passes: [...past, name].flatMap(turn) })).not.toBe('allowed');
      }
    }
  });

  it('says what was assumed of the tiles of hands and of passes', () => {
    const warned = (request: CharlestonRequest) => judge(request).warnings.map(({ code, pointer }) => [code, pointer]);
    expect(warned({ pass: { ...turn('1 right')[0]!, tiles: '1F 1B 1C' }, hands: { S: '5z' } })).toEqual([
      ['notation.assumed', '/hands/S'],
      ['notation.assumed', '/pass/tiles'],
    ]);
    expect(warned({ passes: turn('1 right').map((each) => ({ ...each, tiles: '5z 2B 3B' })) })).toEqual(
      [0, 1, 2, 3].map((i) => ['notation.assumed', `/passes/${i}/tiles`]),
    );
  });

  it('a stopped second Charleston is told before anything else that is wrong with the passes', () => {
    const passes = [...ORDER.slice(0, 3).flatMap(turn), turn('2 right')[0]!, ...turn('2 left').slice(1)];
    expect(ruling({ passes })).toBe('charleston.wrong_order');
    expect(ruling({ passes, stop: ['W'] })).toBe('charleston.second_stopped');
    const held = [...ORDER.slice(0, 3).flatMap(turn), ...turn('2 left')];
    expect(ruling({ passes: [turn('2 left')[0]!], stop: ['W'] })).toBe('charleston.second_stopped');
    expect(judge({ passes: held, stop: ['W'] })).toMatchObject({ code: 'charleston.second_stopped' });
  });
});
