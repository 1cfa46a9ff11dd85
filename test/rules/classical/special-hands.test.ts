import { describe, expect, it } from 'vitest';
import { type ClassicalId, problemsOf, scoreOf, sheets } from '../../support/score.js';

interface Tiles {
  readonly concealed: string;
  readonly melds?: readonly unknown[];
}
interface Win {
  readonly tile?: string;
  readonly by: string;
  readonly facts?: readonly string[];
}
interface Row {
  readonly hand: string;
  readonly variants: readonly ClassicalId[];
  /** Hands that get it, by name. */
  readonly wins: Readonly<Record<string, readonly [Tiles, Win]>>;
  /** Thirteen tiles that lack one, and the tiles they lack. */
  readonly calling?: readonly [Tiles, readonly string[]];
  /** Hands that miss it by a tile, an exposure or an event, by name. */
  readonly misses: Readonly<Record<string, readonly [Tiles, Win]>>;
}

const BOTH: readonly ClassicalId[] = ['chinese', 'british'];
const BRITISH: readonly ClassicalId[] = ['british'];
const by = (how: string, tile: string, ...facts: string[]): Win => ({
  tile,
  by: how,
  ...(facts.length > 0 && { facts }),
});
const down = (tiles: string) => ({ tiles, concealed: true });

