import { el, table } from './dom.js';
import { nameOf, tileRow } from './tiles.js';

const plural = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

const group = (caption, tiles) => el('span', { class: 'group' }, tiles, el('small', {}, caption));

/** The sets of a reading as tiles. */
export const readingGroups = (reading, winTile) =>
  el(
    'div',
    { class: 'groups' },
    reading.sets.map((set) =>
      group(
        `${set.kind}, ${set.concealed ? 'concealed' : 'exposed'}${set.melded ? ', on the table' : ''}`,
        tileRow(set.tiles, { winning: set.winning ? winTile : undefined, faceDownLast: set.melded && set.concealed }),
      ),
    ),
    reading.pair && group('pair', tileRow(reading.pair.tiles, { winning: reading.pair.winning ? winTile : undefined })),
  );

const itemWorth = (item) => {
  if (item.doubles !== undefined) return plural(item.doubles, 'double');
  return item.points === undefined ? '' : String(item.points);
};

const itemTable = (caption, items) =>
  table(
    caption,
    [{ name: 'For' }, { name: 'Tiles' }, { name: 'Points', number: true }, { name: 'Rule' }],
    items.map((item) => [
      item.label,
      item.tiles ? tileRow(item.tiles, { small: true }) : '',
      itemWorth(item),
      el('small', {}, item.source ?? ''),
    ]),
  );

const sumLine = ({ base, doubles, beforeLimit, limit, award, bonus }) => {
  const parts = [];
  if (award) parts.push(`${award.id}: ${award.kind === 'floor' ? 'at least ' : ''}${award.value}`);
  if (base !== null && base !== undefined) parts.push(`${base} points × 2^${doubles} = ${beforeLimit}`);
  if (bonus) parts.push(`bonus tiles ${bonus.total}`);
  if (limit !== null && limit !== undefined) parts.push(`limit ${limit}`);
  return parts.join('; ');
};

const notes = (heading, entries) =>
  entries.length === 0
    ? []
    : [
        el('h3', {}, heading),
        el(
          'ul',
          {},
          entries.map((entry) => el('li', {}, entry)),
        ),
      ];

const assumptionText = ({ detail, totals }) =>
  totals === undefined ? detail : `${detail} (${totals.map(({ value, total }) => `${value}: ${total}`).join(', ')})`;

const commonNotes = (answer) => [
  ...notes('Assumed', (answer.assumptions ?? []).map(assumptionText)),
  ...notes(
    'Worth knowing',
    (answer.warnings ?? []).map((warning) => warning.detail),
  ),
];

/** An itemised classical score. */
export const classicalScore = (answer) => [
  el('div', { class: 'total' }, String(answer.score.total)),
  el('div', { class: 'sum' }, sumLine(answer.score)),
  answer.reading ? readingGroups(answer.reading, answer.win?.tile) : undefined,
  itemTable('What it counts', answer.items ?? []),
  ...notes(
    'Not counted',
    (answer.notApplied ?? []).map(({ label, id, because }) => `${label ?? id}: ${because}`),
  ),
  ...((answer.alternatives ?? []).length === 0
    ? []
    : [
        el('h3', {}, 'Other readings'),
        ...answer.alternatives.map((other) =>
          el(
            'details',
            {},
            el('summary', {}, `${other.score.total}: ${other.score.award?.id ?? sumLine(other.score)}`),
            other.reading ? readingGroups(other.reading, answer.win?.tile) : undefined,
            itemTable('What it counts', other.items ?? []),
          ),
        ),
      ]),
  ...commonNotes(answer),
];

/** The lines of a card that a complete hand is. */
export const matchedLines = ({ lines = [] }) =>
  lines.flatMap((line) => [
    el('h3', {}, lineName(line)),
    el('div', { class: 'groups' }, line.groups.map(americanGroup)),
  ]);

