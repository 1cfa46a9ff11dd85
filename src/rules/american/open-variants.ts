import type { Kind } from '../tiles/kinds.js';
import type { Case } from './card.js';
import { type Aspect, aspectOf, aspectValue, compares } from './constraints.js';
import { inSuits, type Plan } from './plan.js';
import type { OpenConstraint, OpenVar, OpenVariant } from './variants.js';

/** The value of a bound variable under the present binding. */
const boundValue = ({ names, values }: Plan, space: string, name: string): number => {
  if (space === 'numbers') return values[names.numbers.indexOf(name)]!;
  if (space === 'winds') return values[names.numbers.length + names.winds.indexOf(name)]!;
  return suitValue({ names, values }, name);
};

const suitValue = ({ names, values }: Pick<Plan, 'names' | 'values'>, name: string): number =>
  values[names.numbers.length + names.winds.length + names.suits.indexOf(name)]!;

const constraintsOf = (plan: Plan): OpenConstraint[] =>
  plan.openConstraints.map(({ constraint, spaces }): OpenConstraint => {
    const aspect: Aspect = aspectOf(constraint.type, spaces);
    return {
      type: constraint.type,
      aspect,
      vars: constraint.vars.map((name, i) => (spaces[i] === 'kinds' ? plan.kindNames.indexOf(name) : -1)),
      values: constraint.vars.map((name, i) => {
        if (spaces[i] === 'kinds') return 0;
        const value = boundValue(plan, spaces[i]!, name);
        return spaces[i] === 'winds' ? aspectValue(aspect, value) : value;
      }),
    };
  });

/** The free kinds of a body under one case: what is the same in every binding is found once. */
export interface FreeKinds {
  readonly plan: Plan;
  readonly narrowing: Case | null;
  /** Numbers of the domains of free kinds, by their tiles, over the whole card. */
  readonly domainIds: Map<string, number>;
  /** What each kind may be, by what bound values say about it. */
  readonly known: Map<string, { readonly variable: OpenVar; readonly id: number }>;
}

export const freeKindsOf = (plan: Plan, narrowing: Case | null, domainIds: Map<string, number>): FreeKinds => ({
  plan,
  narrowing,
  domainIds,
  known: new Map(),
});

/** One free kind under the present binding: what it may be, and the number of that domain. */
const freeKind = (
  { plan, narrowing, domainIds, known }: FreeKinds,
  index: number,
  constraints: readonly OpenConstraint[],
): { readonly variable: OpenVar; readonly id: number } => {
  const name = plan.kindNames[index]!;
  const { kinds, suits } = plan.body.kinds[name]!;
  const narrowed = narrowing?.kinds[name];
  const inside = (list: readonly (number | string)[] | null): number[] | null =>
    list?.map((suit) => (typeof suit === 'number' ? suit : suitValue(plan, suit))) ?? null;
  const own = inside(suits);
  const more = narrowed === undefined ? null : inside(narrowed.suits);
  const alone = constraints.filter((c) => c.vars.includes(index) && c.vars.every((v) => v < 0 || v === index));
  const key = `${index}/${own?.join()}/${more?.join()}/${alone.map(({ values }) => values.join()).join(';')}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const suitable = (kind: Kind): boolean =>
    inSuits(kind, own) &&
    (narrowed === undefined || (narrowed.kinds.includes(kind) && inSuits(kind, more))) &&
    alone.every((c) =>
      compares(
        c.type,
        c.values.map((value, i) => (c.vars[i]! < 0 ? value : aspectValue(c.aspect, kind))),
      ),
    );
  const domain = kinds.filter(suitable).sort((a, b) => a - b);
  const tied = constraints.some((c) => c.vars.includes(index) && c.vars.some((v) => v >= 0 && v !== index));
  const tiles = domain.join();
  if (!domainIds.has(tiles)) domainIds.set(tiles, domainIds.size);
  const made = { variable: { name, domain, tied }, id: domainIds.get(tiles)! };
  known.set(key, made);
  return made;
};

const ascending = (a: number, b: number): number => a - b;

/** Two open variants with one key are the same but for the names of their variables. */
const openKey = ({ codes, varOf }: Plan, ids: readonly number[], constraints: readonly OpenConstraint[]): string => {
  const bound: number[] = [];
  const groupsOf: number[][] = ids.map(() => []);
  for (const [i, code] of codes.entries()) {
    const index = varOf[i]!;
    (index < 0 ? bound : groupsOf[index]!).push(code);
  }
  const vars = ids.map((id, i) => `${groupsOf[i]!.sort(ascending).join('+')}@${id}`);
  const ties = constraints.map((c) => `${c.type}:${c.aspect}:${c.vars.join()}:${c.values.join()}`);
  if (ties.length === 0) vars.sort();
  return `${bound.sort(ascending).join()}|${vars.join(';')}|${ties.join(';')}`;
};

/** Adds the variant with free kinds that the present binding and sizes make. Answers whether there was none like it. */
export const addOpen = (free: FreeKinds, open: Map<string, OpenVariant>): boolean => {
  const { plan } = free;
  const all = plan.openConstraints.length === 0 ? [] : constraintsOf(plan);
  const vars: OpenVar[] = [];
  const ids: number[] = [];
  for (let index = 0; index < plan.kindNames.length; index++) {
    const { variable, id } = freeKind(free, index, all);
    if (variable.domain.length === 0) return false;
    vars.push(variable);
    ids.push(id);
  }
  const constraints = all.filter((c) => new Set(c.vars.filter((v) => v >= 0)).size > 1);
  const key = openKey(plan, ids, constraints);
  if (open.has(key)) return false;
  open.set(key, {
    codes: plan.codes.slice(),
    varOf: plan.varOf,
    vars,
    constraints,
    body: plan.bodyIndex,
    binding: Array.from(plan.values),
  });
  return true;
};
