import type { Group } from './fit.js';
import type { Token } from './hand.js';

type Json = Readonly<Record<string, unknown>>;

/** A line of a card with every concrete hand that it stands for. */
export interface RefLine {
  readonly id: string;
  readonly section: string;
  readonly mode: string;
  readonly value: number | { readonly exposed: number; readonly concealed: number };
  /** It has free kinds: then a group of jokers alone is of any kind, and how often the line matches says nothing. */
  readonly free: boolean;
  readonly variants: readonly (readonly Group[])[];
}

interface Body {
  readonly pattern: string;
  readonly suits?: readonly { readonly vars: readonly string[]; readonly partitions?: readonly string[] }[];
  readonly numbers?: Json;
  readonly winds?: Readonly<Record<string, readonly string[]>>;
  readonly kinds?: Json;
  readonly cases?: readonly Json[];
  readonly constraints?: readonly Json[];
  readonly permuteSizes?: readonly number[];
}

interface PatternGroup {
  readonly tile: string;
  readonly size: number;
  readonly noJokers: boolean;
  readonly wild: boolean;
  readonly most: number | null;
}

const GROUP = /^(F|J|[ESWNRGP0]|D[a-z]|W[a-z]|K[a-z]|(?:[1-9]|[a-z])(?:[+-]\d+)?[a-zBCD])\*(\d+)((?:!|~|\[\d+\])*)$/;

const readPattern = (pattern: string): PatternGroup[] =>
  pattern
    .trim()
    .split(/\s+/)
    .map((text) => {
      const read = GROUP.exec(text);
      if (!read) throw new Error(`no group: ${text}`);
      const [, tile, size, flags] = read as unknown as [string, string, string, string];
      const most = /\[(\d+)\]/.exec(flags);
      return {
        tile,
        size: Number(size),
        noJokers: flags.includes('!'),
        wild: flags.includes('~'),
        most: most ? Number(most[1]) : null,
      };
    });

/** A variable bound to a value: a number, a suit, a wind or a kind. */
type Binding = ReadonlyMap<string, string | number>;
interface NumberDomain {
  readonly values: readonly number[];
  readonly soap: boolean;
  readonly wrap: boolean;
  readonly near?: { readonly of: string; readonly offsets: readonly number[] };
}

const parityOf = (n: number, parity: unknown): boolean =>
  parity === undefined || (parity === 'odd' ? n % 2 === 1 : n % 2 === 0);

const numberDomain = (domain: unknown, params: Json): NumberDomain => {
  const plain = { soap: false, wrap: false };
  if (Array.isArray(domain)) return { ...plain, values: domain as number[] };
  if (typeof domain === 'string') {
    const [, from, to, parity] = /^(\d)(?:-(\d))?(?: (odd|even))?$/.exec(domain) ?? [];
    const values: number[] = [];
    for (let n = Number(from); n <= Number(to ?? from); n++) if (parityOf(n, parity)) values.push(n);
    return { ...plain, values };
  }
  const given = domain as Json;
  const soap = given.zero === 'soap';
  const wrap = given.wrap === true;
  if (given.near !== undefined) {
    return { values: [], soap, wrap, near: { of: String(given.near), offsets: given.offsets as number[] } };
  }
  if (given.param !== undefined) {
    const digits = String(params[String(given.param)]);
    return { values: [Number(digits.charAt(Number(given.digit)))], soap, wrap };
  }
  const values: number[] = [];
  for (let n = Number(given.from); n <= Number(given.to); n += Number(given.step ?? 1)) {
    if (parityOf(n, given.parity)) values.push(n);
  }
  return { values, soap, wrap };
};

const wrapped = (n: number): number => ((((n - 1) % 9) + 9) % 9) + 1;

/** All bindings of the number variables. */
const bindNumbers = (domains: ReadonlyMap<string, NumberDomain>): Binding[] => {
  let bindings: Map<string, number>[] = [new Map()];
  const entries = [...domains].sort(([, a], [, b]) => Number(a.near !== undefined) - Number(b.near !== undefined));
  for (const [name, domain] of entries) {
    bindings = bindings.flatMap((binding) => {
      const { near } = domain;
      const values = near ? near.offsets.map((offset) => (binding.get(near.of) ?? 0) + offset) : domain.values;
      return values.map((n) => new Map([...binding, [name, domain.wrap && near ? wrapped(n) : n]]));
    });
  }
  return bindings;
};

const times = (left: readonly Binding[], right: readonly Binding[]): Binding[] =>
  left.flatMap((one) => right.map((other) => new Map([...one, ...other])));

const SUITS = ['B', 'C', 'D'];

