import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../../../schemas/common.js';
import { fractionOf, resolveOptions } from '../../../src/rules/hand/options.js';

const SPECS: readonly OptionSpec[] = [
  {
    id: 'profile',
    type: 'enum',
    values: ['masters', 'bmja'],
    default: 'masters',
    meaning: 'Association.',
    presets: { bmja: { limit: 1000, undeclaredFour: 'kong' } },
  },
  { id: 'limit', type: 'limit', default: 2000, meaning: 'Limit.' },
  { id: 'callingShare', type: 'fraction', default: '2/5', meaning: 'Share.' },
  { id: 'undeclaredFour', type: 'enum', values: ['pung', 'kong'], default: 'pung', meaning: 'Four.' },
  { id: 'pureSuitDoubles', type: 'enum', values: [0, 1, 3], default: 3, meaning: 'Doubles.' },
  { id: 'flowers', type: 'boolean', default: true, meaning: 'Bonus tiles.' },
  { id: 'penalty', type: 'integer', default: 50, minimum: 0, maximum: 500, meaning: 'Penalty.' },
  { id: 'pie', type: 'integer', default: null, meaning: 'Pie.' },
  { id: 'house', type: 'object', default: null, meaning: 'House rules.' },
];

describe('options', () => {
  it('defaults, in the order of the specs', () => {
    const { options, problems } = resolveOptions(SPECS, undefined);
    expect(problems).toEqual([]);
    expect(Object.entries(options)).toEqual([
      ['profile', 'masters'],
      ['limit', 2000],
      ['callingShare', '2/5'],
      ['undeclaredFour', 'pung'],
      ['pureSuitDoubles', 3],
      ['flowers', true],
      ['penalty', 50],
      ['pie', null],
      ['house', null],
    ]);
  });
  it('a profile presets other options, and what is sent wins over it', () => {
    expect(resolveOptions(SPECS, { profile: 'bmja' }).options).toMatchObject({ limit: 1000, undeclaredFour: 'kong' });
    expect(resolveOptions(SPECS, { profile: 'bmja', limit: 500 }).options).toMatchObject({
      limit: 500,
      undeclaredFour: 'kong',
    });
    expect(resolveOptions(SPECS, { limit: null, profile: 'bmja' }).options.limit).toBeNull();
  });
  it.each([
    ['limit', 300],
    ['limit', null],
    ['callingShare', '3/10'],
    ['pureSuitDoubles', 0],
    ['flowers', false],
    ['penalty', 0],
    ['pie', 300],
    ['pie', null],
  ])('%s: %j is taken', (id, value) => {
    const { options, problems } = resolveOptions(SPECS, { [id]: value });
    expect(problems).toEqual([]);
    expect(options[id]).toBe(value);
  });
  it.each([
    ['limit', 310],
    ['limit', 0],
    ['limit', -20],
    ['limit', '300'],
    ['callingShare', '2/3'],
    ['callingShare', '6/5'],
    ['callingShare', 0.4],
    ['pureSuitDoubles', 2],
    ['flowers', 'yes'],
    ['penalty', 501],
    ['penalty', null],
    ['penalty', 1.5],
    ['profile', 'toString'],
    ['none', 1],
    ['__proto__x', 1],
  ])('options.invalid: %s: %j', (id, value) => {
    const { options, problems } = resolveOptions(SPECS, { [id]: value });
    expect(problems).toMatchObject([{ code: 'options.invalid', pointer: `/options/${id}` }]);
    expect(options).toEqual(resolveOptions(SPECS, {}).options);
  });
  it('options that take a list or an object are answered as they were sent', () => {
    const house = [{ id: 'hot', label: 'Hot wall', factor: 2, who: 'all' }];
    expect(resolveOptions(SPECS, { house })).toMatchObject({ options: { house }, problems: [] });
    expect(resolveOptions(SPECS, { house: null }).options.house).toBeNull();
    expect(resolveOptions(SPECS, { house: 'hot' }).problems).toMatchObject([
      { code: 'options.invalid', pointer: '/options/house' },
    ]);
  });
  it('an option named in the prototype of objects is not one that was sent', () => {
    const specs: OptionSpec[] = [{ id: 'constructor', type: 'boolean', default: false, meaning: '' }];
    expect(resolveOptions(specs, {})).toEqual({ options: { constructor: false }, problems: [] });
  });
  it('members for notes pass', () => expect(resolveOptions(SPECS, { 'x-note': 1 }).problems).toEqual([]));
  it('fractions over 2, 5 and 10, at most the whole', () => {
    expect(fractionOf('2/5')).toEqual({ over: 2, under: 5 });
    expect(fractionOf('10/10')).toEqual({ over: 10, under: 10 });
    for (const text of ['1/3', '3/2', '02/5', '2/5 ', '', '-1/2', '1/20']) expect(fractionOf(text)).toBeNull();
  });
});
