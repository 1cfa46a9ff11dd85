import { el, table } from './dom.js';
import { names, tileRow } from './tiles.js';

/**
 * The rule sheet of a game, laid out from its data alone: lists of objects become tables, objects become lists.
 * A new rule on a sheet shows here without a change.
 */
const words = (name) => {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const isPlain = (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isTiles = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string' && names.has(entry));

const plainText = (value) => {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return value === null ? 'none' : String(value);
};

const cell = (value) => {
  if (value === undefined) return '';
  if (isPlain(value)) return plainText(value);
  if (isTiles(value)) return tileRow(value, { small: true });
  if (Array.isArray(value))
    return el(
      'span',
      {},
      value.flatMap((entry, i) => (i === 0 ? [cell(entry)] : [', ', cell(entry)])),
    );
  return el(
    'span',
    {},
    Object.entries(value).flatMap(([name, inner], i) => [i === 0 ? '' : '; ', `${words(name)}: `, cell(inner)]),
  );
};

const small = (text) => el('small', {}, text ?? '');
const worth = ({ points, doubles }) =>
  doubles === undefined ? `${points ?? ''}` : `×2${doubles > 1 ? ` (${doubles} times)` : ''}`;
const source = { name: 'Source' };

/** How the parts that matter most are laid out: columns, and the cells of a row. */
const LAYOUTS = {
  setPoints: {
    columns: [{ name: 'Set' }, { name: '2 to 8', number: true }, { name: '1, 9, honours', number: true }, source],
    row: (rule) => [rule.label, String(rule.minor), String(rule.majorOrHonour), small(rule.source)],
  },
  points: {
    columns: [{ name: 'For' }, { name: 'Points', number: true }, { name: 'Who' }, source],
    row: (rule) => [ruleCell(rule), worth(rule), rule.who, small(rule.source)],
  },
  doubles: {
    columns: [{ name: 'For' }, { name: 'Doubles', number: true }, { name: 'Who' }, source],
    row: (rule) => [ruleCell(rule), worth(rule), rule.who, small(rule.source)],
  },
  specialHands: {
    columns: [{ name: 'Hand' }, { name: 'Tiles' }, { name: 'Worth' }, { name: 'Example' }, source],
    row: (hand) => [
      hand.name,
      el('span', {}, hand.tiles, ' ', small(hand.restrictions)),
      words(hand.value),
      tileRow(hand.example.tiles, { small: true }),
      small(hand.source),
    ],
  },
  lines: {
    columns: [{ name: 'Line' }, { name: 'Tiles' }, { name: 'Value', number: true }, { name: 'Example' }, source],
    row: (line) => [
      line.name,
      line.tiles,
      String(line.value),
      tileRow(line.example.tiles, { small: true }),
      small(line.source),
    ],
  },
  options: {
    columns: [{ name: 'Option' }, { name: 'Default' }, { name: 'Values' }, { name: 'Meaning' }],
    row: (option) => [
      option.id,
      plainText(option.default),
      (option.values ?? [option.type]).join(', '),
      option.meaning,
    ],
  },
};

const ruleCell = ({ label, meaning }) => el('span', {}, label, ' ', small(meaning));

const section = (name, value) => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  const layout = LAYOUTS[name];
  if (layout !== undefined && Array.isArray(value)) return [table(words(name), layout.columns, value.map(layout.row))];
  if (isPlain(value)) return [el('p', {}, el('strong', {}, `${words(name)}: `), plainText(value))];
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => entry !== null && typeof entry === 'object' && !Array.isArray(entry))
  ) {
    const columns = [...new Set(value.flatMap((entry) => Object.keys(entry)))];
    return [
      table(
        words(name),
        columns.map((column) => ({
          name: words(column),
          number:
            ['points', 'doubles', 'value', 'exposed', 'concealed'].includes(column) &&
            value.every((entry) => isPlain(entry[column] ?? null)),
        })),
        value.map((entry) => columns.map((column) => cell(entry[column]))),
      ),
    ];
  }
  if (Array.isArray(value)) return value.length === 0 ? [] : [el('h3', {}, words(name)), el('p', {}, cell(value))];
  return [el('h3', {}, words(name)), ...Object.entries(value).flatMap(([inner, entry]) => section(inner, entry))];
};

export const ruleSheet = (sheet) => Object.entries(sheet).flatMap(([name, value]) => section(name, value));
