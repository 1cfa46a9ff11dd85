import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { VariantShape } from '../../schemas/common.js';
import { type HandOperation, handComponents } from '../../schemas/hand.js';
import { components } from '../../schemas/index.js';
import { parseRequest } from '../../schemas/tiles.js';

const BRITISH: VariantShape = {
  id: 'british',
  prefix: 'British',
  options: [
    { id: 'limit', type: 'limit', default: 2000, meaning: 'Limit of a hand.' },
    { id: 'callingShare', type: 'fraction', default: '2/5', meaning: 'Share.' },
    { id: 'flowers', type: 'boolean', default: true, meaning: 'Bonus tiles.' },
    { id: 'profile', type: 'enum', values: ['masters', 'bmja'], default: 'masters', meaning: 'Association.' },
    { id: 'pureSuitDoubles', type: 'enum', values: [0, 1, 3], default: 3, meaning: 'Doubles.' },
    { id: 'penalty', type: 'integer', default: 50, minimum: 0, maximum: 500, meaning: 'Penalty.' },
    { id: 'pie', type: 'integer', default: null, minimum: 0, meaning: 'Pie.' },
  ],
  facts: ['last-tile', 'original-call'],
  loserFacts: ['original-call'],
  winBy: ['wall', 'discard', 'deal'],
  players: [4, 2, 3],
  american: false,
};
const LEAGUE: VariantShape = {
  id: 'american-league',
  prefix: 'AmericanLeague',
  options: [],
  facts: [],
  winBy: ['wall', 'discard', 'joker-exchange', 'deal'],
  players: [4],
  american: true,
};

const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false, allErrors: true, discriminator: true });
for (const schema of [...components, ...handComponents(BRITISH), ...handComponents(LEAGUE)]) ajv.addSchema(schema);

/** Pointers of the violations, with the keyword. */
const violations = (name: string, body: unknown): string[] => {
  const validate = ajv.getSchema(name)!;
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};
const british = (body: unknown, operation: HandOperation = 'Score') => violations(`British${operation}Request`, body);
const league = (body: unknown, operation: HandOperation = 'Score') =>
  violations(`AmericanLeague${operation}Request`, body);

const HAND = {
  concealed: '123B 2D',
  melds: ['444D', { tiles: 'EEEE', concealed: true }, { tiles: ['5C', '5C', '5C'] }],
};

describe('requests about a hand', () => {
  it('each variant has its components, named after it', () => {
    expect(handComponents(BRITISH).map(({ $id }) => $id)).toEqual([
      'BritishOptions',
      'BritishWinInput',
      'BritishTableInput',
      'BritishValidateRequest',
      'BritishDecomposeRequest',
      'BritishScoreRequest',
    ]);
  });
  it('a full request passes', () => {
    const body = {
      $schema: 'any',
      'x-note': 1,
      hand: { ...HAND, bonus: '1F 6F' },
      seat: 'S',
      prevailingWind: 'E',
      win: { tile: '2D', by: 'discard', facts: ['original-call'] },
      facts: ['original-call'],
      table: { players: 3 },
      visible: 'SS 9B',
      dead: false,
      options: { limit: null, callingShare: '3/10', flowers: false, profile: 'bmja', pureSuitDoubles: 1, pie: null },
    };
    for (const operation of ['Validate', 'Decompose', 'Score'] as const) expect(british(body, operation)).toEqual([]);
  });
  it.each<[string, object, string]>([
    ['no hand', {}, ' required'],
    ['an unknown member', { hand: HAND, wind: 'E' }, ' additionalProperties'],
    ['a seat', { hand: HAND, seat: 'e' }, '/seat enum'],
    ['a fact of another variant', { hand: HAND, win: { by: 'wall', facts: ['kong-on-kong'] } }, '/win/facts/0 enum'],
    ['a fact twice', { hand: HAND, win: { by: 'wall', facts: ['last-tile', 'last-tile'] } }, '/win/facts uniqueItems'],
    ['a way to go out of another variant', { hand: HAND, win: { by: 'joker-exchange' } }, '/win/by enum'],
    ['a win without by', { hand: HAND, win: { tile: '2D' } }, '/win required'],
    ['five players', { hand: HAND, table: { players: 5 } }, '/table/players enum'],
    ['a number as text', { hand: HAND, table: { players: '4' } }, '/table/players type'],
    ['an American member', { hand: HAND, announced: 'r1' }, ' additionalProperties'],
    ['jokerless', { hand: HAND, win: { by: 'wall', jokerlessDeclared: true } }, '/win additionalProperties'],
    ['an unknown option', { hand: HAND, options: { limits: 300 } }, '/options additionalProperties'],
    ['a limit that is no multiple of 20', { hand: HAND, options: { limit: 310 } }, '/options/limit multipleOf'],
    ['a limit of 0', { hand: HAND, options: { limit: 0 } }, '/options/limit minimum'],
    ['a share of thirds', { hand: HAND, options: { callingShare: '1/3' } }, '/options/callingShare pattern'],
    ['a share above the whole', { hand: HAND, options: { callingShare: '6/5' } }, '/options/callingShare pattern'],
    ['a value that an option lacks', { hand: HAND, options: { pureSuitDoubles: 2 } }, '/options/pureSuitDoubles enum'],
    ['an integer out of bounds', { hand: HAND, options: { penalty: 501 } }, '/options/penalty maximum'],
    ['too many tiles', { hand: { concealed: Array(201).fill('1B') } }, '/hand/concealed maxItems'],
    ['too long a text', { hand: { concealed: '1'.repeat(2001) } }, '/hand/concealed maxLength'],
    ['too many sets', { hand: { concealed: '', melds: Array(15).fill('444D') } }, '/hand/melds maxItems'],
  ])('%s is refused', (_, body, violation) => expect(british(body)).toContain(violation));

  it('American requests take cards, announced lines and other players’ sets; only validate takes events', () => {
    const body = {
      hand: { concealed: 'FF', melds: ['777B J', { tile: '7B', count: 4, jokers: 1 }] },
      win: { tile: '7B', by: 'joker-exchange', facts: [], jokerlessDeclared: true },
      card: 'practice',
      params: { year: 2027 },
      announced: 'r1',
      visibleMelds: ['EEE J'],
    };
    expect(league(body)).toEqual([]);
    expect(league({ ...body, events: [] }, 'Validate')).toEqual([]);
    expect(league({ ...body, events: [] })).toContain(' additionalProperties');
    expect(league({ ...body, facts: [] })).toContain(' additionalProperties');
    expect(league({ ...body, win: { by: 'wall', facts: ['last-tile'] } })).toContain('/win/facts maxItems');
  });
});

describe('requests to read tiles', () => {
  const validate = ajv.compile(parseRequest(['british', 'american-league']));
  it('the variant is one of those known', () => {
    expect(validate({ tiles: '123B', variant: 'british' })).toBe(true);
    expect(validate({ tiles: ['1B'] })).toBe(true);
    expect(validate({ tiles: '123B', variant: 'riichi' })).toBe(false);
    expect(validate({})).toBe(false);
  });
});
