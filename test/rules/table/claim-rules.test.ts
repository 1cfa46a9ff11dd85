import { describe, expect, it } from 'vitest';
import type { ClaimRequest } from '../../../schemas/claim.js';
import { claimOperation } from '../../../src/rules/table/claim.js';
import { CLAIMS } from './claim-contexts.js';
import { rule } from './ruling.js';
import { env } from './sheets.js';

const from = (tile: string, seat: 'E' | 'S' | 'W' | 'N' = 'E') => ({ tile, seat });
const CLASSICAL = ['babcock-1923', 'chinese', 'british'];
const AMERICAN = ['american-league', 'american-deck-beginner', 'american-deck-advanced'];
const KONG_BOX = ['chinese', 'british'];

const both = (one: ClaimRequest['claims'][number], other: ClaimRequest['claims'][number]) => ({
  discard: from('5D'),
  claims: [one, other],
});

describe('claims: order', () => {
  it.each([...CLASSICAL, ...AMERICAN])('%s: mahjong comes before a set', (variant) => {
    const request = both({ seat: 'S', kind: 'kong' }, { seat: 'N', kind: 'mahjong' });
    expect(rule(variant, request)).toMatchObject({
      awarded: 1,
      codes: ['claim.beaten_by_mahjong', null],
      next: { seat: 'N', action: 'hand-over' },
    });
  });
  it.each(CLASSICAL)('%s: a pung comes before a chow', (variant) => {
    const request = both({ seat: 'S', kind: 'chow', with: '46D' }, { seat: 'N', kind: 'pung' });
    expect(rule(variant, request)).toMatchObject({ awarded: 1, codes: ['claim.beaten_by_pung', null] });
  });
  it.each(CLASSICAL)('%s: a kong comes before a chow', (variant) => {
    const request = both({ seat: 'S', kind: 'chow', with: '46D' }, { seat: 'W', kind: 'kong' });
    expect(rule(variant, request)).toMatchObject({ awarded: 1, codes: ['claim.beaten_by_pung', null] });
  });
  it.each(AMERICAN)('%s: mahjong comes before a set that is already laid down', (variant) => {
    const request = both({ seat: 'S', kind: 'kong', committed: true }, { seat: 'N', kind: 'mahjong' });
    expect(rule(variant, request)).toMatchObject({ awarded: 1, codes: ['claim.beaten_by_mahjong', null] });
  });
});

describe('claims: several mahjong claims', () => {
  it.each([...CLASSICAL, ...AMERICAN])('%s: the next in turn after the discarder, one winner', (variant) => {
    const request = both({ seat: 'N', kind: 'mahjong' }, { seat: 'W', kind: 'mahjong' });
    expect(rule(variant, request)).toMatchObject({ awarded: 1, codes: ['claim.beaten_by_turn_order', null] });
  });
  it.each(CLASSICAL)('%s: the next in turn after the robbed player', (variant) => {
    const claims: ClaimRequest['claims'] = [
      { seat: 'N', kind: 'mahjong' },
      { seat: 'E', kind: 'mahjong' },
    ];
    const request: ClaimRequest = { kong: { ...from('5D', 'S'), kind: 'added' }, claims };
    expect(rule(variant, request)).toMatchObject({ awarded: 0, codes: [null, 'claim.beaten_by_turn_order'] });
  });
  const committed = both({ seat: 'S', kind: 'mahjong' }, { seat: 'N', kind: 'mahjong', committed: true });
  it('american-league: unless another caller had already committed', () => {
    expect(rule('american-league', committed)).toMatchObject({
      awarded: 1,
      codes: ['claim.beaten_by_committed', null],
    });
  });
  it.each([...CLASSICAL, ...AMERICAN.slice(1)])('%s: commitment does not count', (variant) => {
    expect(rule(variant, committed)).toMatchObject({ awarded: 0, codes: [null, 'claim.beaten_by_turn_order'] });
  });
});

