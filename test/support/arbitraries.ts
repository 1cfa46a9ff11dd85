import fc from 'fast-check';
import type { OpenApi } from './contract.js';

/** Values for JSON schemas: ones that fit, ones with a fault, and plain junk. */

export type Schema = Readonly<Record<string, unknown>>;

const GROUPS = [
  '123B',
  '456C',
  '789D',
  '111B',
  'EEE',
  'RRR',
  'GG',
  '55D',
  '99C',
  'PPPP',
  '8888D',
  'J',
  'F',
  '19B',
  '5F',
  'NEWS',
  '2B',
];

/** Tiles as people write them, mostly readable. */
export const tileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.constantFrom(...GROUPS), { maxLength: 6 }).map((groups) => groups.join(' ')) },
  { weight: 1, arbitrary: fc.stringMatching(/^[0-9BCDESWNRGPFJmpsz ,|()]{0,30}$/) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
);

const tiles: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: tileText },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom('1B', '9D', 'E', 'RD', '3 bam', 'soap', 'J', '5F'), { maxLength: 15 }),
  },
);

/** Components whose meaning a schema cannot tell. */
const SPECIAL: Readonly<Record<string, fc.Arbitrary<unknown>>> = { TilesInput: tiles };

const cache = new WeakMap<OpenApi, Map<string, fc.Arbitrary<unknown>>>();

const integer = ({ minimum, maximum, multipleOf }: Schema): fc.Arbitrary<number> => {
  const step = typeof multipleOf === 'number' ? multipleOf : 1;
  const min = Math.ceil((typeof minimum === 'number' ? minimum : -1000) / step);
  const max = Math.floor((typeof maximum === 'number' ? maximum : 100_000) / step);
  return fc
    .oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }))
    .map((value) => value * step);
};

const string = ({ pattern, minLength, maxLength, examples }: Schema): fc.Arbitrary<string> => {
  const most = Math.min(typeof maxLength === 'number' ? maxLength : 40, 60);
  const least = typeof minLength === 'number' ? minLength : 0;
  const plain =
    typeof pattern === 'string'
      ? fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= most)
      : fc.oneof(
          fc.string({ minLength: least, maxLength: most }),
          tileText.map((text) => text.slice(0, most)).filter((text) => text.length >= least),
        );
  return Array.isArray(examples) && examples.length > 0
    ? fc.oneof(fc.constantFrom(...(examples as string[])), plain)
    : plain;
};

const object = (schema: Schema, document: OpenApi): fc.Arbitrary<unknown> => {
  const required = new Set((schema.required ?? []) as string[]);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const model = Object.fromEntries(properties.map(([name, inner]) => [name, arbitraryOf(inner, document)]));
  const fixed = fc.record(model, { requiredKeys: [...required] });
  const { additionalProperties } = schema;
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return fixed;
  const more = fc.dictionary(
    fc.constantFrom('Ana', 'Ben', 'E', '100', 'year'),
    arbitraryOf(additionalProperties as Schema, document),
    { maxKeys: 3 },
  );
  return fc.tuple(fixed, more).map(([one, two]) => ({ ...two, ...(one as object) }));
};

const build = (schema: Schema, document: OpenApi): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const union = (schema.anyOf ?? (schema.properties === undefined ? schema.oneOf : undefined)) as Schema[] | undefined;
  if (union !== undefined) return fc.oneof(...union.map((branch) => arbitraryOf(branch, document)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return integer(schema);
    case 'string':
      return string(schema);
    case 'array':
      return fc.array(arbitraryOf((schema.items ?? {}) as Schema, document), {
        minLength: (schema.minItems as number | undefined) ?? 0,
        maxLength: Math.min(
          (schema.maxItems as number | undefined) ?? 5,
          Math.max(5, (schema.minItems as number | undefined) ?? 0),
        ),
      });
    case 'object':
      return object(schema, document);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** Values that fit a schema of the document. */
export const arbitraryOf = (schema: Schema, document: OpenApi): fc.Arbitrary<unknown> => {
  if (typeof schema.$ref !== 'string') return build(schema, document);
  const name = schema.$ref.replace('#/components/schemas/', '');
  const known = cache.get(document) ?? new Map<string, fc.Arbitrary<unknown>>();
  cache.set(document, known);
  const found = known.get(name) ?? SPECIAL[name] ?? build(document.components.schemas[name] ?? {}, document);
  known.set(name, found);
  return found;
};

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, at: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value)
    ? value.flatMap((one, i) => pathsOf(one, [...at, i]))
    : Object.entries(value).flatMap(([name, one]) => pathsOf(one, [...at, name]));
  return [at, ...inner];
};

const REMOVE = Symbol('remove');

const replaceAt = (value: unknown, [step, ...rest]: Path, by: unknown): unknown => {
  if (step === undefined) return by === REMOVE ? null : by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const inner = rest.length === 0 ? by : replaceAt(copy[step], rest, by);
  if (inner === REMOVE) delete copy[step];
  else copy[step] = inner;
  return Array.isArray(copy) ? copy.filter(() => true) : copy;
};

const FAULTS: readonly unknown[] = [
  REMOVE,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  ' ',
  'E',
  'nonsense',
  '𝔘🀀',
  'x'.repeat(300),
  [],
  [null],
  {},
  { a: 1 },
  { $schema: 'x', 'x-y': 1 },
  [['1B']],
  '__proto__',
  'NaN',
];

/** The value with one place replaced, removed, or with a member too many. */
export const breakSomething = (value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.constantFrom(...pathsOf(value)), fc.constantFrom(...FAULTS), fc.boolean()).map(([path, fault, extra]) => {
    if (!extra) return replaceAt(value, path, fault);
    const last = path.at(-1);
    return replaceAt(
      value,
      typeof last === 'string' ? [...path.slice(0, -1), `${last}s`] : [...path],
      fault === REMOVE ? 7 : fault,
    );
  });

/** Bodies that are no request at all, and often no JSON. */
export const junk: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    '""',
    '{"hand":',
    '{"__proto__":{}}',
    '\ufeff{}',
    `${'['.repeat(500)}${']'.repeat(500)}`,
    '{"hand":{"concealed":"1B"}}x',
  ),
);