const ROWS: readonly Row[] = [
  {
    hand: 'buried-treasure',
    variants: BOTH,
    wins: {
      'discard (the pair)': [{ concealed: '222B 555B 777B EEE R' }, by('discard', 'R')],
      drawn: [{ concealed: '222B 555B 777B EE RR' }, by('wall', 'R')],
      'a three lying face down': [{ concealed: '222B 555B EE RR', melds: [down('777B')] }, by('wall', 'R')],
      'the pair alone of a suit': [{ concealed: 'EEE SSS RRR PPP 5B' }, by('discard', '5B')],
    },
    calling: [{ concealed: '222B 555B 777B EE RR' }, ['E', 'R']],
    misses: {
      'one tile: a second suit': [{ concealed: '222B 555B 777C EEE R' }, by('discard', 'R')],
      'one exposure: a three claimed': [{ concealed: '222B 555B 777B EE RR' }, by('discard', 'R')],
      'one exposure: a three on the table': [{ concealed: '555B 777B EE RR', melds: ['222B'] }, by('wall', 'R')],
      'a four': [{ concealed: '555B 777B EE RR', melds: [down('2222B')] }, by('wall', 'R')],
      'a chow': [{ concealed: '234B 555B 777B EE RR' }, by('wall', 'R')],
    },
  },
  {
    hand: 'heads-and-tails',
    variants: BOTH,
    wins: {
      discard: [{ concealed: '999B 11C 99D', melds: ['111B', '999C'] }, by('discard', '1C')],
      drawn: [{ concealed: '999B 11C 99D', melds: ['1111B', '999C'] }, by('wall', '9D')],
    },
    calling: [{ concealed: '999B 11C 99D', melds: ['111B', '999C'] }, ['1C', '9D']],
    misses: {
      'one tile: an eight': [{ concealed: '888B 11C 99D', melds: ['111B', '999C'] }, by('discard', '1C')],
      'one tile: a pair of honours': [{ concealed: '999B 11C RR', melds: ['111B', '999C'] }, by('discard', '1C')],
    },
  },
  {
    hand: 'wriggling-snake',
    variants: BOTH,
    wins: {
      discard: [{ concealed: '1123456789D E S W' }, by('discard', 'N')],
      drawn: [{ concealed: '123456789D E S W N' }, by('wall', '1D')],
      'a run lying face down': [{ concealed: '1126789D E S W', melds: [down('345D')] }, by('discard', 'N')],
    },
    calling: [{ concealed: '1123456789C E S N' }, ['W']],
    misses: {
      'one tile: a pair of twos': [{ concealed: '1223456789D E S W' }, by('discard', 'N')],
      'one tile: another suit': [{ concealed: '112345678D 9C E S W' }, by('discard', 'N')],
      'one exposure: a run claimed': [{ concealed: '1126789D E S W', melds: ['345D'] }, by('discard', 'N')],
    },
  },
  {
    hand: 'three-great-scholars',
    variants: BOTH,
    wins: {
      discard: [{ concealed: 'GGG PP 44C', melds: ['RRR', '777D'] }, by('discard', 'P')],
      drawn: [{ concealed: 'GGG PP 44C', melds: [down('RRRR'), '777D'] }, by('wall', 'P')],
    },
    calling: [{ concealed: 'GGG PP 44C', melds: ['RRR', '777D'] }, ['P']],
    misses: {
      'one tile: the third dragon is the pair': [
        { concealed: 'GGG PP 44C', melds: ['RRR', '777D'] },
        by('discard', '4C'),
      ],
      'a chow': [{ concealed: 'GGG PP 44C', melds: ['RRR', '678D'] }, by('discard', 'P')],
    },
  },
  {
    hand: 'four-blessings',
    variants: BOTH,
    wins: {
      discard: [{ concealed: 'WWW NN 33B', melds: ['EEE', 'SSS'] }, by('discard', 'N')],
      drawn: [{ concealed: 'WWW NN 33B', melds: ['EEEE', 'SSS'] }, by('wall', 'N')],
    },
    calling: [{ concealed: 'WWW NN 33B', melds: ['EEE', 'SSS'] }, ['N']],
    misses: {
      'one tile: the fourth wind is the pair': [
        { concealed: 'WWW NN 33B', melds: ['EEE', 'SSS'] },
        by('discard', '3B'),
      ],
      'three winds': [{ concealed: 'WWW NN 33B', melds: ['EEE', '222C'] }, by('discard', 'N')],
    },
  },
  {
    hand: 'thirteen-unique-wonders',
    variants: BOTH,
    wins: {
      discard: [{ concealed: '19B 19C 19D E S W N R G G' }, by('discard', 'P')],
      drawn: [{ concealed: '19B 19C 19D E S W N R G P' }, by('wall', '9D')],
      robbed: [{ concealed: '19B 19C 19D E S W N R G G' }, by('robbed-kong', 'P')],
    },
    calling: [{ concealed: '19B 19C 19D E S W N R G G' }, ['P']],
    misses: {
      'one tile: an eight': [{ concealed: '19B 19C 18D E S W N R G G' }, by('discard', 'P')],
      'one exposure: the winds claimed': [{ concealed: '19B 19C 19D S W N R', melds: ['EEE'] }, by('discard', 'G')],
    },
  },
  {
    hand: 'heavens-blessing',
    variants: BOTH,
    wins: { 'as dealt': [{ concealed: '234B 555C 666D RRR 33D' }, { by: 'deal' }] },
    misses: {
      'drawn instead': [{ concealed: '234B 555C 666D RRR 33D' }, by('wall', '3D')],
      'one tile: not complete': [{ concealed: '235B 555C 666D RRR 33D' }, { by: 'deal' }],
    },
  },
  {
    hand: 'earths-blessing',
    variants: BOTH,
    wins: { discard: [{ concealed: '234B 555C 666D RRR 3D' }, by('discard', '3D', 'first-discard')] },
    misses: {
      'a later discard': [{ concealed: '234B 555C 666D RRR 3D' }, by('discard', '3D')],
      'one exposure': [{ concealed: '234B 666D RRR 3D', melds: ['555C'] }, by('discard', '3D', 'first-discard')],
    },
  },
  {
    hand: 'plum-blossom',
    variants: BOTH,
    wins: { drawn: [{ concealed: '46D 222B 99C', melds: ['8888C', 'RRR'] }, by('loose', '5D')] },
    misses: {
      'one tile: the 8 of dots': [{ concealed: '67D 222B 99C', melds: ['8888C', 'RRR'] }, by('loose', '8D')],
      'from the wall': [{ concealed: '46D 222B 99C', melds: ['8888C', 'RRR'] }, by('wall', '5D')],
    },
  },
  {
    hand: 'moon-from-the-sea',
    variants: BOTH,
    wins: { drawn: [{ concealed: '23D 222B 99C', melds: ['888C', 'RRR'] }, by('wall', '1D', 'last-tile')] },
    misses: {
      'one tile: the 4 of dots': [{ concealed: '23D 222B 99C', melds: ['888C', 'RRR'] }, by('wall', '4D', 'last-tile')],
      'not the last tile': [{ concealed: '23D 222B 99C', melds: ['888C', 'RRR'] }, by('wall', '1D')],
    },
  },
  {
    hand: 'purity',
    variants: BRITISH,
    wins: {
      discard: [{ concealed: '222D 555D 7D', melds: ['444D', '888D'] }, by('discard', '7D')],
      drawn: [{ concealed: '222D 555D 7D', melds: ['444D', '888D'] }, by('wall', '7D')],
      'last discard': [{ concealed: '222D 555D 7D', melds: ['444D', '888D'] }, by('discard', '7D', 'last-discard')],
    },
    calling: [{ concealed: '4477788999D', melds: ['111D'] }, ['4D', '8D']],
    misses: {
      'one tile: a pair of honours': [{ concealed: '222D 555D R', melds: ['444D', '888D'] }, by('discard', 'R')],
      'a chow': [{ concealed: '234D 666D 7D', melds: ['444D', '888D'] }, by('discard', '7D')],
    },
  },
  {
    hand: 'all-pair-honours',
    variants: BRITISH,
    wins: {
      discard: [{ concealed: '11B 99C 11D EE RR GG P' }, by('discard', 'P')],
      drawn: [{ concealed: '1111B 11D EE RR GG P' }, by('wall', 'P')],
    },
    calling: [{ concealed: '11B 99C 11D EE RR GG P' }, ['P']],
    misses: {
      'one tile: a pair of twos': [{ concealed: '11B 99C 22D EE RR GG P' }, by('discard', 'P')],
      'one exposure: a three claimed': [{ concealed: '11B 99C 11D RR GG', melds: ['EEE'] }, by('discard', 'P')],
    },
  },
  {
    hand: 'knitting',
    variants: BRITISH,
    wins: {
      discard: [{ concealed: '1223558B 122355C' }, by('discard', '8C')],
      drawn: [{ concealed: '1234567B 123456D' }, by('wall', '7D')],
    },
    calling: [{ concealed: '1234567B 123456D' }, ['7D']],
    misses: {
      'one tile: a third suit': [{ concealed: '1223558B 122355C' }, by('discard', '8D')],
      'a couple three times': [{ concealed: '2223558B 222355C' }, by('discard', '8C')],
      'one exposure: a run claimed': [{ concealed: '4567B 123456C', melds: ['123B'] }, by('discard', '7C')],
    },
  },
  {
    hand: 'triple-knitting',
    variants: BRITISH,
    wins: {
      discard: [{ concealed: '14579B 14579C 147D' }, by('discard', '9D')],
      drawn: [{ concealed: '14579B 1479C 1479D' }, by('wall', '5C')],
    },
    calling: [{ concealed: '14579B 14579C 147D' }, ['5D', '9D']],
    misses: {
      'one tile: an eight': [{ concealed: '14579B 14579C 147D' }, by('discard', '8D')],
      'one exposure: a three claimed': [{ concealed: '4579B 457C 457D', melds: ['111B'] }, by('discard', '9D')],
    },
  },
  {
    hand: 'imperial-jade',
    variants: BRITISH,
    wins: {
      discard: [{ concealed: '222B 888B G', melds: ['333B', '444B'] }, by('discard', 'G')],
      drawn: [{ concealed: '222B 888B G', melds: ['333B', '4444B'] }, by('wall', 'G')],
    },
    calling: [{ concealed: '222B 888B G', melds: ['333B', '444B'] }, ['G']],
    misses: {
      'one tile: a pair of fives': [{ concealed: '222B 888B 5B', melds: ['333B', '444B'] }, by('discard', '5B')],
      'a chow': [{ concealed: '234B 888B G', melds: ['666B', '333B'] }, by('discard', 'G')],
    },
  },
  {
    hand: 'all-winds-and-dragons',
    variants: BRITISH,
    wins: {
      discard: [{ concealed: 'SSS GGG P', melds: ['EEE', 'RRR'] }, by('discard', 'P')],
      drawn: [{ concealed: 'SSS GGG P', melds: [down('EEEE'), 'RRR'] }, by('wall', 'P')],
    },
    calling: [{ concealed: 'SSS GGG P', melds: ['EEE', 'RRR'] }, ['P']],
    misses: {
      'one tile: a pair of ones': [{ concealed: 'SSS GGG 1B', melds: ['EEE', 'RRR'] }, by('discard', '1B')],
      'one set of nines': [{ concealed: 'SSS 999B P', melds: ['EEE', 'RRR'] }, by('discard', 'P')],
    },
  },
  {
    hand: 'fourfold-plenty',
    variants: BRITISH,
    wins: {
      discard: [{ concealed: '9B', melds: ['2222B', '5555C', down('7777D'), 'EEEE'] }, by('discard', '9B')],
      drawn: [{ concealed: '9B', melds: ['2222B', '5555C', down('7777D'), 'EEEE'] }, by('wall', '9B')],
    },
    calling: [{ concealed: '9B', melds: ['2222B', '5555C', down('7777D'), 'EEEE'] }, ['9B']],
    misses: {
      'one tile: a three': [{ concealed: '9B', melds: ['2222B', '5555C', down('7777D'), 'EEE'] }, by('discard', '9B')],
      'a three face down': [{ concealed: '9B', melds: ['2222B', '5555C', '7777D', down('EEE')] }, by('discard', '9B')],
    },
  },
  {
    hand: 'gates-of-heaven',
    variants: BRITISH,
    wins: {
      discard: [{ concealed: '1112345678999D' }, by('discard', '5D')],
      drawn: [{ concealed: '1112344567899D' }, by('wall', '9D')],
      'a three lying face down': [{ concealed: '2345678999D', melds: [down('111D')] }, by('discard', '5D')],
    },
    calling: [{ concealed: '1112344567899D' }, ['9D']],
    misses: {
      'one tile: a fourth one': [{ concealed: '1112345678999D' }, by('wall', '1D')],
      'one exposure: a three claimed': [{ concealed: '2345678999D', melds: ['111D'] }, by('discard', '5D')],
    },
  },
  {
    hand: 'twofold-fortune',
    variants: BRITISH,
    wins: { drawn: [{ concealed: '234D 666B 9D', melds: ['2222B', '5555C'] }, by('loose', '9D', 'kong-on-kong')] },
    misses: {
      'the loose tile of one kong': [{ concealed: '234D 666B 9D', melds: ['2222B', '5555C'] }, by('loose', '9D')],
      'one kong only': [{ concealed: '234D 666B 9D', melds: ['222B', '5555C'] }, by('loose', '9D', 'kong-on-kong')],
    },
  },
];

