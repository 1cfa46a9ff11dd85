import {
  AMERICAN_FLOWER,
  FIRST_SEASON,
  isBonus,
  isDragon,
  isWind,
  JOKER,
  type Kind,
  numberOf,
  RED,
  suitOf,
  tokenOf,
  WHITE,
} from '../rules/tiles/kinds.js';
import { GLYPHS } from './glyphs.js';

/** Size of a tile in user units, the coloured side at the bottom included. */
export const TILE_WIDTH = 60;
export const TILE_HEIGHT = 84;

const INK = { blue: '#1d4f91', green: '#15764a', red: '#c1272d', black: '#23262e', gold: '#b8860b' };

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** A character centred on (x, y), `height` units high. */
const glyph = (char: string, x: number, y: number, height: number, fill: string): string => {
  const outline = GLYPHS[char]!;
  const scale = height / outline.height;
  const left = number(x - (outline.width * scale) / 2);
  const top = number(y - height / 2);
  return `<path transform="translate(${left} ${top}) scale(${number(scale * 1000)}e-3)" fill="${fill}" d="${outline.path}"/>`;
};

const circle = (x: number, y: number, r: number, attributes: string): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" ${attributes}/>`;

/** The index in the corner, for those who do not read Chinese. */
const index = (text: string, fill: string): string =>
  [...text].map((char, i) => glyph(char, 9 + 7 * i, 12, 9.5, fill)).join('');

type Spot = readonly [x: number, y: number, ink: keyof typeof INK];

/** Where the dots of each tile lie. */
const DOTS: readonly (readonly Spot[])[] = [
  [[30, 42, 'red']],
  [
    [30, 27, 'green'],
    [30, 57, 'blue'],
  ],
  [
    [17, 24, 'blue'],
    [30, 42, 'red'],
    [43, 60, 'green'],
  ],
  [
    [19, 28, 'blue'],
    [41, 28, 'green'],
    [19, 57, 'green'],
    [41, 57, 'blue'],
  ],
  [
    [18, 26, 'blue'],
    [42, 26, 'green'],
    [30, 42, 'red'],
    [18, 58, 'green'],
    [42, 58, 'blue'],
  ],
  [
    [20, 24, 'green'],
    [40, 24, 'green'],
    [20, 44, 'red'],
    [40, 44, 'red'],
    [20, 62, 'red'],
    [40, 62, 'red'],
  ],
  [
    [21, 22, 'green'],
    [31, 27, 'green'],
    [41, 32, 'green'],
    [21, 48, 'red'],
    [41, 48, 'red'],
    [21, 64, 'red'],
    [41, 64, 'red'],
  ],
  [
    [21, 20, 'blue'],
    [41, 20, 'blue'],
    [21, 35, 'blue'],
    [41, 35, 'blue'],
    [21, 50, 'blue'],
    [41, 50, 'blue'],
    [21, 65, 'blue'],
    [41, 65, 'blue'],
  ],
  [
    [16, 25, 'blue'],
    [31, 25, 'blue'],
    [46, 25, 'blue'],
    [16, 44, 'red'],
    [31, 44, 'red'],
    [46, 44, 'red'],
    [16, 63, 'green'],
    [31, 63, 'green'],
    [46, 63, 'green'],
  ],
];

const DOT_RADIUS = [17, 11, 8.5, 9, 8, 7.6, 6.6, 6.6, 6.8];

const dot = (x: number, y: number, r: number, ink: string): string =>
  circle(x, y, r, `fill="${ink}"`) +
  circle(x, y, r * 0.68, 'fill="none" stroke="#fffdf6" stroke-width="1.3"') +
  circle(x, y, r * 0.26, 'fill="#fffdf6"');

const bigDot =
  circle(30, 42, 17, `fill="${INK.green}"`) +
  circle(30, 42, 14, 'fill="#fffdf6"') +
  Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return circle(30 + 10.6 * Math.cos(angle), 42 + 10.6 * Math.sin(angle), 2.3, `fill="${INK.blue}"`);
  }).join('') +
  circle(30, 42, 6.6, `fill="${INK.red}"`) +
  circle(30, 42, 2.2, 'fill="#fffdf6"');

