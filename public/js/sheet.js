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

const section = (name, value) => {
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
