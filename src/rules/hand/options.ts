import type { OptionSpec, ResolvedOptions } from '../../../schemas/common.js';
import type { Problem } from '../problem.js';

type Given = Readonly<Record<string, unknown>>;
type Value = ResolvedOptions[string];

/** Options as resolved, and what was wrong with those given. */
export interface OptionsRead {
  readonly options: ResolvedOptions;
  readonly problems: readonly Problem[];
}

/**
 * Every option of a variant with the value to use: the one given, else the one that a given (or default) `enum`
 * presets (`profile`), else its default. Answers in the order of the specs. A value that an option cannot have, or an
 * option that does not exist, is `options.invalid` and takes the default.
 */
export const resolveOptions = (
  specs: readonly OptionSpec[],
  given: Given | undefined,
  pointer = '/options',
): OptionsRead =>
  given === undefined ? { options: { ...defaultsOf(specs) }, problems: NO_PROBLEMS } : resolve(specs, given, pointer);

/** The options of a table that sends none, by the list of specs: most requests are such. */
const DEFAULTS = new WeakMap<readonly OptionSpec[], ResolvedOptions>();
const NO_PROBLEMS: readonly Problem[] = [];

const defaultsOf = (specs: readonly OptionSpec[]): ResolvedOptions => {
  const known = DEFAULTS.get(specs);
  if (known !== undefined) return known;
  const { options } = resolve(specs, NONE, '');
  DEFAULTS.set(specs, options);
  return options;
};

const resolve = (specs: readonly OptionSpec[], sent: Given, pointer: string): OptionsRead => {
  const options: Record<string, Value> = {};
  const problems: Problem[] = [];
  for (const spec of specs) {
    const value = own(sent, spec.id);
    if (value !== undefined && accepts(spec, value)) {
      options[spec.id] = value as Value;
      continue;
    }
    options[spec.id] = spec.default;
    if (value !== undefined) problems.push(invalid(spec, value, pointer));
  }
  for (const spec of specs) {
    const presets = spec.presets?.[String(options[spec.id])];
    if (presets === undefined) continue;
    // What was sent wins over what is preset.
    for (const id of Object.keys(presets)) if (own(sent, id) === undefined) options[id] = presets[id]!;
  }
  for (const id of Object.keys(sent)) {
    if (!specs.some((spec) => spec.id === id) && !/^(\$schema$|x-)/.test(id))
      problems.push(unknownOption(id, specs, pointer));
  }
  return { options, problems };
};

const NONE: Given = {};

const own = (given: Given, id: string): unknown => (Object.hasOwn(given, id) ? given[id] : undefined);

const accepts = (spec: OptionSpec, value: unknown): boolean => {
  switch (spec.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return value === null ? spec.default === null : isInteger(value, spec);
    case 'limit':
      return value === null || (isInteger(value, spec) && value > 0 && value % 20 === 0);
    case 'fraction':
      return typeof value === 'string' && fractionOf(value) !== null;
    case 'enum':
      return (spec.values ?? []).some((allowed) => allowed === value);
    case 'object':
      return typeof value === 'object';
  }
};

const isInteger = (value: unknown, { minimum, maximum }: OptionSpec): value is number =>
  Number.isSafeInteger(value) && (value as number) >= (minimum ?? 0) && (value as number) <= (maximum ?? 1_000_000_000);

/**
 * A share of the limit, `"2/5"`: at most the whole, over 2, 5 or 10, so that a share of a limit (a multiple of 20) is
 * an exact integer. `null` if the text is none.
 */
export const fractionOf = (text: string): { readonly over: number; readonly under: number } | null => {
  const match = /^(\d{1,2})\/(2|5|10)$/.exec(text);
  if (match === null) return null;
  const over = Number(match[1]);
  const under = Number(match[2]);
  return over <= under && String(over) === match[1] ? { over, under } : null;
};

const EXPECTED: Readonly<Record<OptionSpec['type'], string>> = {
  boolean: 'true or false',
  integer: 'an integer in range',
  limit: 'a positive multiple of 20, or null',
  fraction: 'a share such as "2/5": at most the whole, over 2, 5 or 10',
  enum: 'one of its values',
  object: 'an object or a list, or null',
};

const invalid = (spec: OptionSpec, value: unknown, pointer: string): Problem => ({
  code: 'options.invalid',
  pointer: `${pointer}/${spec.id}`,
  detail: `The option ${spec.id} takes ${EXPECTED[spec.type]}.`,
  actual: value,
  ...(spec.values !== undefined && { allowed: [...spec.values] }),
});

const unknownOption = (id: string, specs: readonly OptionSpec[], pointer: string): Problem => ({
  code: 'options.invalid',
  pointer: `${pointer}/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  detail: 'The variant has no such option.',
  allowed: specs.map((spec) => spec.id),
});
