import { describe, expect, it } from 'vitest';
import type { AmericanValidateAnswer } from '../../../schemas/american.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { AmericanRules } from '../../../src/rules/american/rules.js';
import { validateOperation } from '../../../src/rules/american/validate.js';
import type { Env } from '../../../src/rules/answer.js';
import { deckAdvancedRules } from '../../../src/rules/variants/american-deck-advanced/rules.js';
import { deckBeginnerRules } from '../../../src/rules/variants/american-deck-beginner/rules.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { cardOf } from './american-support.js';

const env: Env = { findCard: () => undefined, cardCache: new Map() };
const card = cardOf([
  { pattern: '2B*4 5B*4 8B*4 F*2' },
  { pattern: '2B*3 5B*4 8B*5 F*2' },
  { pattern: 'E*4 W*4 N*4 F*2', mode: 'concealed' },
  { pattern: 'R*4! G*4 P*4 F*2' },
]);
const validate = (request: HandRequest, rules: AmericanRules = leagueRules): AmericanValidateAnswer => {
  const outcome = validateOperation(rules)(rules === leagueRules ? { card, ...request } : request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};
const judged = (request: HandRequest, rules?: AmericanRules) => {
  const { state, dead, exposures } = validate(request, rules);
  return { state, dead: dead.map(({ code }) => code), exposures: exposures.map(({ ruling }) => ruling) };
};

describe('a hand that is alive', () => {
  it('waits, is complete, or neither', () => {
    expect(judged({ hand: { concealed: '2222B 5555B 888B FF' } }).state).toBe('waiting');
    expect(judged({ hand: { concealed: '2222B 5555B 8888B FF' } }).state).toBe('complete');
    expect(judged({ hand: { concealed: '2222B 5555B 88B FFN' } }).state).toBe('incomplete');
    expect(judged({ hand: { concealed: '2222B 5555B 888B FFN' } }).state).toBe('incomplete');
  });

  it('lists the lines still open to it, and lets its sets stay', () => {
    const answer = validate({ hand: { concealed: '222B 555B 8B FF', melds: ['888B J'] } });
    expect(answer.possibleLines).toEqual([{ id: 'L1', section: 's', value: 25, mode: 'exposed' }]);
    expect(answer.exposures).toEqual([
      {
        index: 0,
        set: { kind: 'kong', tiles: ['8B', '8B', '8B', 'J'], concealed: false },
        ruling: 'stays',
        jokersExchangeable: true,
      },
    ]);
  });

  it('is illegal, not dead, where tiles are unreadable or too many', () => {
    expect(judged({ hand: { concealed: '2222B 5555B 888B FX' } })).toMatchObject({ state: 'illegal', dead: [] });
    expect(judged({ hand: { concealed: '22222B 5555B 88B FF' } })).toMatchObject({ state: 'illegal', dead: [] });
  });

  it('that was declared dead is dead without a reason of ours', () => {
    expect(judged({ hand: { concealed: '2222B 5555B 888B FF' }, dead: true })).toMatchObject({
      state: 'dead',
      dead: [],
    });
  });
});

describe('a dead hand', () => {
  it('count: all sets stay', () => {
    const short = judged({ hand: { concealed: '222B 555B 8B F', melds: ['888B J'] } });
    expect(short).toEqual({ state: 'dead', dead: ['dead.count'], exposures: ['stays'] });
    expect(judged({ hand: { concealed: '222B 555B 88B FFNN', melds: ['888B J'] } }).dead).toEqual(['dead.count']);
  });

  it('exposure-no-line: the offending last set is returned', () => {
    const wrong = judged({ hand: { concealed: '5B 888B FF', melds: ['2222B', '555B'] } });
    expect(wrong).toEqual({ state: 'dead', dead: ['dead.exposure_no_line'], exposures: ['stays', 'returned'] });
  });

  it('exposure-no-line: also where the group takes no such jokers', () => {
    expect(judged({ hand: { concealed: 'GGGG PPP FF', melds: ['RRR J'] } }).dead).toEqual(['dead.exposure_no_line']);
    expect(judged({ hand: { concealed: 'GGGG PPP FF', melds: ['RRRR'] } }).dead).toEqual([]);
  });

  it('exposure-wrong: that set alone is returned', () => {
    const wrong = judged({ hand: { concealed: '555B 8B FF N', melds: ['2222B', 'FF'] } });
    expect(wrong).toEqual({ state: 'dead', dead: ['dead.exposure_wrong'], exposures: ['stays', 'returned'] });
    const joker = judged({ hand: { concealed: '5555B 88B N', melds: ['2222B', 'F J'] } });
    expect(joker).toEqual({ state: 'dead', dead: ['dead.exposure_wrong'], exposures: ['stays', 'returned'] });
  });

  it('concealed-exposed: no set stays', () => {
    const wrong = judged({ hand: { concealed: 'NNN FF', melds: ['EEEE', 'WWWW'] } });
    expect(wrong).toEqual({ state: 'dead', dead: ['dead.concealed_exposed'], exposures: ['returned', 'returned'] });
  });

  it('impossible: all sets stay; a discarded joker is gone, one in an exposed set is not', () => {
    const hand = { concealed: '222B 555B 8B FF', melds: ['888B J'] };
    const noFlowers = judged({ hand: { concealed: '222B 5555B NN', melds: ['888B J'] }, visible: 'FFFFFFF' });
    expect(noFlowers).toEqual({ state: 'dead', dead: ['dead.impossible'], exposures: ['stays'] });
    expect(judged({ hand, visible: '2B' }).dead).toEqual([]);
    const gone = { hand: { concealed: 'NNNN RR FF 8B', melds: ['2222B'] } };
    expect(judged({ hand: gone.hand, visible: '5555B JJJJ' }).dead).toEqual([]);
    expect(judged({ hand: gone.hand, visible: '5555B JJJJJ' }).dead).toEqual(['dead.impossible']);
    const inSets = judged({ hand: gone.hand, visible: '5555B', visibleMelds: ['GGGG', 'R JJJ', 'P JJJ'] });
    expect(inSets.dead).toEqual([]);
  });

  it('false-mahjong: declared and no line', () => {
    const wrong = judged({
      hand: { concealed: '222B 555B 8B FF', melds: ['888B J'] },
      win: { tile: 'N', by: 'discard' },
    });
    expect(wrong).toEqual({ state: 'dead', dead: ['dead.false_mahjong'], exposures: ['stays'] });
  });

  const events = [
    ['wrong-exchange', 'dead.wrong_exchange'],
    ['out-of-turn', 'dead.out_of_turn'],
    ['wrong-wall', 'dead.wrong_wall'],
    ['early-exchange', 'dead.early_exchange'],
    ['misnamed-exposure', 'dead.misnamed_exposure'],
  ] as const;
  const hand = { concealed: '555B 8B FF', melds: ['2222B', '888B J'] };
  it.each(events)('%s, as told', (kind, code) => {
    const set = kind === 'wrong-exchange' ? 0 : 1;
    const told = judged({ hand, events: [{ kind, set }] });
    expect(told.state).toBe('dead');
    expect(told.dead).toEqual([code]);
    expect(told.exposures).toEqual(set === 0 ? ['returned', 'stays'] : ['stays', 'returned']);
  });

  it('sets exposed before an event stay', () => {
    expect(judged({ hand, events: [{ kind: 'out-of-turn' }] }).exposures).toEqual(['stays', 'stays']);
    expect(judged({ hand, events: [{ kind: 'early-exchange', set: 0 }] }).exposures).toEqual(['returned', 'returned']);
  });

  it('a set that the hand has not exposed is told, and the event taken as if it named none', () => {
    const { exposures, warnings } = validate({ hand, events: [{ kind: 'out-of-turn', set: 2 }] });
    expect(exposures.map(({ ruling }) => ruling)).toEqual(['stays', 'stays']);
    expect(warnings).toMatchObject([{ code: 'event.set_ignored', pointer: '/events/0/set' }]);
    expect(validate({ hand, events: [{ kind: 'out-of-turn', set: 1 }] }).warnings).toEqual([]);
  });

  it('misnamed-exposure only if the caller kept the wrong set', () => {
    expect(judged({ hand, events: [{ kind: 'misnamed-exposure', kept: false }] }).dead).toEqual([]);
    const kept = validate({ hand, events: [{ kind: 'misnamed-exposure' }] });
    expect(kept.assumptions.map(({ id }) => id)).toEqual(['misnamed-kept']);
    expect(kept.exposures.map(({ ruling }) => ruling)).toEqual(['stays', 'returned']);
  });

  it('jokers of a set that stays may still be exchanged, those of a returned one not', () => {
    const { exposures } = validate({ hand, events: [{ kind: 'wrong-exchange', set: 1 }] });
    expect(exposures.map(({ jokersExchangeable }) => jokersExchangeable)).toEqual([false, false]);
    const others = validate({ hand, events: [{ kind: 'out-of-turn' }] }).exposures;
    expect(others.map(({ jokersExchangeable }) => jokersExchangeable)).toEqual([false, true]);
  });
});

describe('deck games', () => {
  it('know only the count and a false mahjong', () => {
    const hand = { concealed: '9999C GGGG 888D 7D' };
    expect(judged({ hand }, deckBeginnerRules)).toMatchObject({ state: 'dead', dead: ['dead.count'] });
    const declared = { hand: { concealed: '9999C GGGG 888D 77D' }, win: { tile: 'N', by: 'wall' } };
    expect(judged(declared, deckBeginnerRules).dead).toEqual(['dead.false_mahjong']);
    const event = { hand: { concealed: '9999C GGGG 888D 77D' }, events: [{ kind: 'out-of-turn' }] };
    const answer = validate(event, deckBeginnerRules);
    expect(answer.state).toBe('waiting');
    expect(answer.warnings.map(({ code }) => code)).toEqual(['event.ignored']);
    const misnamed = { ...event, events: [{ kind: 'misnamed-exposure', set: 3 }] };
    expect(validate(misnamed as never, deckBeginnerRules)).toMatchObject({
      assumptions: [],
      warnings: [{ code: 'event.ignored' }],
    });
  });

  it('take a set of a size that the game does not have for illegal', () => {
    expect(judged({ hand: { concealed: '9999C GGGG 77D', melds: ['888D'] } }, deckBeginnerRules)).toMatchObject({
      state: 'illegal',
      dead: [],
    });
    expect(judged({ hand: { concealed: '999C GG 77D', melds: ['888888D'] } }, deckAdvancedRules).state).toBe('illegal');
  });
});

describe('the summary of a judged hand', () => {
  const summary = (request: HandRequest) => validate(request).summary;
  it('says what keeps it from being legal, or kills it, or what it waits for', () => {
    expect(summary({ hand: { concealed: '22222B 555B 888B FFN' } })).toMatch(/^The hand is not legal: .*2B/);
    expect(summary({ hand: { concealed: '2222B 5555B 88B FFN' }, dead: true } as never)).toBe(
      'The hand was declared dead.',
    );
    expect(summary({ hand: { concealed: '2222B 5555B 888B F', melds: ['NNN'] } as never })).toMatch(
      /^The hand is dead: ./,
    );
    expect(summary({ hand: { concealed: '2222B 5555B 8888B FF' } })).toBe('The hand is complete.');
    expect(summary({ hand: { concealed: '2222B 5555B 888B FF' } })).toBe('The hand is alive and waits for 8B J.');
    expect(summary({ hand: { concealed: '2222B 5555B 88B FFN' } })).toBe(
      'The hand is alive: 4 lines are open to it, the nearest 2 short.',
    );
  });

  it('concealed lines are open to a hand without sets, and closed to one with a set', () => {
    const lines = (hand: HandRequest['hand']) => validate({ hand }).possibleLines.map(({ id }) => id);
    expect(lines({ concealed: 'EEEE WWWW NNN FF' })).toEqual(['L1', 'L2', 'L3', 'L4']);
    expect(judged({ hand: { concealed: 'WWWW NNN FF', melds: ['EEEE'] } }).dead).toEqual(['dead.concealed_exposed']);
  });
});

it('only a misnamed exposure is without harm where it was not kept', () => {
  const hand = { concealed: '222B 555B 8B FF', melds: ['888B J'] };
  const dead = (kind: string) => judged({ hand, events: [{ kind, kept: false }] } as never).dead;
  expect(dead('misnamed-exposure')).toEqual([]);
  expect(dead('out-of-turn')).toEqual(['dead.out_of_turn']);
});