describe('claims: several sets', () => {
  it.each(CLASSICAL)('%s: impossible, for want of copies', (variant) => {
    const request = both({ seat: 'S', kind: 'pung' }, { seat: 'N', kind: 'kong' });
    expect(rule(variant, request)).toEqual({ problems: ['tile.copies'] });
  });
  it.each(AMERICAN)('%s: next in turn', (variant) => {
    const request = both({ seat: 'W', kind: 'kong' }, { seat: 'S', kind: 'kong' });
    expect(rule(variant, request)).toMatchObject({ awarded: 1, codes: ['claim.beaten_by_turn_order', null] });
  });
  it('american-league: unless another has committed; several committed: the nearest', () => {
    const claims: ClaimRequest['claims'] = [
      { seat: 'S', kind: 'pung' },
      { seat: 'W', kind: 'kong', committed: true },
      { seat: 'N', kind: 'pung', committed: true },
    ];
    expect(rule('american-league', { discard: from('5D'), claims })).toMatchObject({
      awarded: 1,
      codes: ['claim.beaten_by_committed', null, 'claim.beaten_by_turn_order'],
    });
  });
});

describe('claims: chow', () => {
  it.each(CLASSICAL)('%s: only the next player', (variant) => {
    const request: ClaimRequest = { discard: from('5D'), claims: [{ seat: 'W', kind: 'chow', with: '46D' }] };
    expect(rule(variant, request)).toMatchObject({ awarded: null, codes: ['claim.chow_not_next'] });
    const next: ClaimRequest = { discard: from('5D'), claims: [{ seat: 'S', kind: 'chow', with: '46D' }] };
    expect(rule(variant, next)).toMatchObject({ awarded: 0, next: { seat: 'S', action: 'discard' } });
  });
  it.each(CLASSICAL)('%s: anyone for mahjong', (variant) => {
    const request: ClaimRequest = { discard: from('5D'), claims: [{ seat: 'W', kind: 'mahjong' }] };
    expect(rule(variant, request)).toMatchObject({ awarded: 0 });
  });
  it.each(CLASSICAL)('%s: the right passes over a dead hand, which is named in skipped', (variant) => {
    const request: ClaimRequest = {
      discard: from('5D'),
      claims: [{ seat: 'W', kind: 'chow', with: '46D' }],
      table: { dead: ['S'] },
    };
    expect(rule(variant, request)).toMatchObject({ awarded: 0, skipped: ['S'] });
  });
  it.each(KONG_BOX)('%s: two players never', (variant) => {
    const request: ClaimRequest = {
      discard: from('5D'),
      claims: [{ seat: 'W', kind: 'chow', with: '46D' }],
      table: { players: 2 },
    };
    expect(rule(variant, request)).toMatchObject({ awarded: null, codes: ['claim.chow_not_allowed'] });
  });
  it.each(KONG_BOX)('%s: with three players South is next after East, East after West', (variant) => {
    const request: ClaimRequest = {
      discard: from('5D', 'W'),
      claims: [{ seat: 'E', kind: 'chow', with: '46D' }],
      table: { players: 3 },
    };
    expect(rule(variant, request)).toMatchObject({ awarded: 0 });
  });
  const second = (melds: readonly string[]): ClaimRequest => ({
    discard: from('5D'),
    claims: [{ seat: 'S', kind: 'chow', with: '46D' }],
    hands: { S: { concealed: '46D 19B EE RR 11C', melds: [...melds] } },
  });
  it('british: one per hand', () => {
    expect(rule('british', second(['123B']))).toMatchObject({ codes: ['claim.second_chow'] });
    expect(rule('british', second(['222B']))).toMatchObject({ awarded: 0 });
  });
  it.each(['babcock-1923', 'chinese'])('%s: any number', (variant) => {
    expect(rule(variant, second(['123B']))).toMatchObject({ awarded: 0 });
  });
  it.each(AMERICAN)('%s: no chows', (variant) => {
    const request: ClaimRequest = { discard: from('5D'), claims: [{ seat: 'S', kind: 'chow', with: '46D' }] };
    expect(rule(variant, request)).toMatchObject({ awarded: null, codes: ['claim.chow_not_allowed'] });
  });
  it.each(CLASSICAL)('%s: tiles that make no run are refused', (variant) => {
    const request: ClaimRequest = { discard: from('5D'), claims: [{ seat: 'S', kind: 'chow', with: '47D' }] };
    expect(rule(variant, request)).toEqual({ problems: ['meld.invalid'] });
  });
});