const dots = (n: number): string =>
  n === 1 ? bigDot : DOTS[n - 1]!.map(([x, y, ink]) => dot(x, y, DOT_RADIUS[n - 1]!, INK[ink])).join('');

/** Where the sticks of each bamboo tile stand: x, y, colour and tilt in degrees. */
const STICKS: readonly (readonly (readonly [x: number, y: number, ink: keyof typeof INK, tilt?: number])[])[] = [
  [],
  [
    [30, 27, 'green'],
    [30, 58, 'blue'],
  ],
  [
    [30, 27, 'blue'],
    [19, 58, 'green'],
    [41, 58, 'green'],
  ],
  [
    [20, 28, 'blue'],
    [42, 28, 'green'],
    [20, 58, 'green'],
    [42, 58, 'blue'],
  ],
  [
    [17, 28, 'green'],
    [45, 28, 'blue'],
    [31, 43, 'red'],
    [17, 58, 'blue'],
    [45, 58, 'green'],
  ],
  [
    [17, 28, 'green'],
    [31, 28, 'green'],
    [45, 28, 'green'],
    [17, 58, 'blue'],
    [31, 58, 'blue'],
    [45, 58, 'blue'],
  ],
  [
    [31, 21, 'red'],
    [17, 43, 'green'],
    [31, 43, 'blue'],
    [45, 43, 'green'],
    [17, 65, 'green'],
    [31, 65, 'blue'],
    [45, 65, 'green'],
  ],
  [
    [14, 28, 'green'],
    [25.5, 29, 'green', -35],
    [36.5, 29, 'green', 35],
    [48, 28, 'green'],
    [14, 58, 'blue'],
    [25.5, 57, 'blue', 35],
    [36.5, 57, 'blue', -35],
    [48, 58, 'blue'],
  ],
  [
    [16, 22, 'green'],
    [31, 22, 'red'],
    [46, 22, 'blue'],
    [16, 43, 'green'],
    [31, 43, 'red'],
    [46, 43, 'blue'],
    [16, 64, 'green'],
    [31, 64, 'red'],
    [46, 64, 'blue'],
  ],
];

const STICK_LENGTH = [0, 26, 26, 26, 26, 27, 18, 25, 18];

const stick = (x: number, y: number, length: number, ink: string, tilt = 0): string => {
  const half = length / 2;
  const node = (dy: number): string =>
    `<rect x="-4" y="${number(dy - 1.6)}" width="8" height="3.2" rx="1.6" fill="${ink}"/>`;
  return (
    `<g transform="translate(${number(x)} ${number(y)})${tilt === 0 ? '' : ` rotate(${tilt})`}">` +
    `<rect x="-2.7" y="${number(-half)}" width="5.4" height="${number(length)}" rx="2.2" fill="${ink}"/>` +
    `<path d="M0 ${number(-half + 3.2)}V-2.6M0 2.6V${number(half - 3.2)}" stroke="#fffdf6" stroke-width="1.1"/>` +
    `${node(-half + 1.2)}${node(0)}${node(half - 1.2)}</g>`
  );
};

/** The sparrow of the one of bamboos. */
const bird =
  `<path d="M33 37C45 44 52 56 51 71C44 70 36 64 31 53Z" fill="${INK.green}"/>` +
  `<path d="M36 46C42 52 47 60 48 68M34 50C38 57 42 62 45 66" stroke="#fffdf6" stroke-width="1.2" fill="none"/>` +
  `<path d="M17 33C13 45 18 57 29 59C38 58 41 49 37 41C34 35 28 35 25 27Z" fill="${INK.blue}"/>` +
  `<path d="M22 39C25 35 34 39 35 49C29 53 22 49 22 39Z" fill="${INK.red}"/>` +
  `<path d="M25 42C28 42 31 45 32 48" stroke="#fffdf6" stroke-width="1.2" fill="none"/>` +
  circle(21, 27, 7.5, `fill="${INK.green}"`) +
  `<path d="M14.5 25L7 28L14.5 30Z" fill="${INK.gold}"/>` +
  `<path d="M21 20C19 15 22 12 26 12M24 21C24 17 27 15 30 16" stroke="${INK.red}" stroke-width="1.8" fill="none" stroke-linecap="round"/>` +
  circle(19, 26, 2, 'fill="#fffdf6"') +
  circle(18.7, 26, 1, `fill="${INK.black}"`) +
  `<path d="M25 59V70M31 59V70M21 71H28M28 71H35" stroke="${INK.gold}" stroke-width="1.8" stroke-linecap="round"/>`;

