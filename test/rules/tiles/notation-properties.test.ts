import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMERICAN_FLOWER,
  FIRST_BONUS,
  FIRST_DRAGON,
  FIRST_WIND,
  isSuit,
  JOKER,
  type Kind,
  numberOf,
  suitOf,
  tokenOf,
  WINDS,
} from '../../../src/rules/tiles/kinds.js';
import { aliasesOf, nameOf } from '../../../src/rules/tiles/names.js';
import { readTile, readTiles } from '../../../src/rules/tiles/notation.js';
import { AMERICAN_SET, classicalTileSet } from '../../../src/rules/tiles/sets.js';
import { unicodeOf, unicodeText } from '../../../src/rules/tiles/unicode.js';
import { runs } from '../../support/runs.js';

const SETS = [classicalTileSet(true, 4), AMERICAN_SET] as const;
type Set = (typeof SETS)[number];

const kindsOf = (set: Set): Kind[] => Array.from(set.copies.keys()).filter((kind) => set.copies[kind]! > 0);

const MPSZ_SUITS = ['s', 'm', 'p'];
const MPSZ_HONOURS = ['1z', '2z', '3z', '4z', '7z', '6z', '5z'];
const SHORT = ['RD', 'GD', 'WD'];

const mpsz = (kind: Kind): string[] => {
  if (isSuit(kind)) return [`${numberOf(kind)}${MPSZ_SUITS[suitOf(kind)]}`];
  return kind < FIRST_BONUS ? [MPSZ_HONOURS[kind - FIRST_WIND]!] : [];
};

/** Ways to write one tile inside a string. */
const inString = (kind: Kind, american: boolean): string[] => [
  tokenOf(kind),
  tokenOf(kind).toLowerCase(),
  unicodeOf(kind),
  `${unicodeOf(kind)}\u{fe0e}`,
  ...mpsz(kind),
  ...(american && kind === AMERICAN_FLOWER ? ['1F', '8f', '\u{1f027}'] : []),
  ...(american && kind === 33 ? [' 0 '] : []),
];

/** Ways to write one tile as an element of an array. */
const asElement = (kind: Kind, american: boolean): string[] => [
  ...inString(kind, american),
  nameOf(kind),
  nameOf(kind).toUpperCase(),
  ` ${nameOf(kind)} `,
  // Colours with a number belong to the deck games.
  ...aliasesOf(kind).filter((name) => american || !/^(green|red|blue) \d$/.test(name)),
  ...(kind >= FIRST_DRAGON && kind < FIRST_BONUS ? [SHORT[kind - FIRST_DRAGON]!] : []),
  ...(kind >= FIRST_WIND && kind < FIRST_DRAGON ? [`${WINDS[kind - FIRST_WIND]}W`] : []),
  ...(kind === AMERICAN_FLOWER ? ['FL', 'fl'] : []),
  ...(kind === JOKER ? ['JK'] : []),
];

describe('every notation reads back the same', () => {
  it.each([
    ['classical', SETS[0]],
    ['American', SETS[1]],
  ])('%s: every way to write every tile', (_, set) => {
    for (const kind of kindsOf(set)) {
      for (const text of inString(kind, set.american)) {
        expect(readTiles(text, '', set), text).toMatchObject({ kinds: [kind], problems: [] });
      }
      for (const text of asElement(kind, set.american)) {
        expect(readTile(text, '', set), text).toMatchObject({ kind, problems: [] });
      }
    }
  });

  it('any list of tiles, written any way', () => {
    const written = fc.constantFrom(...SETS).chain((set) =>
      fc
        .array(fc.tuple(fc.constantFrom(...kindsOf(set)), fc.nat(), fc.nat(), fc.constantFrom('', ' ', ', ', '|')), {
          maxLength: 60,
        })
        .map((tiles) => ({ set, tiles })),
    );
    fc.assert(
      fc.property(written, ({ set, tiles }) => {
        const kinds = tiles.map(([kind]) => kind);
        // Only letters may be ambiguous in a row of two-letter groups, so a numbered tile leads the string.
        let text = '1B ';
        const elements: string[] = [];
        for (const [kind, one, two, separator] of tiles) {
          const ways = inString(kind, set.american);
          text += `${ways[one % ways.length]!}${separator}`;
          const names = asElement(kind, set.american);
          elements.push(names[two % names.length]!);
        }
        expect(readTiles(text, '', set)).toMatchObject({ kinds: [0, ...kinds], problems: [] });
        expect(readTiles(elements, '', set)).toMatchObject({ kinds, problems: [] });
      }),
      { numRuns: runs(2000) },
    );
  });

  it('grouped by suit, and in Unicode', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: AMERICAN_FLOWER - 1 }), { maxLength: 40 }), (kinds) => {
        let text = '';
        for (let i = 0; i < kinds.length; i++) {
          const [token, next] = [tokenOf(kinds[i]!), i + 1 < kinds.length ? tokenOf(kinds[i + 1]!) : ''];
          text += token.length === 2 && next.length === 2 && token[1] === next[1] ? token[0] : `${token} `;
        }
        const winds = kinds.every((kind) => kind >= FIRST_WIND && kind < FIRST_DRAGON);
        if (!winds) expect(readTiles(text, '', SETS[0])).toMatchObject({ kinds, problems: [] });
        expect(readTiles(unicodeText(kinds), '', SETS[0])).toMatchObject({ kinds, problems: [] });
      }),
      { numRuns: runs(1000) },
    );
  });
});