describe('claims: pung and kong from the discard', () => {
  const withHand = (kind: 'pung' | 'kong', concealed: string, melds: string[] = []): ClaimRequest => ({
    discard: from('5D'),
    claims: [{ seat: 'N', kind }],
    hands: { N: { concealed, melds } },
  });
  it.each(CLASSICAL)('%s: two equal tiles for a pung, which shows three and discards', (variant) => {
    const result = rule(variant, withHand('pung', '55D 123B 456C 99B EE R'));
    expect(result).toMatchObject({ awarded: 0, skipped: ['S', 'W'], next: { seat: 'N', action: 'discard' } });
    expect(result.claims?.[0]?.exposes).toEqual(['5D', '5D', '5D']);
    expect(rule(variant, withHand('pung', '5D 1123B 456C 99B EE R'))).toMatchObject({
      codes: ['claim.not_enough_tiles'],
    });
  });
  it.each(CLASSICAL)('%s: three for a kong, which draws a loose tile', (variant) => {
    const result = rule(variant, withHand('kong', '555D 123B 456C 99B EE'));
    expect(result).toMatchObject({ awarded: 0, next: { seat: 'N', action: 'draw-loose' } });
    expect(rule(variant, withHand('kong', '55D 1123B 456C 99B EE'))).toMatchObject({
      codes: ['claim.not_enough_tiles'],
    });
  });
  it.each(CLASSICAL)('%s: a discard never joins an exposed pung', (variant) => {
    expect(rule(variant, withHand('kong', '123B 456C 99B EE', ['555D']))).toMatchObject({
      codes: ['claim.kong_from_exposed_pung'],
    });
  });
  it.each(AMERICAN)('%s: n-1 tiles from naturals and jokers, zero naturals is enough', (variant) => {
    const request: ClaimRequest = {
      discard: from('5D'),
      claims: [{ seat: 'N', kind: 'kong', with: 'JJJ' }],
    };
    expect(rule(variant, request)).toMatchObject({ awarded: 0, next: { seat: 'N', action: 'discard' } });
    expect(rule(variant, request).claims?.[0]?.exposes).toEqual(['5D', 'J', 'J', 'J']);
  });
  it.each(AMERICAN)('%s: a pair, or tiles of another kind, make no set', (variant) => {
    const request: ClaimRequest = { discard: from('5D'), claims: [{ seat: 'N', kind: 'kong', with: '4D JJ' }] };
    expect(rule(variant, request)).toEqual({ problems: ['meld.invalid'] });
  });
  it('american-league: sizes 3 to 6', () => {
    for (const kind of ['pung', 'kong', 'quint', 'sextet'] as const) {
      expect(rule('american-league', { discard: from('5D'), claims: [{ seat: 'N', kind }] })).toMatchObject({
        awarded: 0,
      });
    }
  });
  it('american-deck-beginner: sets of four only', () => {
    for (const kind of ['pung', 'quint', 'sextet'] as const) {
      expect(rule('american-deck-beginner', { discard: from('5D'), claims: [{ seat: 'N', kind }] })).toMatchObject({
        codes: ['claim.size_not_in_line'],
      });
    }
  });
  it('american-deck-advanced: sizes 3 to 5', () => {
    expect(
      rule('american-deck-advanced', { discard: from('5D'), claims: [{ seat: 'N', kind: 'sextet' }] }),
    ).toMatchObject({ codes: ['claim.size_not_in_line'] });
  });
});

describe('claims: pair and single', () => {
  it.each([...CLASSICAL, ...AMERICAN])('%s: only to win', (variant) => {
    for (const kind of ['pair', 'single'] as const) {
      expect(rule(variant, { discard: from('5D'), claims: [{ seat: 'N', kind }] })).toMatchObject({
        awarded: null,
        codes: ['claim.single_or_pair'],
      });
    }
  });
});

