import { describe, expect, it } from 'vitest';
import type { HandRequest } from '../../../schemas/hand.js';
import type { ClassicalValidateAnswer } from '../../../schemas/validate.js';
import type { Env } from '../../../src/rules/answer.js';
import type { RuleSheet } from '../../../src/rules/classical/sheet.js';
import { validateOperation } from '../../../src/rules/classical/validate.js';
import { babcock1923 } from '../../../src/rules/variants/babcock-1923/sheet.js';
import { british } from '../../../src/rules/variants/british/sheet.js';
import { chinese } from '../../../src/rules/variants/chinese/sheet.js';
import { misfits } from '../../support/answers.js';

const env: Env = { findCard: () => undefined, cardCache: new Map() };

const validate = (sheet: RuleSheet, request: HandRequest): ClassicalValidateAnswer => {
  const outcome = validateOperation(sheet)(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(misfits('ValidateAnswer', outcome.value)).toEqual([]);
  return outcome.value;
};

const judged = (sheet: RuleSheet, request: HandRequest): [string, string[]] => {
  const { state, problems } = validate(sheet, request);
  return [state, problems.map(({ code }) => code)];
};

describe('state', () => {
  it('waiting, with the waits and distance 1', () => {
    const answer = validate(babcock1923, { hand: { concealed: '123B 456C 789D EE RR' } });
    expect(answer).toMatchObject({ state: 'waiting', problems: [], waits: ['E', 'R'], distance: 1 });
    expect(answer.summary).toBe('The hand is legal and waits for E or R.');
  });

  it('incomplete, with the distance', () => {
    expect(validate(babcock1923, { hand: { concealed: '123B 456C 789D E S RR' } })).toMatchObject({
      state: 'incomplete',
      problems: [],
      waits: [],
      distance: 2,
      summary: 'The hand is legal and lacks 2 tiles.',
    });
    const fourteen = validate(babcock1923, { hand: { concealed: '123B 456C 789D E S RRR' } });
    expect(fourteen).toMatchObject({ state: 'incomplete', problems: [], distance: 1 });
    expect('waits' in fourteen).toBe(false);
  });

  it('complete, with or without a win', () => {
    const hand = { concealed: '123B 456C 789D EEE RR' };
    expect(judged(babcock1923, { hand })).toEqual(['complete', []]);
    expect(judged(babcock1923, { hand, win: { tile: 'E', by: 'wall' } })).toEqual(['complete', []]);
    expect(judged(babcock1923, { hand, win: { by: 'deal' } })).toEqual(['complete', []]);
  });

  it('dead, whatever the count', () => {
    expect(judged(babcock1923, { hand: { concealed: '123B' }, dead: true })).toEqual(['dead', []]);
    expect(judged(babcock1923, { hand: { concealed: '11111B' }, dead: true })).toEqual(['illegal', ['tile.copies']]);
  });

  it('illegal, with every problem of every stage that can be reached', () => {
    expect(judged(babcock1923, { hand: { concealed: '123B 4X 5Y' } })).toEqual([
      'illegal',
      ['tile.unknown', 'tile.unknown'],
    ]);
    const [state, codes] = judged(babcock1923, {
      hand: { concealed: '11111B 456C 789D J', melds: ['EES'] },
      win: { tile: '2B', by: 'discard', facts: ['last-tile'] },
    });
    expect(state).toBe('illegal');
    expect(codes).toEqual(
      expect.arrayContaining(['meld.invalid', 'tile.copies', 'tile.not_in_set', 'win.contradiction']),
    );
  });
});

describe('a win that is none', () => {
  it('is told with what the hand waits for', () => {
    const answer = validate(babcock1923, {
      hand: { concealed: '123B 456C 789D EE RR' },
      win: { tile: 'S', by: 'wall' },
    });
    expect(answer.state).toBe('incomplete');
    expect(answer.problems).toEqual([
      expect.objectContaining({ code: 'hand.not_winning', distance: 1, waits: ['E', 'R'] }),
    ]);
  });

  it('is told beside facts that contradict each other', () => {
    const request = {
      hand: { concealed: '123B 456C 789D EE RR' },
      win: { tile: 'S', by: 'discard', facts: ['last-tile'] },
    };
    expect(judged(babcock1923, request)).toEqual(['illegal', ['win.contradiction', 'hand.not_winning']]);
  });

  it('is not judged where its tile is missing', () => {
    const hand = { concealed: '123B 456C 789D EE RR' };
    expect(judged(babcock1923, { hand, win: { by: 'discard' } })).toEqual(['illegal', ['win.incomplete']]);
  });

  it('has too many runs for the british game', () => {
    const request = { hand: { concealed: '123B 456C 777D EEE RR' }, win: { tile: 'R', by: 'discard' } };
    expect(judged(chinese, request)).toEqual(['complete', []]);
    expect(judged(british, request)).toEqual(['incomplete', ['hand.too_many_chows']]);
    expect(judged(chinese, { ...request, table: { players: 2 } })).toEqual(['incomplete', ['hand.too_many_chows']]);
  });

  it('is complete and lacks the minimum of doubles', () => {
    const request = {
      hand: { concealed: '222B 444C 777D 88D 55C' },
      win: { tile: '5C', by: 'discard' },
      table: { players: 2 },
    };
    expect(judged(chinese, request)).toEqual(['complete', ['win.minimum_doubles']]);
  });
});

it('two runs on the table of the british game are told, without a win', () => {
  const answer = validate(british, { hand: { concealed: '444D 55D 66C', melds: ['123B', '123C'] } });
  expect(answer.state).toBe('incomplete');
  expect(answer.problems.map(({ code, pointer }) => [code, pointer])).toEqual([['hand.too_many_chows', '/hand/melds']]);
  expect('distance' in answer).toBe(false);
});