/** All bindings of a family of suit variables, by its partitions: equal letters one suit, others different suits. */
const bindFamily = (vars: readonly string[], partitions: readonly string[] | undefined): Binding[] => {
  const all = vars.reduce<string[][]>((sofar, _) => sofar.flatMap((one) => SUITS.map((suit) => [...one, suit])), [[]]);
  const alphabet = 'abcdefghij';
  const shapes = partitions ?? [alphabet.slice(0, vars.length)];
  const sameShape = (suits: readonly string[], shape: string): boolean =>
    suits.every((suit, i) => suits.every((other, j) => (suit === other) === (shape[i] === shape[j])));
  return all
    .filter((suits) => shapes.some((shape) => sameShape(suits, shape)))
    .map((suits) => new Map(vars.map((name, at) => [name, suits[at]!])));
};

const suitVariablesOf = (groups: readonly PatternGroup[]): string[] => {
  const names = groups.flatMap(({ tile }) => {
    if (/^D[a-z]$/.test(tile)) return [tile.charAt(1)];
    return /^[1-9a-z].*[a-z]$/.test(tile) ? [tile.slice(-1)] : [];
  });
  return [...new Set(names)];
};

const bindSuits = (groups: readonly PatternGroup[], families: Body['suits']): Binding[] => {
  const named = (families ?? []).flatMap((family) => family.vars);
  const unnamed = suitVariablesOf(groups).filter((name) => !named.includes(name));
  let bindings: Binding[] = [new Map()];
  for (const family of families ?? []) bindings = times(bindings, bindFamily(family.vars, family.partitions));
  return unnamed.length > 0 ? times(bindings, bindFamily(unnamed, undefined)) : bindings;
};

const DRAGON_OF: Readonly<Record<string, Token>> = { B: 'G', C: 'R', D: 'P' };
const CLASS_KINDS: Readonly<Record<string, readonly Token[]>> = {
  number: SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => n + suit)),
  wind: ['E', 'S', 'W', 'N'],
  dragon: ['R', 'G', 'P'],
  flower: ['F'],
};

const kindDomain = (domain: unknown): Token[] => {
  if (Array.isArray(domain)) return domain as Token[];
  const given = domain as Json;
  const classes = (given.class as string[] | undefined) ?? Object.keys(CLASS_KINDS);
  return classes
    .flatMap((name) => CLASS_KINDS[name]!)
    .filter((kind) => {
      if (!CLASS_KINDS.number!.includes(kind)) return true;
      return (
        parityOf(Number(kind.charAt(0)), given.parity) && (given.suit === undefined || kind.charAt(1) === given.suit)
      );
    });
};

const holds = (constraint: Json, binding: Binding): boolean => {
  const value = (name: unknown): number => Number(binding.get(String(name)));
  const raw = (names: unknown): (string | number | undefined)[] => (names as string[]).map((name) => binding.get(name));
  const digits = (total: number): boolean => {
    const names = constraint.digits as string[];
    const written = names.map(value).reduce((sum, digit) => sum * 10 + digit, 0);
    return written === total && names.every((name) => value(name) <= 9);
  };
  const numbers = (names: unknown): number[] => (names as string[]).map(value);
  if (constraint.distinct) return new Set(raw(constraint.distinct)).size === (constraint.distinct as string[]).length;
  if (constraint.same) return new Set(raw(constraint.same)).size === 1;
  if (constraint.lt) return numbers(constraint.lt).every((n, at, all) => at === 0 || all[at - 1]! < n);
  if (constraint.sameParity) return new Set(numbers(constraint.sameParity).map((n) => n % 2)).size === 1;
  if (constraint.suitEq) return new Set(suitsIn(raw(constraint.suitEq))).size === 1;
  if (constraint.suitNeq) {
    const suits = suitsIn(raw(constraint.suitNeq));
    return new Set(suits).size === suits.length;
  }
  if (constraint.sum) return digits(numbers(constraint.sum).reduce((a, b) => a + b, 0));
  if (constraint.product) return digits(numbers(constraint.product).reduce((a, b) => a * b, 1));
  throw new Error(`unknown constraint ${JSON.stringify(constraint)}`);
};

const suitsIn = (values: readonly (string | number | undefined)[]): string[] =>
  values.map((value) => String(value).slice(-1));