describe('claims: how long', () => {
  const when = (nextPlayer: NonNullable<ClaimRequest['table']>['nextPlayer']): ClaimRequest => ({
    discard: from('5D'),
    claims: [{ seat: 'N', kind: 'kong' }],
    table: nextPlayer === undefined ? {} : { nextPlayer },
  });
  it.each(CLASSICAL)('%s: until the next player has drawn, who then discards', (variant) => {
    expect(rule(variant, when('waiting'))).toMatchObject({ awarded: 0 });
    expect(rule(variant, when('drawn'))).toMatchObject({
      codes: ['claim.late'],
      next: { seat: 'S', action: 'discard' },
    });
  });
  it.each(AMERICAN)('%s: a tile merely drawn goes back', (variant) => {
    expect(rule(variant, when('drawn'))).toMatchObject({ awarded: 0, codes: [null] });
  });
  it.each(AMERICAN)('%s: until the next player racks, discards, declares or starts an exchange', (variant) => {
    for (const state of ['racked', 'discarded', 'declared', 'exchanging'] as const) {
      const result = rule(variant, when(state));
      expect(result).toMatchObject({ codes: ['claim.late'] });
      expect(result.next).toBeUndefined();
    }
  });
  it.each([...CLASSICAL, ...AMERICAN])('%s: the last discard only; then play has gone on', (variant) => {
    const result = rule(variant, { discard: { ...from('5D'), last: false }, claims: [{ seat: 'N', kind: 'kong' }] });
    expect(result).toMatchObject({ codes: ['claim.not_last_discard'] });
    expect(result.next).toBeUndefined();
  });
});

describe('claims: discarded joker', () => {
  it.each(AMERICAN)('%s: nobody, ever', (variant) => {
    const claims: ClaimRequest['claims'] = [
      { seat: 'S', kind: 'kong' },
      { seat: 'N', kind: 'mahjong' },
    ];
    expect(rule(variant, { discard: from('J'), claims })).toMatchObject({
      awarded: null,
      codes: ['claim.joker_discard', 'claim.joker_discard'],
      next: { seat: 'S', action: 'draw' },
    });
  });
  it.each(CLASSICAL)('%s: there are no jokers', (variant) => {
    expect(rule(variant, { discard: from('J'), claims: [] })).toEqual({ problems: ['tile.not_in_set'] });
  });
});

describe('claims: robbing a kong', () => {
  const rob = (kind: 'added' | 'concealed', claim: ClaimRequest['claims'][number]): ClaimRequest => ({
    kong: { tile: '5D', seat: 'E', kind },
    claims: [claim],
  });
  it.each(CLASSICAL)('%s: a tile added to an exposed pung, to win', (variant) => {
    expect(rule(variant, rob('added', { seat: 'W', kind: 'mahjong' }))).toMatchObject({
      awarded: 0,
      next: { seat: 'W', action: 'hand-over' },
    });
  });
  it.each(CLASSICAL)('%s: for nothing else; the kong stands and draws a loose tile', (variant) => {
    expect(rule(variant, rob('added', { seat: 'S', kind: 'chow', with: '46D' }))).toMatchObject({
      codes: ['claim.cannot_rob'],
      next: { seat: 'E', action: 'draw-loose' },
    });
  });
  it.each(CLASSICAL)('%s: a kong that stands with no loose tile left ends the hand', (variant) => {
    const request = { ...rob('added', { seat: 'S', kind: 'pung' }), table: { looseTilesLeft: 0 } };
    expect(rule(variant, request).next).toEqual({ action: 'draw-hand' });
  });
  it('babcock-1923: no concealed kong', () => {
    expect(rule('babcock-1923', rob('concealed', { seat: 'W', kind: 'mahjong' }))).toMatchObject({
      codes: ['claim.cannot_rob'],
    });
  });
  it.each(KONG_BOX)('%s: a concealed kong without a hand is unchecked', (variant) => {
    const result = rule(variant, rob('concealed', { seat: 'W', kind: 'mahjong' }));
    expect(result).toMatchObject({ awarded: 0 });
    expect(result.claims?.[0]?.unchecked).toContain('claim.cannot_rob');
  });
  it.each(AMERICAN)('%s: never', (variant) => {
    for (const kind of ['mahjong', 'kong'] as const) {
      expect(rule(variant, rob('added', { seat: 'W', kind }))).toMatchObject({
        codes: ['claim.cannot_rob'],
        next: { seat: 'E', action: 'discard' },
      });
    }
  });
});