/** Text near the notation: its letters, digits and separators, names, and a few strangers. */
const nearly = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...'0123456789BCDFbcdfmpszMPSZESWNRGPFJeswnrgj ,|') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('east', 'blank', 'RD', 'EW ', ' WW', '7dot', '\u{1f010}', '\u{fe0f}', '\u{1f02b}'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2 }) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** Digits that their suit lacks are told one by one; their letter still belongs to the others of the group. */
const isBadDigit = (token: string): boolean => /^\d[BCDFbcdfmpsz]$/.test(token);

describe('nothing is dropped', () => {
  it('tiles read and problems account for the whole string', () => {
    fc.assert(
      fc.property(nearly, fc.constantFrom(...SETS), (text, set) => {
        const { kinds, problems, pointers } = readTiles(text, '/t', set);
        expect(pointers).toHaveLength(kinds.length);
        // With every piece complained about replaced by a tile, the string reads, and holds one more tile for each.
        let mended = '';
        let from = 0;
        for (const { offset, token, code, pointer } of problems) {
          expect(pointer).toBe('/t');
          expect(['tile.unknown', 'tile.ambiguous']).toContain(code);
          expect(offset).toBeGreaterThanOrEqual(from);
          mended += text.slice(from, offset!);
          if (isBadDigit(token!)) {
            expect(text[offset!]).toBe(token![0]);
            mended += '1';
            from = offset! + 1;
          } else {
            expect(text.slice(offset!, offset! + token!.length)).toBe(token);
            mended += ' 9D ';
            from = offset! + token!.length;
          }
        }
        mended += text.slice(from);
        const again = readTiles(mended, '/t', set);
        expect(again.problems).toEqual([]);
        expect(again.kinds).toHaveLength(kinds.length + problems.length);
      }),
      { numRuns: runs(5000) },
    );
  });

  it('every element of an array is a tile or a problem, in order', () => {
    const element = fc.oneof(nearly, fc.string({ unit: 'binary' }), fc.constantFrom('1B', 'red dragon', 'blank', 'EW'));
    fc.assert(
      fc.property(fc.array(element, { maxLength: 20 }), fc.constantFrom(...SETS), (elements, set) => {
        const { kinds, problems, pointers } = readTiles(elements, '/t', set);
        const places = [...pointers, ...problems.map(({ pointer }) => pointer)];
        expect(places.sort()).toEqual(elements.map((_, i) => `/t/${i}`).sort());
        expect(kinds).toHaveLength(pointers.length);
        for (const { code, suggestions, candidates } of problems) {
          expect(code === 'tile.unknown' ? suggestions : candidates).toBeDefined();
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('suggestions and candidates are readable', () => {
    fc.assert(
      fc.property(nearly, fc.constantFrom(...SETS), (text, set) => {
        for (const { suggestions = [], candidates = [] } of readTiles(text, '', set).problems) {
          for (const piece of suggestions) expect(readTile(piece, '', set).problems).toEqual([]);
          for (const piece of candidates) expect(readTiles(`1B ${piece}`, '', set).problems).toEqual([]);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('the work is linear: 20,000 characters of every kind take no time', () => {
    const repeated = ['1', '1B', 'x', 'x,', 'EW ', 'E', '0', '?x1', ' ', '1S', '\u{1f010}'].map((piece) =>
      piece.repeat(20_000 / piece.length),
    );
    const gap = ' '.repeat(10_000);
    for (const long of [...repeated, `EW${gap}EW${gap}`, `EW${gap}x`, `${gap}?`]) {
      const started = performance.now();
      readTiles(long, '', SETS[1]);
      readTiles([long], '', SETS[1]);
      expect(performance.now() - started, long.slice(0, 5)).toBeLessThan(2000);
    }
  });
});