const winds = { seat: 'S', prevailingWind: 'E' };
const request = ([hand, win]: readonly [Tiles, Win]) => ({
  hand,
  win,
  prevailingWind: 'E',
  seat: win.by === 'deal' ? 'E' : 'S',
});

/** Ids of all special hands that a hand is worth, the best first. */
const awardsOf = (variant: ClassicalId, body: unknown): string[] => {
  const answer = scoreOf(variant, body);
  return [answer.score, ...answer.alternatives.map(({ score }) => score)].flatMap(({ award }) => award?.id ?? []);
};

for (const { hand, variants, wins, calling, misses } of ROWS) {
  for (const variant of variants) {
    describe(`${variant} ${hand}`, () => {
      const special = sheets[variant].specialHands.find(({ id }) => id === hand)!;
      const worth = { limit: 2000, 'half-limit': 1000, doubled: null }[special.value];

      it.each(Object.entries(wins))('is won: %s', (_, win) => {
        const { score, items, outcome } = scoreOf(variant, request(win));
        expect(outcome).toBe('win');
        expect(score.award).toMatchObject({ id: hand, kind: 'fixed' });
        if (worth !== null) expect(score).toMatchObject({ total: worth, base: null, doubles: null, beforeLimit: null });
        expect(items.map(({ id }) => id)).toContain(hand);
      });

      if (calling !== undefined) {
        it('is called for', () => {
          const [tiles, lacking] = calling;
          const answer = scoreOf(variant, { hand: tiles, ...winds });
          expect(answer.outcome).toBe('no-win');
          expect(answer.score.award).toMatchObject({ id: 'calling', hand });
          expect(lacking.every((tile) => answer.waits.includes(tile))).toBe(true);
          if (worth === null) return;
          expect(answer.score.total).toBe((worth * 2) / 5);
          expect(answer.items).toHaveLength(1);
          expect(answer.items[0]).toMatchObject({ id: 'calling', tiles: lacking, points: (worth * 2) / 5 });
        });
      } else {
        it('cannot be called for', () => expect(special.calling).toBe(false));
      }

      it.each(Object.entries(misses))('is missed by %s', (_, miss) => {
        const body = request(miss);
        if (problemsOf(variant, body).length === 0) expect(awardsOf(variant, body)).not.toContain(hand);
      });
    });
  }
}

describe('the table of special hands', () => {
  it.each(BOTH)('covers every one of %s', (variant) => {
    const covered = ROWS.filter(({ variants }) => variants.includes(variant)).map(({ hand }) => hand);
    expect(covered).toEqual(sheets[variant].specialHands.map(({ id }) => id));
  });

  for (const variant of ['babcock-1923', ...BOTH] as const) {
    it.each(sheets[variant].specialHands.map(({ id, example }) => [id, example] as const))(
      `${variant}: the example of %s is exactly that hand`,
      (id, example) => {
        const body = variant === 'babcock-1923' ? { ...example, prevailingWind: undefined } : example;
        expect([...new Set(awardsOf(variant, body))]).toEqual([id]);
      },
    );
  }
});