describe('claims: after the last live tile', () => {
  const last = (claim: ClaimRequest['claims'][number], more: Partial<ClaimRequest> = {}): ClaimRequest => ({
    discard: from('5D'),
    claims: [claim],
    table: { liveTilesLeft: 0, looseTilesLeft: 5 },
    ...more,
  });
  it.each(CLASSICAL)('%s: the last discard may be won on, punged, chowed', (variant) => {
    for (const claim of [
      { seat: 'N', kind: 'mahjong' },
      { seat: 'N', kind: 'pung' },
      { seat: 'S', kind: 'chow', with: '46D' },
    ] as const) {
      expect(rule(variant, last(claim))).toMatchObject({ awarded: 0 });
    }
  });
  it('babcock-1923: no four of a kind', () => {
    expect(rule('babcock-1923', last({ seat: 'N', kind: 'kong' }))).toMatchObject({
      codes: ['claim.no_loose_tile'],
      next: { action: 'draw-hand' },
    });
  });
  it.each(KONG_BOX)('%s: fours while the Kong Box has tiles (kongAfterLastTile)', (variant) => {
    const kong = { seat: 'N', kind: 'kong' } as const;
    expect(rule(variant, last(kong))).toMatchObject({ awarded: 0, next: { action: 'draw-loose' } });
    expect(rule(variant, last(kong, { options: { kongAfterLastTile: false } }))).toMatchObject({
      codes: ['claim.no_loose_tile'],
    });
    expect(rule(variant, last(kong, { table: { liveTilesLeft: 9, looseTilesLeft: 0 } }))).toMatchObject({
      codes: ['claim.no_loose_tile'],
    });
  });
  it.each(AMERICAN)('%s: the last discard may be claimed; else it is a wall game', (variant) => {
    expect(rule(variant, last({ seat: 'N', kind: 'kong' }))).toMatchObject({ awarded: 0 });
    const nobody = rule(variant, last({ seat: 'N', kind: 'pair' }));
    expect(nobody.next).toEqual({ action: 'wall-game' });
  });
});

describe('claims: four on the own turn', () => {
  const turn = (
    began: NonNullable<ClaimRequest['turn']>['began'],
    tiles: string,
    concealed: string,
    melds: string[] = [],
  ): ClaimRequest => ({
    turn: { seat: 'E', began },
    claims: [{ seat: 'E', kind: 'kong', with: tiles }],
    hands: { E: { concealed, melds } },
  });
  it.each(CLASSICAL)('%s: in a turn begun by drawing, by the deal or with a loose tile', (variant) => {
    for (const began of ['draw', 'deal', 'loose'] as const) {
      const result = rule(variant, turn(began, '5555D', '5555D 123B 456C 99B EE'));
      expect(result).toMatchObject({ awarded: 0, next: { seat: 'E', action: 'draw-loose' } });
      expect(result.claims?.[0]?.exposes).toEqual(['5D', '5D', '5D', '5D']);
    }
  });
  it.each(CLASSICAL)('%s: never straight after a claim', (variant) => {
    expect(rule(variant, turn('claim', '5555D', '5555D 123B 99B EE', ['777C']))).toMatchObject({
      codes: ['claim.after_claim'],
      next: { seat: 'E', action: 'discard' },
    });
  });
  it.each(CLASSICAL)('%s: any fourth tile from the hand may join an exposed pung', (variant) => {
    expect(rule(variant, turn('draw', '5D', '5D 123B 456C 99B EE', ['555D']))).toMatchObject({ awarded: 0 });
    expect(rule(variant, turn('draw', '5D', '5D 123B 456C 99B EE', ['777C']))).toMatchObject({
      codes: ['claim.not_enough_tiles'],
    });
  });
  it.each(CLASSICAL)('%s: not without four, and not without naming tiles', (variant) => {
    expect(rule(variant, turn('draw', '5555D', '555D 1123B 456C 99B EE'))).toMatchObject({
      codes: ['claim.not_enough_tiles'],
    });
    expect(rule(variant, turn('draw', '55D', '555D 1123B 456C 99B EE'))).toEqual({ problems: ['meld.invalid'] });
  });
  it.each(CLASSICAL)('%s: not without a loose tile', (variant) => {
    const request = turn('draw', '5555D', '5555D 123B 456C 99B EE');
    expect(rule(variant, { ...request, table: { looseTilesLeft: 0 } })).toMatchObject({
      codes: ['claim.no_loose_tile'],
    });
  });
  it.each(AMERICAN)('%s: sets come from discards only', (variant) => {
    expect(rule(variant, turn('draw', '5555D', '5555D 123B 456C 99B EE'))).toMatchObject({
      codes: ['claim.not_last_discard'],
    });
  });
});

