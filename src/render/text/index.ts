import type { Envelope } from '../../rules/answer.js';
import { variantById } from '../../rules/variants/index.js';
import type { OperationName } from '../../rules/variants/variant.js';
import { type DiscordMessage, discordMessage } from './discord.js';
import { listBlock, type TextBlock, type TextDocument } from './document.js';
import { blocksOf } from './layouts/index.js';
import { markdownText } from './markdown.js';
import { plainText } from './plain.js';

const TITLES: Readonly<Record<OperationName, string>> = {
  validate: 'Check of a hand',
  decompose: 'Readings of a hand',
  score: 'Score',
  claim: 'Ruling',
  'claim-options': 'Legal claims',
  settle: 'Settlement',
  tally: 'Score sheet',
  wall: 'Check of the tiles',
  deal: 'Deal',
  card: 'Check of a card',
  charleston: 'Charleston',
  'joker-exchange': 'Joker exchange',
};

const assumed = ({ assumptions, warnings }: Envelope): TextBlock[] => [
  ...listBlock(
    'Assumed',
    assumptions.map(({ detail, totals }) =>
      totals === undefined
        ? detail
        : `${detail} (${totals.map(({ value, total }) => `${value}: ${total}`).join(', ')})`,
    ),
  ),
  ...listBlock(
    'Worth knowing',
    warnings.map(({ detail }) => detail),
  ),
];

const layOut = (answer: Envelope, operation: string): TextDocument => {
  const name = variantById(answer.variant)?.name ?? answer.variant;
  return {
    title: `${TITLES[operation as OperationName] ?? operation} · ${name}`,
    lead: answer.summary,
    blocks: [...blocksOf(answer, operation as OperationName), ...assumed(answer)],
  };
};

/** Lays the answer of an operation out for people, as `?text=` asks. */
export const textRenderer = {
  text: (answer: Envelope, form: 'plain' | 'markdown', operation: string): string =>
    (form === 'plain' ? plainText : markdownText)(layOut(answer, operation)),
  discord: (answer: Envelope, operation: string): DiscordMessage & Record<string, unknown> => ({
    ...discordMessage(layOut(answer, operation)),
  }),
};