/** An American score. */
export const americanScore = ({ line, groups, score, alternatives, ...answer }) => [
  el('div', { class: 'total' }, String(score.total)),
  line &&
    el(
      'div',
      { class: 'sum' },
      `Line ${lineName(line)}, section ${line.section}${score.jokerlessCounts ? ', jokerless' : ''}`,
    ),
  groups && el('div', { class: 'groups' }, groups.map(americanGroup)),
  ...notes('Other lines', (alternatives ?? []).map(lineName)),
  ...commonNotes(answer),
];

const americanGroup = ({ tile, naturals, jokers, exposed, flowers = 0 }) =>
  group(
    exposed ? 'exposed' : 'concealed',
    tileRow([...Array(naturals).fill(tile), ...Array(flowers).fill('F'), ...Array(jokers).fill('J')]),
  );

const lineName = ({ id, value, mode }) => `${id} (${value}${mode === 'concealed' ? ', concealed' : ''})`;

/** What a tile completes: shapes and special hands, or lines of a card; and why it would not do after all. */
const completesText = ({ completes = [], lines = [], refused = [] }) =>
  [...completes, ...lines.map(lineName), ...refused.map(({ by, detail }) => `${by}: ${detail}`)].join(', ');

const waitTable = (waits) =>
  table(
    'Waiting for',
    [
      { name: 'Tile' },
      { name: 'Left', number: true },
      { name: 'By discard', number: true },
      { name: 'Drawn', number: true },
      { name: 'Completes' },
    ],
    waits.map((wait) => [
      tileRow([wait.tile], { small: true }),
      String(wait.left),
      String(wait.totals?.discard ?? ''),
      String(wait.totals?.wall ?? ''),
      completesText(wait),
    ]),
  );

const nearestTable = (nearest) =>
  table(
    'Nearest lines',
    [{ name: 'Line' }, { name: 'Away', number: true }, { name: 'Missing' }, { name: 'Not needed' }],
    nearest
      .slice(0, 12)
      .map(({ line, distance, missing, unneeded, possible }) => [
        `${lineName(line)}${possible ? '' : ', no longer possible'}`,
        String(distance),
        tileRow(missing, { small: true }),
        tileRow(unneeded, { small: true }),
      ]),
  );

const discardTable = (discards) =>
  table(
    'What to throw',
    [{ name: 'Throw' }, { name: 'Away', number: true }, { name: 'Then waiting for' }],
    discards.slice(0, 14).map(({ tile, distance, waits }) => [
      tileRow([tile], { small: true }),
      String(distance),
      tileRow(
        (waits ?? []).map((wait) => (typeof wait === 'string' ? wait : wait.tile)),
        { small: true },
      ),
    ]),
  );

/** Readings, waits, throws, nearest lines. */
export const decomposition = (answer) => [
  answer.distance === undefined || answer.complete
    ? undefined
    : el('p', {}, answer.distance === 1 ? 'One tile away.' : `${plural(answer.distance, 'tile')} away.`),
  ...((answer.waits ?? []).length > 0 ? [waitTable(answer.waits)] : []),
  ...((answer.discards ?? []).length > 0 ? [discardTable(answer.discards)] : []),
  ...((answer.nearest ?? []).length > 0 ? [nearestTable(answer.nearest)] : []),
];

/** What is wrong, with buttons for the tiles that may have been meant. */
export const problemList = (problem, fix) =>
  el(
    'div',
    { class: 'notice' },
    el(
      'p',
      {},
      el('strong', {}, problem.title ?? 'Something is wrong'),
      problem.errors?.length > 0 ? '' : ` ${problem.detail ?? ''}`,
    ),
    el(
      'ul',
      { class: 'problems' },
      (problem.errors ?? []).map((error) =>
        el(
          'li',
          {},
          error.detail,
          ' ',
          el('a', { href: `/docs/problems/${error.code}` }, error.code),
          ' ',
          el(
            'span',
            { class: 'suggestions' },
            (error.suggestions ?? error.candidates ?? []).map((token) =>
              el(
                'button',
                { type: 'button', 'aria-label': `Use ${nameOf(token)}`, onclick: () => fix(error, token) },
                token,
              ),
            ),
          ),
        ),
      ),
    ),
  );
