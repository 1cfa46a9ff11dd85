import { readFileSync } from 'node:fs';
import { markdownTable } from 'markdown-table';
import { type MutationRate, type MutationReport, mutationRates } from './mutation-rate.js';

/** Prints the score of the last `npm run mutation` folder by folder, with the error of the sample. */
const report = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8')) as MutationReport;
const drawn = Math.min(1, Number(process.env.MUTATION_SAMPLE ?? 1));

const percent = (value: number | null): string => (value === null ? '' : value.toFixed(1));
const row = (rate: MutationRate): string[] => [
  rate.folder,
  ...[rate.killed, rate.timeout, rate.survived, rate.noCoverage, rate.leftOut, rate.notRun].map(String),
  percent(rate.score),
  percent(rate.error),
];
const head = ['folder', 'killed', 'timed out', 'survived', 'no test', 'static', 'not run', 'score, %', '±'];
console.log(markdownTable([head, ...mutationRates(report, drawn).map(row)]));