describe('claims: misnamed discard', () => {
  const named = (claim: ClaimRequest['claims'][number]): ClaimRequest => ({
    discard: { ...from('5D'), named: '6D' },
    claims: [claim],
  });
  it.each(CLASSICAL)('%s: no penalty, the name is ignored', (variant) => {
    expect(rule(variant, named({ seat: 'N', kind: 'pung' }))).toMatchObject({ awarded: 0 });
  });
  it.each(AMERICAN)('%s: a set is void, and the tile may be claimed by its right name', (variant) => {
    const result = rule(variant, named({ seat: 'N', kind: 'kong' }));
    expect(result).toMatchObject({ awarded: null, codes: ['claim.misnamed'] });
    expect(result.next).toBeUndefined();
  });
  it.each(AMERICAN)('%s: mahjong ends the hand', (variant) => {
    expect(rule(variant, named({ seat: 'N', kind: 'mahjong' }))).toMatchObject({ awarded: 0 });
  });
});

describe('claims: requests that cannot be judged', () => {
  it('two claims of one seat are claim.duplicate_seat', () => {
    const request = both({ seat: 'S', kind: 'pung' }, { seat: 'S', kind: 'mahjong' });
    expect(rule('babcock-1923', request)).toEqual({ problems: ['claim.duplicate_seat'] });
  });
  it('a seat not at the table is table.seat', () => {
    const request: ClaimRequest = { discard: from('5D', 'N'), claims: [], table: { players: 3 } };
    expect(rule('chinese', request)).toEqual({ problems: ['table.seat'] });
  });
  it('a number of players that the game does not have is table.seat', () => {
    const request = { discard: { tile: '5D', seat: 'E' }, claims: [], table: { players: 3 } } as const;
    for (const variant of ['babcock-1923', ...AMERICAN]) {
      expect(rule(variant, { ...request, claims: [] })).toEqual({ problems: ['table.seat'] });
    }
  });
  it('another seat than the one on turn is table.seat', () => {
    const request: ClaimRequest = { turn: { seat: 'E', began: 'draw' }, claims: [{ seat: 'S', kind: 'mahjong' }] };
    expect(rule('chinese', request)).toEqual({ problems: ['table.seat'] });
  });
  it('copies are counted over discard, hands and the tiles that claims name', () => {
    const hands = { N: { concealed: '55D 123B 456C 99B EE R' } };
    const request: ClaimRequest = {
      discard: from('5D'),
      claims: [],
      hands: { ...hands, W: { concealed: '55D 123C 456B 99C SS R' } },
    };
    expect(rule('babcock-1923', request)).toEqual({ problems: ['tile.copies'] });
  });
  it.each(CLASSICAL)(
    '%s: a kong has its four copies, also where its hand does not show them: tile.copies',
    (variant) => {
      const robber = { W: { concealed: '5D 123C 456B 99C SS RR' } };
      const kong = { tile: '5D', seat: 'E', kind: 'added' } as const;
      for (const E of [
        undefined,
        { concealed: '123B 789C 99B EE', melds: ['555D'] },
        { concealed: '123B 789C 99B EE', melds: ['5555D'] },
      ]) {
        const request = { kong, claims: [], hands: { ...robber, ...(E === undefined ? {} : { E }) } };
        expect(rule(variant, request)).toEqual({ problems: ['tile.copies'] });
      }
    },
  );
  it('the tile drawn counts among the copies, once', () => {
    const hands = { S: { concealed: '5555D 123B 456C 99B E' } };
    const turn = { seat: 'E', began: 'draw', drew: '5D' } as const;
    expect(rule('chinese', { turn, claims: [], hands })).toEqual({ problems: ['tile.copies'] });
    const kong = { seat: 'E', kind: 'kong', with: '5555D' } as const;
    expect(rule('chinese', { turn, claims: [kong] })).toMatchObject({ awarded: 0 });
  });
  it.each(CLASSICAL)('%s: a set that the other hands leave no tiles for is claim.not_enough_tiles', (variant) => {
    const request = (concealed: string, kind: 'pung' | 'kong'): ClaimRequest => ({
      discard: from('5D'),
      claims: [{ seat: 'N', kind }],
      hands: { S: { concealed } },
    });
    expect(rule(variant, request('55D 123B 456C 99B EE R', 'pung'))).toMatchObject({
      codes: ['claim.not_enough_tiles'],
    });
    expect(rule(variant, request('5D 123B 456C 99B EE RR', 'pung'))).toMatchObject({ awarded: 0 });
    expect(rule(variant, request('5D 123B 456C 99B EE RR', 'kong'))).toMatchObject({
      codes: ['claim.not_enough_tiles'],
    });
  });
  it('british: a bonus tile is neither discarded nor made a kong of: tile.not_in_set, meld.invalid', () => {
    expect(rule('british', { discard: from('1F'), claims: [] })).toEqual({ problems: ['tile.not_in_set'] });
    const kong = { tile: '1F', seat: 'E', kind: 'concealed' } as const;
    expect(rule('british', { kong, claims: [] }).problems).toContain('tile.not_in_set');
    const claims: ClaimRequest['claims'] = [{ seat: 'E', kind: 'kong', with: '1F' }];
    expect(rule('british', { turn: { seat: 'E', began: 'draw' }, claims })).toEqual({ problems: ['meld.invalid'] });
  });
  it('american-league: a flower is discarded and claimed as any tile', () => {
    const claims: ClaimRequest['claims'] = [{ seat: 'S', kind: 'kong', with: 'FFF' }];
    expect(rule('american-league', { discard: from('F'), claims })).toMatchObject({ awarded: 0 });
  });
  it('a hand of the wrong size is hand.count', () => {
    const request: ClaimRequest = { discard: from('5D'), claims: [], hands: { N: { concealed: '55D 123B' } } };
    expect(rule('babcock-1923', request)).toEqual({ problems: ['hand.count'] });
  });
  it('a drawn tile that the hand lacks is win.tile_not_held', () => {
    const request: ClaimRequest = {
      turn: { seat: 'E', began: 'draw', drew: '9D' },
      claims: [{ seat: 'E', kind: 'mahjong' }],
      hands: { E: { concealed: '55D 123B 456C 99B EE RR' } },
    };
    expect(rule('babcock-1923', request)).toEqual({ problems: ['win.tile_not_held'] });
  });
  it('a prevailing wind where there is none is a warning', () => {
    const outcome = claimOperation(CLAIMS['babcock-1923']!)(
      { discard: from('5D'), claims: [], prevailingWind: 'E' },
      env,
    );
    expect(outcome.ok && outcome.value.warnings[0]?.code).toBe('prevailing_wind.ignored');
  });
});

