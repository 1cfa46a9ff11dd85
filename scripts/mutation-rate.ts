/** What is read of Stryker's JSON report. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly statusReason?: string;
  /** Tests that ended while the mutant was in place. */
  readonly testsCompleted?: number;
  readonly location: { readonly start: { readonly line: number } };
}

export interface MutationRate {
  readonly folder: string;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** Static: they take effect while a module loads, so each would need every test. */
  readonly leftOut: number;
  /** Nothing was measured: no test of theirs ran to its end, or Stryker failed. */
  readonly notRun: number;
  /** Killed and timed out, of all that were run or have no test, in percent; null where there are none. */
  readonly score: number | null;
  /** One standard error of the score as an estimate for all lines, in percent. */
  readonly error: number | null;
}

type Verdict = 'killed' | 'timeout' | 'survived' | 'noCoverage' | 'leftOut' | 'notRun';

/** Of a mutant in the sample; null for one that was not drawn or is of a kind that is not made. */
const verdictOf = ({ status, statusReason = '', testsCompleted }: Mutant): Verdict | null => {
  switch (status) {
    case 'Killed':
      return 'killed';
    case 'Timeout':
      return 'timeout';
    case 'NoCoverage':
      return 'noCoverage';
    // With vitest, Stryker now and then starts no test at all and calls that survival.
    case 'Survived':
      return testsCompleted === 0 ? 'notRun' : 'survived';
    case 'Ignored':
      return statusReason.startsWith('Static') ? 'leftOut' : null;
    default:
      return 'notRun';
  }
};

/**
 * The score with its sampling error. Lines are drawn, not mutants, and the mutants of a line share their fate, so the
 * error is that of a ratio over clusters: killed and all mutants line by line.
 */
const rateOf = (folder: string, lines: readonly (readonly Verdict[])[], drawn: number): MutationRate => {
  const count = (verdict: Verdict): number => lines.flat().filter((one) => one === verdict).length;
  const units = lines
    .map((verdicts) => ({
      killed: verdicts.filter((one) => one === 'killed' || one === 'timeout').length,
      all: verdicts.filter((one) => one !== 'leftOut' && one !== 'notRun').length,
    }))
    .filter(({ all }) => all > 0);
  const all = units.reduce((sum, unit) => sum + unit.all, 0);
  const rate = units.reduce((sum, unit) => sum + unit.killed, 0) / all;
  const squares = units.reduce((sum, unit) => sum + (unit.killed - rate * unit.all) ** 2, 0);
  const spread = (units.length / (units.length - 1)) * squares * (1 - drawn);
  return {
    folder,
    killed: count('killed'),
    timeout: count('timeout'),
    survived: count('survived'),
    noCoverage: count('noCoverage'),
    leftOut: count('leftOut'),
    notRun: count('notRun'),
    score: all === 0 ? null : 100 * rate,
    error: units.length < 2 ? null : (100 * Math.sqrt(spread)) / all,
  };
};

/** The folder below src/rules that a file is in. */
const folderOf = (file: string): string => /src\/rules\/(?:([^/]+)\/)?/.exec(file)?.[1] ?? '(top)';

/** One rate a folder and one for all of them. `drawn` is the share of lines in the sample, at most 1. */
export const mutationRates = (report: MutationReport, drawn: number): readonly MutationRate[] => {
  const byFolder = new Map<string, Verdict[][]>();
  for (const [file, { mutants }] of Object.entries(report.files)) {
    const byLine = new Map<number, Verdict[]>();
    for (const mutant of mutants) {
      const verdict = verdictOf(mutant);
      const line = mutant.location.start.line;
      if (verdict !== null) byLine.set(line, [...(byLine.get(line) ?? []), verdict]);
    }
    const folder = folderOf(file);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), ...byLine.values()]);
  }
  const folders = [...byFolder].filter(([, lines]) => lines.length > 0).sort(([a], [b]) => a.localeCompare(b));
  return [
    ...folders.map(([folder, lines]) => rateOf(folder, lines, drawn)),
    rateOf(
      'all',
      folders.flatMap(([, lines]) => lines),
      drawn,
    ),
  ];
};