const bamboos = (n: number): string =>
  n === 1
    ? bird
    : STICKS[n - 1]!.map(([x, y, ink, tilt]) => stick(x, y, STICK_LENGTH[n - 1]!, INK[ink], tilt)).join('');

const NUMERALS = '一二三四五六七八九';

const characters = (n: number): string => {
  const numeral = NUMERALS[n - 1]!;
  // 一 is a flat stroke: scaled by its width, the others by their height.
  const height = numeral === '一' ? 5.2 : numeral === '二' ? 17 : 22;
  return glyph(numeral, 32, 26, height, INK.blue) + glyph('萬', 31, 56, 29, INK.red);
};

const WIND_CHARACTERS: Readonly<Record<string, string>> = { E: '東', S: '南', W: '西', N: '北' };

const whiteDragon =
  `<rect x="13" y="18" width="34" height="48" rx="3" fill="none" stroke="${INK.blue}" stroke-width="3.4"/>` +
  `<rect x="18.5" y="23.5" width="23" height="37" rx="2" fill="none" stroke="${INK.blue}" stroke-width="1.5"/>`;

const petals = (x: number, y: number, count: number, reach: number, size: number, fill: string): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2;
    return circle(x + reach * Math.cos(angle), y + reach * Math.sin(angle), size, `fill="${fill}"`);
  }).join('') + circle(x, y, size * 0.62, `fill="${INK.gold}"`);

/** A small picture for each bonus tile, in the order of their numbers. */
const BONUS_ART: readonly string[] = [
  `<path d="M14 68C24 62 28 52 30 40" stroke="#6b4a2b" stroke-width="2.4" fill="none"/>${petals(30, 33, 5, 7, 5.4, '#d6457a')}${petals(18, 56, 5, 4, 3, '#d6457a')}`,
  `<path d="M30 70C26 54 18 46 12 42M30 70C31 52 38 44 48 40M30 70C29 58 24 50 20 48" stroke="${INK.green}" stroke-width="2.4" fill="none" stroke-linecap="round"/>${petals(31, 32, 3, 6, 5.6, '#7a4bb3')}`,
  `<path d="M30 44V70M30 58C38 58 42 54 43 50M30 62C22 62 18 58 17 55" stroke="${INK.green}" stroke-width="2.6" fill="none"/>${petals(30, 34, 12, 10, 3.6, '#e0911b')}${petals(30, 34, 8, 5.4, 3.2, '#f0b33c')}`,
  `${stick(24, 46, 44, INK.green)}<path d="M24 34C34 30 42 32 48 38C38 40 30 40 24 34ZM24 50C34 46 42 48 48 54C38 56 30 56 24 50ZM24 62C18 56 13 55 9 57C13 62 18 64 24 62Z" fill="${INK.green}"/>`,
  `<path d="M12 66C22 56 36 60 50 64" stroke="#6b4a2b" stroke-width="2" fill="none"/>${petals(18, 60, 5, 3.4, 2.6, '#d6457a')}${petals(42, 60, 5, 3.4, 2.6, '#d6457a')}`,
  `<path d="M10 64C18 56 26 60 30 66C34 60 42 56 50 64C42 72 34 70 30 66C26 70 18 72 10 64Z" fill="${INK.green}"/>${petals(30, 60, 5, 3.6, 2.8, '#e58aa5')}`,
  `<path d="M30 72V64M30 66C20 66 14 62 14 57C20 56 26 58 30 64C34 58 40 56 46 57C46 62 40 66 30 66Z" fill="#c2571b" stroke="#c2571b"/>`,
  `<path d="M30 56V74M22.2 60.5L37.8 69.5M37.8 60.5L22.2 69.5M27 58L30 61L33 58M27 72L30 69L33 72" stroke="${INK.blue}" stroke-width="2" fill="none" stroke-linecap="round"/>`,
];

