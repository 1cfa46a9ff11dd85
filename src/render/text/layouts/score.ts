import type { Award, ClassicalScoreAnswer, ScoreItem, ScoreTotals } from '../../../../schemas/score.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

const worth = ({ points, doubles }: ScoreItem): string => {
  if (doubles !== undefined) return doubles === 1 ? '1 double' : `${doubles} doubles`;
  return points === undefined ? '' : String(points);
};

const itemRows = (items: readonly ScoreItem[]): string[][] =>
  items.map((item) => [item.label, (item.tiles ?? []).join(' '), worth(item), item.source]);

/** An id as people read it: `only-place` → "Only place". */
const words = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const awardName = ({ id, hand }: Award): string =>
  hand === undefined ? words(id) : `${words(id)} ${hand.replaceAll('-', ' ')}`;

const sumLine = ({ base, doubles, beforeLimit, limit, award, bonus, total }: ScoreTotals): string => {
  const parts: string[] = [];
  if (award !== null) parts.push(`${awardName(award)}${award.kind === 'fixed' ? '' : ', at least'} ${award.value}`);
  if (base !== null) parts.push(doubles === 0 ? `${base} points` : `${base} points × 2^${doubles} = ${beforeLimit}`);
  if (bonus !== null) parts.push(`bonus tiles ${bonus.total}`);
  if (limit !== null) parts.push(`limit ${limit}`);
  return `${parts.join('; ')}. Total ${total}.`;
};

/** An itemised classical score. */
export const scoreBlocks = (answer: ClassicalScoreAnswer): TextBlock[] => [
  { type: 'paragraph', text: sumLine(answer.score) },
  ...tableBlock(
    'Items',
    [{ name: 'For' }, { name: 'Tiles' }, { name: 'Points', right: true }, { name: 'Rule', aside: true }],
    itemRows(answer.items),
  ),
  ...listBlock(
    answer.outcome === 'win' ? 'Could go out with' : 'Waiting for',
    answer.waits.length === 0 ? [] : [answer.waits.join(' ')],
  ),
  ...listBlock(
    'Not counted',
    answer.notApplied.map(({ id, because }) => `${words(id)}: ${because}`),
  ),
  ...listBlock(
    'Other readings',
    answer.alternatives.map(({ score }) => sumLine(score)),
  ),
];
