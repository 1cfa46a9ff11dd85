import type { HandDoubles, HandPoints, PairPoints, SetDoubles } from '../../classical/sheet.js';

export const BOOK = 'Masters Games, The Rules of Mah Jong';
export const TABLE = `${BOOK}, Chinese version, value of each hand`;
const POINTS = `${BOOK}, Chinese version, bonus points; table restored from parallel sources`;
const DOUBLES = `${BOOK}, Chinese version, doubles; table restored from parallel sources`;
const OF_WINNER = `${BOOK}, Chinese version, doubles of the winner; table restored from parallel sources`;

export const pairPoints: readonly PairPoints[] = [
  { id: 'pair', label: 'Pair of {tiles}', tile: 'dragon', points: 2, who: 'every hand', source: TABLE },
  { id: 'pair', label: 'Pair of {tiles}, the own wind', tile: 'own wind', points: 2, who: 'every hand', source: TABLE },
  {
    id: 'pair',
    label: 'Pair of {tiles}, the prevailing wind',
    tile: 'prevailing wind',
    points: 2,
    who: 'every hand',
    source: TABLE,
  },
];

export const mahjong: HandPoints = {
  id: 'mahjong',
  label: 'Mah Jong',
  when: 'always',
  points: 10,
  who: 'winner',
  earnedBy: 'event',
  source: `${BOOK}, British version, scoring: “instead of 10”`,
};

export const drawn: HandPoints = {
  id: 'drawn',
  label: 'Winning tile drawn',
  meaning: 'From the wall, or as a loose tile.',
  when: 'drawn',
  points: 2,
  who: 'winner',
  earnedBy: 'winning tile',
  source: POINTS,
};

export const onlyPlace: HandPoints = {
  id: 'only-place',
  label: 'Only possible place to win',
  meaning: 'One kind of tile alone would complete the hand.',
  when: 'one place only',
  points: 2,
  who: 'winner',
  earnedBy: 'winning tile',
  near: [{ when: 'several places', because: 'other tiles also complete the hand', tiles: 'other waits' }],
  source: POINTS,
};

export const setDoubles: readonly SetDoubles[] = [
  { id: 'dragons', label: 'Set of {tiles}', tile: 'dragon', doubles: 1, who: 'every hand', source: DOUBLES },
  {
    id: 'own-wind',
    label: 'Set of {tiles}, the own wind',
    tile: 'own wind',
    doubles: 1,
    who: 'every hand',
    source: DOUBLES,
  },
  {
    id: 'prevailing-wind',
    label: 'Set of {tiles}, the prevailing wind',
    tile: 'prevailing wind',
    doubles: 1,
    who: 'every hand',
    source: DOUBLES,
  },
];

/** A double of the winner for the tiles of the hand. */
const ofHand = (
  rule: Pick<HandDoubles, 'id' | 'label' | 'when'> & Partial<Pick<HandDoubles, 'doubles' | 'meaning' | 'near'>>,
): HandDoubles => ({ doubles: 1, who: 'winner', earnedBy: 'hand', source: OF_WINNER, ...rule });

/** A double of the winner for the tile that completed the hand. */
const ofLastTile = (rule: Pick<HandDoubles, 'id' | 'label' | 'when'>): HandDoubles => ({
  doubles: 1,
  who: 'winner',
  earnedBy: 'winning tile',
  source: OF_WINNER,
  ...rule,
});

export const noChows = ofHand({
  id: 'no-chows',
  label: 'No chows',
  meaning: 'Four threes or fours and a pair.',
  when: 'no runs',
  near: [{ when: 'one run', because: 'one of the four sets is a chow' }],
});

export const nonScoring = ofHand({
  id: 'non-scoring',
  label: 'Non-scoring hand',
  meaning: 'Four chows and a pair worth nothing; points for going out, drawing and the only place do not spoil it.',
  when: 'runs and a worthless pair',
  near: [{ when: 'runs and a pair that scores', because: 'the pair scores' }],
});

export const oneSuitHonours = ofHand({
  id: 'one-suit-honours',
  label: 'One suit with honours',
  when: 'one suit with honours',
});

export const oneSuit = ofHand({
  id: 'one-suit',
  label: 'One suit only',
  when: 'one suit',
  doubles: { option: 'pureSuitDoubles' },
});

export const majorsHonours = ofHand({
  id: 'majors-honours',
  label: 'Ones, nines and honours',
  meaning: 'Every suit tile is a 1 or 9; at least one suit tile and one honour.',
  when: 'majors and honours',
});

export const allHonours = ofHand({ id: 'all-honours', label: 'Honours only', when: 'honours only' });

export const allFourWinds = ofHand({
  id: 'all-four-winds',
  label: 'All four winds',
  meaning: 'Sets of three winds and the pair of the fourth.',
  when: 'three winds and the pair of the fourth',
});

export const allThreeDragons = ofHand({
  id: 'all-three-dragons',
  label: 'All three dragons',
  meaning: 'Sets of two dragons and the pair of the third.',
  when: 'two dragons and the pair of the third',
});

export const loose = ofLastTile({ id: 'loose', label: 'Winning on a loose tile', when: 'loose tile' });
export const lastTile = ofLastTile({ id: 'last-tile', label: 'Last tile of the wall', when: 'last tile' });
export const robbedKong = ofLastTile({ id: 'robbed-kong', label: 'Robbing a kong', when: 'robbed a kong' });

export const originalCall: HandDoubles = {
  id: 'original-call',
  label: 'Original call',
  meaning: 'Calling since the own first discard, the hand unchanged.',
  when: 'original call',
  doubles: 1,
  who: 'winner',
  earnedBy: 'event',
  source: OF_WINNER,
};