describe('claims: the summary', () => {
  const said = (variant: string, request: ClaimRequest): string | undefined => rule(variant, request).summary;
  it('says who takes the tile, who is passed over and who is next', () => {
    expect(said('chinese', { discard: from('5D'), claims: [{ seat: 'N', kind: 'pung' }] })).toBe(
      'North takes the 5 of dots for a pung, passing over South and West, and discards next.',
    );
  });
  it('says that nobody claims, robs or declares anything', () => {
    expect(said('chinese', { discard: from('5D'), claims: [] })).toBe('Nobody claims the tile; South draws next.');
    const kong = { tile: '5D', seat: 'E', kind: 'added' } as const;
    expect(said('chinese', { kong, claims: [] })).toBe('Nobody robs the kong; East draws a loose tile next.');
    expect(said('chinese', { turn: { seat: 'E', began: 'draw' }, claims: [] })).toBe(
      'Nothing is declared; East discards next.',
    );
  });
  it('names tiles and hands in words', () => {
    const discard = { ...from('5D'), named: '6D' };
    expect(said('american-league', { discard, claims: [{ seat: 'S', kind: 'pung' }] })).toBe(
      'South may not have the pung (the tile was called the 6 of dots but is the 5 of dots: the claim is void, ' +
        'and the tile may be claimed by its right name); play waits for a claim by the right name.',
    );
    const request: ClaimRequest = {
      kong: { tile: '5D', seat: 'E', kind: 'concealed' },
      claims: [{ seat: 'W', kind: 'mahjong' }],
      hands: { W: { concealed: '111B 999B 33C 46D', melds: ['EEE'] } },
    };
    expect(said('british', request)).toContain('robbed only by thirteen unique wonders');
  });
});
