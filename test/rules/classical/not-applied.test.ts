import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ClassicalId, problemsOf, scoreOf } from '../../support/score.js';

const south = { seat: 'S', prevailingWind: 'E' };
const reason = (variant: ClassicalId, request: object, id: string): string | undefined =>
  scoreOf(variant, request).notApplied.find((one) => one.id === id)?.because;

/** Hands that went out as written, with the standing tiles before the winning tile. */
const won = (
  concealed: string,
  melds: readonly unknown[],
  tile: string,
  by: string,
  facts: readonly string[] = [],
) => ({
  hand: { concealed, melds },
  ...south,
  win: { tile, by, facts },
});

const twoPlayers = { seat: 'W', prevailingWind: 'E', table: { players: 2 } };

describe('what did not apply', () => {
  it('never names a rule that did: the points of no-score do not stand in its own way', () => {
    const body = { hand: { concealed: '456B 789C 23B 123D 55D' }, seat: 'S', win: { tile: '4B', by: 'discard' } };
    const answer = scoreOf('babcock-1923', body);
    expect(answer.items.map(({ id }) => id)).toContain('no-score');
    expect(answer.notApplied.map(({ id }) => id)).toEqual(['only-place']);
  });

  it('never names a rule that did: every worked case', () => {
    const both: string[] = [];
    for (const variant of ['babcock-1923', 'chinese', 'british'] as const) {
      const lines = readFileSync(`test/cases/oracle-${variant}.jsonl`, 'utf8').split('\n').filter(Boolean);
      for (const line of lines) {
        const { id, operation, request } = JSON.parse(line);
        if (operation !== 'score' || problemsOf(variant, request).length > 0) continue;
        const { items, notApplied } = scoreOf(variant, request);
        const named = notApplied.filter((one) => items.some((item) => item.id === one.id));
        if (named.length > 0) both.push(`${id} ${named.map((one) => one.id).join()}`);
      }
    }
    expect(both).toEqual([]);
  });

  it.each<[string, ClassicalId, object, string, string]>([
    [
      'a Purity with too few doubles for two players',
      'british',
      {
        ...twoPlayers,
        hand: { concealed: '222B 444B 666B 99B', melds: [{ tiles: '5555B', concealed: true }] },
        win: { tile: '9B', by: 'loose', facts: ['original-call'] },
        options: { concealedHand: 'any' },
      },
      'purity',
      'as such the hand has too few doubles to go out at this table',
    ],
    [
      'Buried Treasure beside a Purity that counts',
      'british',
      won('222D 555D 888D 7D', ['444D'], '7D', 'discard'),
      'buried-treasure',
      'one of the threes is exposed',
    ],
    [
      'Buried Treasure of several suits',
      'chinese',
      won('222D 555D 888C 33B RR', [], 'R', 'wall'),
      'buried-treasure',
      'the tiles are of more than one suit',
    ],
    [
      'Four Blessings with a pair of the fourth wind',
      'british',
      won('EEE SSS NN 44D', ['WWW'], '4D', 'discard'),
      'four-blessings',
      'of the fourth wind there is only a pair',
    ],
    [
      'Three Great Scholars with a pair of the third dragon',
      'chinese',
      won('RRR PP 234B 78C', ['GGG'], '9C', 'discard'),
      'three-great-scholars',
      'of the third dragon there is only a pair',
    ],
    [
      'Fourfold Plenty with three fours',
      'british',
      won('9B 333C', ['2222B', '5555C', '7777D'], '9B', 'discard'),
      'fourfold-plenty',
      'one of the four sets is not a four',
    ],
    [
      'the 5 of dots from the wall',
      'chinese',
      won('46D 222B 99C', ['8888C', 'RRR'], '5D', 'wall'),
      'plum-blossom',
      'the 5 of dots was drawn from the wall, not as a loose tile',
    ],
    [
      'the 1 of dots as the last discard',
      'british',
      won('23D 222B 99C', ['888C', 'RRR'], '1D', 'discard', ['last-discard']),
      'moon-from-the-sea',
      'the 1 of dots was the last discard, not drawn from the wall',
    ],
  ])('%s', (_, variant, request, id, because) => {
    expect(reason(variant, request, id)).toBe(because);
  });

  it('says that a fixed value takes no doubles, Purity no others, and that a call is a call', () => {
    const dealt = { hand: { concealed: '222B 345B GGG RRR EE' }, prevailingWind: 'E', win: { by: 'deal' } };
    expect(reason('british', dealt, 'dragons')).toBe('Heaven’s Blessing has a value of its own and takes no doubles');
    const pure = won('222D 555D 7D', ['444D', '888D'], '7D', 'discard');
    expect(reason('british', pure, 'no-chows')).toBe('Purity takes no other doubles');
    const calling = { hand: { concealed: 'RRR GGG PP EE', melds: ['SSS'] }, seat: 'N', prevailingWind: 'W' };
    expect(reason('british', calling, 'dragons')).toBe(
      'calling Three Great Scholars has a value of its own and takes no doubles',
    );
  });

  it('names the doubles that a special shape sets aside', () => {
    const pairs = won('11B 99C 11D EE RR GG P', [], 'P', 'wall', ['last-tile']);
    expect(scoreOf('british', pairs).notApplied.map(({ id }) => id)).toEqual([
      'majors-honours',
      'concealed',
      'last-tile',
    ]);
  });

  it('asks nothing of a winner’s rule in a loser’s hand', () => {
    const lost = { hand: { concealed: '5C', melds: ['222D', '333D', '444D', '567B'] }, ...south };
    expect(scoreOf('chinese', lost).notApplied).toEqual([]);
  });
});
