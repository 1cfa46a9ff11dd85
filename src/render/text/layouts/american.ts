import type {
  AmericanDecomposeAnswer,
  AmericanScoreAnswer,
  AmericanValidateAnswer,
  LineGroup,
  LineMatch,
  LineRef,
} from '../../../../schemas/american.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

/** Nearest lines shown to people; the answer has them all. */
const NEAREST_SHOWN = 8;

const lineName = ({ id, section, value, mode }: LineRef): string =>
  `${id} (${section}, ${value}${mode === 'concealed' ? ', concealed' : ''})`;

const groupText = ({ tile, naturals, jokers, flowers = 0, exposed }: LineGroup): string => {
  const tiles = [...Array(naturals).fill(tile), ...Array(flowers).fill('F'), ...Array(jokers).fill('J')];
  return tiles.join(' ') + (exposed ? ' (exposed)' : '');
};

const matchLine = (match: LineMatch): string => `${lineName(match)}: ${match.groups.map(groupText).join(' · ')}`;

/** The line that was won with, and what it pays. */
export const americanScoreBlocks = ({ line, groups, score, alternatives }: AmericanScoreAnswer): TextBlock[] => [
  ...listBlock('Line', line === undefined ? [] : [lineName(line)]),
  ...listBlock('Groups', (groups ?? []).map(groupText)),
  ...tableBlock(
    'Payment',
    [{ name: 'Who' }, { name: 'Pays', right: true }],
    [
      ...(score.thrower === undefined ? [] : [['who threw the tile', String(score.thrower)]]),
      [score.thrower === undefined ? 'each other player' : 'each of the rest', String(score.other)],
      ['in all', String(score.total)],
    ],
  ),
  ...listBlock('Other lines', alternatives.map(matchLine)),
];

/** Which lines a hand is, or is near. */
export const americanDecomposeBlocks = (answer: AmericanDecomposeAnswer): TextBlock[] => [
  ...listBlock('Lines', answer.lines.map(matchLine)),
  ...listBlock(
    'Waiting for',
    (answer.waits ?? []).map(({ tile, left, lines }) => `${tile} (${left} left): ${lines.map(lineName).join(', ')}`),
  ),
  ...listBlock(
    'What to throw',
    (answer.discards ?? []).map(({ tile, distance, waits }) =>
      waits.length > 0 ? `${tile}: then waiting for ${waits.join(' ')}` : `${tile}: ${distance} away`,
    ),
  ),
  ...tableBlock(
    'Nearest lines',
    [{ name: 'Line' }, { name: 'Away', right: true }, { name: 'Missing' }, { name: 'Not needed' }],
    answer.nearest
      .slice(0, NEAREST_SHOWN)
      .map(({ line, distance, missing, unneeded, possible }) => [
        lineName(line) + (possible ? '' : ', no longer possible'),
        String(distance),
        missing.join(' '),
        unneeded.join(' '),
      ]),
  ),
];

/** Whether a hand is alive, and what becomes of its exposed sets. */
export const americanValidateBlocks = (answer: AmericanValidateAnswer): TextBlock[] => [
  { type: 'paragraph', text: `State: ${answer.state}.` },
  ...listBlock(
    'Problems',
    answer.problems.map(({ code, detail }) => `${detail} (${code})`),
  ),
  ...listBlock(
    'Exposed sets',
    answer.exposures.map(({ index, set, ruling, jokersExchangeable }) =>
      [
        `${set?.tiles.join(' ') ?? `set ${index + 1}`}: ${ruling}`,
        jokersExchangeable ? ', its jokers may be exchanged' : '',
      ].join(''),
    ),
  ),
  ...listBlock('Possible lines', answer.possibleLines.map(lineName)),
  ...listBlock('Waiting for', answer.waits === undefined || answer.waits.length === 0 ? [] : [answer.waits.join(' ')]),
];
