import type { Position, RefReading, RefSet } from './game.js';
import { looks } from './items.js';
import { GREEN_TILES } from './shapes.js';
import { isDragon, isHonour, isSuit, isTerminal, isWind, type Token } from './tiles.js';

/** What a special hand is judged by: one reading, all tiles, and how it went out (drawn, for a hand that is calling). */
export interface Candidate {
  readonly position: Position;
  readonly reading: RefReading;
  readonly tiles: readonly Token[];
  readonly by: string;
  readonly tile: Token | null;
  readonly facts: readonly string[];
}

export interface Special {
  readonly id: string;
  readonly games: readonly string[];
  /** Share of the limit, or `points` for Purity, which counts by its points. */
  readonly value: 'limit' | 'half' | 'points';
  /** Whether a loser can be calling it. */
  readonly calling: boolean;
  readonly is: (candidate: Candidate) => boolean;
}

const solid = (c: Candidate): boolean => c.reading.pair !== null && c.reading.sets.every((set) => set.kind !== 'chow');
const setsAmong = (c: Candidate, among: (tile: Token) => boolean): RefSet[] =>
  c.reading.sets.filter((set) => set.kind !== 'chow' && among(set.tile));
const shape =
  (id: string) =>
  (c: Candidate): boolean =>
    c.reading.shape === id;

const BOTH = ['chinese', 'british'];
const BRITISH = ['british'];

/** Every special hand, in the order of the tables. */
export const SPECIALS: readonly Special[] = [
  {
    id: 'buried-treasure',
    games: BOTH,
    value: 'limit',
    calling: true,
    is: (c) =>
      solid(c) &&
      c.reading.sets.every((set) => set.kind === 'pung' && set.concealed) &&
      (looks(c.tiles).pureSuit || looks(c.tiles).suitAndHonours),
  },
  {
    id: 'heads-and-tails',
    games: BOTH,
    value: 'limit',
    calling: true,
    is: (c) => solid(c) && c.tiles.every(isTerminal),
  },
  { id: 'wriggling-snake', games: BOTH, value: 'limit', calling: true, is: shape('wriggling-snake') },
  {
    id: 'three-great-scholars',
    games: BOTH,
    value: 'limit',
    calling: true,
    is: (c) => solid(c) && setsAmong(c, isDragon).length === 3,
  },
  {
    id: 'four-blessings',
    games: BOTH,
    value: 'limit',
    calling: true,
    is: (c) => solid(c) && setsAmong(c, isWind).length === 4,
  },
  { id: 'thirteen-unique-wonders', games: BOTH, value: 'limit', calling: true, is: shape('thirteen-unique-wonders') },
  { id: 'heavens-blessing', games: BOTH, value: 'limit', calling: false, is: (c) => c.by === 'deal' },
  {
    id: 'earths-blessing',
    games: BOTH,
    value: 'limit',
    calling: false,
    is: (c) => c.facts.includes('first-discard'),
  },
  {
    id: 'plum-blossom',
    games: BOTH,
    value: 'limit',
    calling: false,
    is: (c) => c.tile === '5D' && c.by === 'loose',
  },
  {
    id: 'moon-from-the-sea',
    games: BOTH,
    value: 'limit',
    calling: false,
    is: (c) => c.tile === '1D' && c.facts.includes('last-tile'),
  },
  {
    id: 'purity',
    games: BRITISH,
    value: 'points',
    calling: true,
    is: (c) => solid(c) && looks(c.tiles).pureSuit,
  },
  { id: 'all-pair-honours', games: BRITISH, value: 'half', calling: true, is: shape('all-pair-honours') },
  { id: 'knitting', games: BRITISH, value: 'half', calling: true, is: shape('knitting') },
  { id: 'triple-knitting', games: BRITISH, value: 'half', calling: true, is: shape('triple-knitting') },
  {
    id: 'imperial-jade',
    games: BRITISH,
    value: 'limit',
    calling: true,
    is: (c) => solid(c) && c.tiles.every((tile) => GREEN_TILES.includes(tile)),
  },
  {
    id: 'all-winds-and-dragons',
    games: BRITISH,
    value: 'limit',
    calling: true,
    is: (c) => solid(c) && c.tiles.every((tile) => isHonour(tile) && !isSuit(tile)),
  },
  {
    id: 'fourfold-plenty',
    games: BRITISH,
    value: 'limit',
    calling: true,
    is: (c) => solid(c) && c.reading.sets.every((set) => set.kind === 'kong'),
  },
  { id: 'gates-of-heaven', games: BRITISH, value: 'limit', calling: true, is: shape('gates-of-heaven') },
  {
    id: 'twofold-fortune',
    games: BRITISH,
    value: 'limit',
    calling: false,
    is: (c) => c.facts.includes('kong-on-kong'),
  },
];
