import { stringify } from 'csv-stringify/browser/esm/sync';
import { markdownTable } from 'markdown-table';
import type { TalliedHand, TallyAnswer } from '../../schemas/tally.js';
import { escapeMarkdown } from './text/markdown.js';

/** Players in seat order, then the bettor. */
const namesOf = (answer: TallyAnswer): string[] => [
  ...answer.players,
  ...(answer.bettor === undefined ? [] : [answer.bettor]),
];

const hasWind = (answer: TallyAnswer): boolean =>
  answer.hands.some((hand) => hand.prevailingWind !== undefined) || answer.next?.prevailingWind !== undefined;

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

const handRow = (hand: TalliedHand, names: readonly string[], wind: boolean): string[] => [
  String(hand.hand),
  escapeMarkdown(hand.dealer),
  ...(wind ? [hand.prevailingWind ?? ''] : []),
  escapeMarkdown(hand.winner ?? '–'),
  ...names.map((name) => `${signed(hand.net[name] ?? 0)} (${hand.totals[name]})`),
];

/** The score sheet of a session as a GitHub-flavoured markdown table, for a chat: net and running total of each hand. */
export const tallyMarkdown = (answer: TallyAnswer): string => {
  const names = namesOf(answer);
  const wind = hasWind(answer);
  const lead = ['Hand', 'Dealer', ...(wind ? ['Wind'] : []), 'Winner'];
  const blank = (label: string): string[] => ['', label, ...lead.slice(2).map(() => '')];
  const rows = [
    [...lead, ...names.map(escapeMarkdown)],
    [...blank('Start'), ...names.map((name) => String(answer.start[name]))],
    ...answer.hands.map((hand) => handRow(hand, names, wind)),
    [...blank('Total'), ...names.map((name) => String(answer.totals[name]))],
  ];
  const sheet = markdownTable(rows, { align: [...lead.map(() => 'l'), ...names.map(() => 'r')] });
  const places = answer.ranking.map(({ rank, name, total }) => `${rank}\\. ${escapeMarkdown(name)} ${total}`);
  const square = answer.lines.length === 0 ? [] : [`To end square: ${answer.lines.map(escapeMarkdown).join(', ')}.`];
  return `${[escapeMarkdown(answer.summary), sheet, places.join(', '), ...square].join('\n\n')}\n`;
};

/** The score sheet as CSV (RFC 4180), for a spreadsheet: a net and a total column a player. Names never act as formulas. */
export const tallyCsv = (answer: TallyAnswer): string => {
  const names = namesOf(answer);
  const columns = ['hand', 'round', 'dealer', 'prevailing wind', 'winner'];
  const header = [...columns, ...names.flatMap((name) => [name, `${name} total`])];
  const start = ['', '', '', '', '', ...names.flatMap((name) => ['', answer.start[name] ?? 0])];
  const rows = answer.hands.map((hand) => [
    hand.hand,
    hand.round,
    hand.dealer,
    hand.prevailingWind ?? '',
    hand.winner ?? '',
    ...names.flatMap((name) => [hand.net[name] ?? 0, hand.totals[name] ?? 0]),
  ]);
  return stringify([header, start, ...rows], { record_delimiter: 'windows', escape_formulas: true });
};
