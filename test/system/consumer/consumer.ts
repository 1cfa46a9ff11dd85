// Compiled against the packed package by pack.test.ts. Types that came out as `any` would make it fail.
import { createClient, type Schema } from 'mahjong-referee/client';
import { card, decompose, type Outcome, score } from 'mahjong-referee/rules';

type IsAny<T> = 0 extends 1 & T ? true : false;
const notAny = <T>(_value: T, _is: IsAny<T> extends true ? 'any' : 'typed'): void => undefined;

const settled = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.problems[0]?.code);
  return outcome.value;
};

const scored = settled(score('babcock-1923', { hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] }, seat: 'E' }));
notAny(scored, 'typed');
notAny(scored.items[0], 'typed');
const total: number = scored.score.total;

const lines = settled(decompose('american-league', { hand: { concealed: 'FFFF 2468B DDDD' } })).nearest;
notAny(lines, 'typed');
const distance: number | undefined = lines[0]?.distance;
notAny(settled(card('american-deck-advanced', {})).problems, 'typed');

const client = createClient({ baseUrl: 'http://localhost:3000', apiKey: 'key' });
export const ask = async (): Promise<number> => {
  const { data, error } = await client.POST('/v1/babcock-1923/score', {
    body: { hand: { concealed: '123B' }, seat: 'E', win: { tile: 'G', by: 'discard' } },
  });
  notAny(data, 'typed');
  if (data === undefined) {
    const problem: Schema<'Problem'> = error;
    throw new Error(problem.title);
  }
  return data.score.total + total + (distance ?? 0);
};

// What must not compile.
type Accepts<F extends (...args: never[]) => unknown, A> = A extends Parameters<F> ? true : false;
const misspelt: Accepts<typeof score<'chinese'>, ['chinese', { hand: { concealed: string }; seat: 'East' }]> = false;

export { misspelt };
