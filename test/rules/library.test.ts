import { describe, expect, it } from 'vitest';
import * as referee from '../../src/rules/index.js';

const book: referee.HandRequest = {
  hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
  seat: 'E',
  win: { tile: 'G', by: 'discard' },
};

const settled = <T>(outcome: referee.Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.problems.map(({ detail }) => detail).join(' '));
  return outcome.value;
};

/** The function of the library for an operation: `joker-exchange` is `jokerExchange`. */
const functionName = (operation: string): string =>
  operation.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

describe('the rules as a library', () => {
  it('scores a hand of a classical game', () => {
    expect(settled(referee.score('babcock-1923', book)).score.total).toBe(168);
  });

  it('types the answer by the variant', () => {
    const classical = settled(referee.decompose('chinese', { hand: { concealed: '123B 456B 789B EEE R' } }));
    expect(classical.waits?.map(({ tile }) => tile)).toEqual(['R']);
    const american = settled(referee.card('american-league', {}));
    expect(american.card?.id).toBe('practice');
  });

  it('answers problems as values', () => {
    const outcome = referee.score('babcock-1923', { ...book, hand: { concealed: '12Q' } });
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect(outcome.problems[0]?.code).toBe('tile.unknown');
  });

  it('lists other readings on request', () => {
    const request: referee.HandRequest = {
      hand: { concealed: '111222333B 456D EE' },
      seat: 'E',
      win: { tile: 'E', by: 'wall' },
    };
    expect(settled(referee.score('babcock-1923', request, { alternatives: 0 })).alternatives).toEqual([]);
    expect(settled(referee.score('babcock-1923', request, { alternatives: 3 })).alternatives.length).toBe(1);
  });

  it('has a function for every operation', () => {
    const names = Object.keys(referee);
    for (const operation of referee.OPERATIONS) expect(names).toContain(functionName(operation));
  });

  it('refuses an operation that the variant does not have', () => {
    const anyVariant = 'chinese' as referee.AmericanVariantId;
    expect(() => referee.card(anyVariant, {})).toThrow('chinese has no operation card');
  });

  it('finds the cards of an environment', () => {
    const practice: unknown = settled(referee.card('american-league', {})).card;
    expect(practice).toBeDefined();
    const asked: string[] = [];
    const env = referee.createEnv((id) => {
      asked.push(id);
      return undefined;
    });
    const outcome = referee.card('american-league', { card: 'ours' }, {}, env);
    expect(asked).toContain('ours');
    expect(outcome.ok).toBe(false);
  });

  it('lists the tiles and reads any notation', () => {
    expect(referee.tiles().tiles).toHaveLength(44);
    expect(settled(referee.parseTiles({ tiles: '🀀🀀 12s' })).tiles).toEqual(['E', 'E', '1B', '2B']);
    expect(referee.parseTiles({ tiles: 'J', variant: 'chinese' }).ok).toBe(false);
  });
});