/** The concrete tile of a group, or `undefined` if the binding takes it off the tiles. */
const tileOf = (tile: string, binding: Binding, domains: ReadonlyMap<string, NumberDomain>): Token | undefined => {
  if (tile === '0') return 'P';
  if (tile.length === 1) return tile;
  const variable = tile.charAt(1);
  if (tile.length === 2 && tile.startsWith('D')) return DRAGON_OF[String(binding.get(variable))];
  if (tile.length === 2 && (tile.startsWith('W') || tile.startsWith('K'))) return String(binding.get(variable));
  const [, base, step, suitName] = /^([1-9a-z])([+-]\d+)?([a-zBCD])$/.exec(tile) as unknown as string[];
  const suit = SUITS.includes(suitName!) ? suitName! : String(binding.get(suitName!));
  const domain = domains.get(base!);
  const start = domain ? Number(binding.get(base!)) : Number(base);
  if (start === 0 && domain?.soap && step === undefined) return 'P';
  const n = start + Number(step ?? 0);
  if (domain?.wrap) return wrapped(n) + suit;
  return n >= 1 && n <= 9 ? n + suit : undefined;
};

const permutations = (list: readonly number[]): number[][] =>
  list.length === 0
    ? [[]]
    : [...new Set(list)].flatMap((first) => {
        const rest = [...list];
        rest.splice(rest.indexOf(first), 1);
        return permutations(rest).map((others) => [first, ...others]);
      });

const sizesOf = (groups: readonly PatternGroup[], permute: readonly number[] | undefined): number[][] => {
  const own = groups.map((group) => group.size);
  if (!permute) return [own];
  return permutations(permute.map((at) => own[at]!)).map((sizes) => {
    const out = [...own];
    permute.forEach((at, index) => {
      out[at] = sizes[index]!;
    });
    return out;
  });
};

/** Every concrete hand of a body, repetitions included. */
const expandBody = (body: Body, params: Json, jokers: { minGroup: number; minNaturals: number }): Group[][] => {
  const groups = readPattern(body.pattern);
  const domainsOf = (numbers: Json): Map<string, NumberDomain> =>
    new Map(Object.entries(numbers).map(([name, domain]) => [name, numberDomain(domain, params)]));
  const domains = domainsOf(body.numbers ?? {});

  let bindings = times(bindNumbers(domains), bindSuits(groups, body.suits));
  for (const [name, winds] of Object.entries(body.winds ?? {})) {
    bindings = times(
      bindings,
      winds.map((wind) => new Map([[name, wind]])),
    );
  }
  for (const [name, domain] of Object.entries(body.kinds ?? {})) {
    bindings = times(
      bindings,
      kindDomain(domain).map((kind) => new Map([[name, kind]])),
    );
  }
  const inCase = (one: Json, binding: Binding): boolean =>
    Object.entries(one).every(([name, domain]) => {
      const value = binding.get(name);
      if (typeof value !== 'number') return (domain as unknown[]).includes(value);
      return numberDomain(domain, params).values.includes(value);
    });
  const { cases } = body;
  if (cases) bindings = bindings.filter((binding) => cases.some((one) => inCase(one, binding)));
  bindings = bindings.filter((binding) => (body.constraints ?? []).every((constraint) => holds(constraint, binding)));

  const capOf = (group: PatternGroup, size: number): number => {
    if (group.noJokers || group.tile === 'J' || size < jokers.minGroup) return 0;
    return Math.min(group.most ?? size, size - jokers.minNaturals);
  };
  return sizesOf(groups, body.permuteSizes).flatMap((sizes) =>
    bindings.flatMap((binding) => {
      const tiles = groups.map((group) => tileOf(group.tile, binding, domains));
      if (tiles.some((tile) => tile === undefined)) return [];
      return [
        groups.map((group, at) => ({
          tile: tiles[at]!,
          size: sizes[at]!,
          cap: capOf(group, sizes[at]!),
          wild: group.wild,
        })),
      ];
    }),
  );
};

const textOf = (groups: readonly Group[]): string =>
  groups
    .map((group) => `${group.tile}*${group.size}[${group.cap}]${group.wild ? '~' : ''}`)
    .sort()
    .join(' ');

/** A card with all its lines written out. Free kinds are written out like any other variable. */
export const expandCard = (card: Json, given: Json = {}): RefLine[] => {
  const params = { ...(card.params as Json | undefined), ...given };
  const jokers = { minGroup: 3, minNaturals: 0, ...(card.jokers as object | undefined) };
  const sections = card.sections as readonly { id: string; lines: readonly Json[] }[];
  return sections.flatMap((section) =>
    section.lines.map((line) => {
      const bodies = (line.or as readonly Json[] | undefined) ?? [{}];
      const hands = bodies.flatMap((body) => expandBody({ ...line, ...body } as unknown as Body, params, jokers));
      const variants = [...new Map(hands.map((groups) => [textOf(groups), groups])).values()];
      return {
        id: String(line.id),
        section: section.id,
        mode: String(line.mode),
        value: line.value as RefLine['value'],
        free: [line, ...bodies].some((body) => body.kinds !== undefined),
        variants,
      };
    }),
  );
};
