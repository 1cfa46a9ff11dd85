import { KIND_COUNT } from '../tiles/kinds.js';
import { type CompiledCard, type CompiledLine, exposureKey } from './compiled.js';
import { assignSets, type ExposedSet } from './exposures.js';
import { MOST_STEPS, type SearchBudget, searchOpen } from './search.js';

const NOTHING = new Uint8Array(KIND_COUNT);
const setOf = new Int8Array(16);

/** Whether the sets are all groups of one variant of the line, one to one; its mode left aside. */
const lineFits = (
  card: CompiledCard,
  line: CompiledLine,
  sets: readonly ExposedSet[],
  budget: SearchBudget,
): boolean => {
  const { minNaturals } = card.card.jokers;
  if (sets.length === 0) return line.end > line.first || line.open.length > 0;
  const first = card.byExposure.get(exposureKey(sets[0]!.kind, sets[0]!.count)) ?? new Int32Array(0);
  for (const variant of first) {
    if (variant < line.first || variant >= line.end) continue;
    const start = card.groupStart[variant]!;
    const end = card.groupStart[variant + 1]!;
    if (assignSets(card.groups, start, end, sets, minNaturals, setOf, () => true)) return true;
  }
  for (const open of line.open) {
    let fits = false;
    searchOpen(open, NOTHING, sets, minNaturals, NOTHING, 0, budget, () => {
      fits = true;
      return KIND_COUNT;
    });
    if (fits) return true;
  }
  return false;
};

/** The lines whose groups include all the sets, one to one, whatever their mode. */
export const linesWithSets = (
  card: CompiledCard,
  sets: readonly ExposedSet[],
  budget: SearchBudget = { steps: MOST_STEPS },
): CompiledLine[] => card.lines.filter((line) => lineFits(card, line, sets, budget));

/**
 * Whether exposed sets are groups of one line together: of any line, and of one that may be exposed before the win.
 * Sets count with kind, size and jokers, one group each. `bounded`: the search was cut short, a line may fit unseen.
 */
export const fitsExposures = (
  card: CompiledCard,
  sets: readonly ExposedSet[],
): { readonly any: boolean; readonly anyExposedMode: boolean; readonly bounded: boolean } => {
  const budget = { steps: MOST_STEPS };
  let any = false;
  for (const line of card.lines) {
    if (any && line.line.mode === 'concealed') continue;
    if (!lineFits(card, line, sets, budget)) continue;
    if (line.line.mode === 'exposed') return { any: true, anyExposedMode: true, bounded: false };
    any = true;
  }
  return { any, anyExposedMode: false, bounded: budget.steps < 0 };
};