const SEASONS = '春夏秋冬';

const bonus = (kind: Kind): string => {
  const n = kind - FIRST_SEASON;
  const text = tokenOf(kind)[0]!;
  if (n < 0) return BONUS_ART[n + 4]! + index(text, INK.red);
  return BONUS_ART[n + 4]! + glyph(SEASONS[n]!, 33, 34, 28, INK.blue) + index(text, INK.blue);
};

const americanFlower =
  `<path d="M30 46V72M30 62C40 62 45 57 46 52C38 51 32 55 30 62ZM30 66C22 66 16 62 15 58C22 57 28 60 30 66Z" fill="${INK.green}" stroke="${INK.green}" stroke-width="1.6"/>` +
  petals(31, 33, 6, 9, 6, '#d6457a') +
  index('F', INK.red);

const joker =
  `<path d="M14 50C12 36 8 30 8 24C15 25 19 30 22 34C23 27 26 20 30 16C34 20 37 27 38 34C41 30 45 25 52 24C52 30 48 36 46 50Z" fill="${INK.red}"/>` +
  `<path d="M30 16C34 20 37 27 38 34C41 30 45 25 52 24C52 30 48 36 46 50H30Z" fill="${INK.blue}"/>` +
  `<rect x="13" y="49" width="34" height="6" rx="3" fill="${INK.gold}"/>` +
  [8, 30, 52].map((x, i) => circle(x, i === 1 ? 15 : 23, 3.2, `fill="${INK.gold}"`)).join('') +
  [...'JOKER'].map((char, i) => glyph(char, 12 + 9 * i, 66, 9, INK.black)).join('');

const face = (kind: Kind): string => {
  if (kind === JOKER) return joker;
  if (kind === AMERICAN_FLOWER) return americanFlower;
  if (isBonus(kind)) return bonus(kind);
  if (isWind(kind))
    return glyph(WIND_CHARACTERS[tokenOf(kind)]!, 31, 45, 42, INK.black) + index(tokenOf(kind), INK.black);
  if (isDragon(kind)) {
    if (kind === WHITE) return whiteDragon;
    return kind === RED ? glyph('中', 30, 43, 46, INK.red) : glyph('發', 30, 43, 44, INK.green);
  }
  const n = numberOf(kind);
  const drawn = [bamboos, characters, dots][suitOf(kind)]!(n);
  // A little room for the index in the corner; the single bird and dot stay in the middle.
  const placed = n === 1 ? drawn : `<g transform="translate(2.5 2)">${drawn}</g>`;
  return placed + index(String(n), [INK.green, INK.red, INK.blue][suitOf(kind)]!);
};

/** Paths of the shapes that every tile shares. */
const body = (faceFill: string, edge: string): string =>
  `<rect x="1" y="5" width="58" height="78" rx="7" fill="#1f6f4f"/>` +
  `<rect x="1" y="3" width="58" height="77" rx="7" fill="#e7dfc6"/>` +
  `<rect x="1" y="1" width="58" height="76" rx="7" fill="${faceFill}" stroke="${edge}" stroke-width="1"/>`;

const UPRIGHT = body('#fffdf6', '#cdc4a6');
const FACE_DOWN =
  body('#2b8a63', '#1f6f4f') +
  `<rect x="7" y="7" width="46" height="64" rx="4" fill="none" stroke="#7cc3a2" stroke-width="1.5"/>` +
  `<path d="M30 22L44 39L30 56L16 39Z" fill="none" stroke="#7cc3a2" stroke-width="1.5"/>`;

/** One tile, face up, as an SVG fragment of `TILE_WIDTH` × `TILE_HEIGHT` units. */
export const tileArt = (kind: Kind): string => UPRIGHT + face(kind);

/** A tile lying face down. */
export const TILE_BACK: string = FACE_DOWN;
