import { describe, expect, it } from 'vitest';
import type { ClaimOptionsRequest } from '../../../schemas/claim.js';
import { claimOptionsOperation } from '../../../src/rules/table/claim-options.js';
import { CLAIMS } from './claim-contexts.js';
import { env } from './sheets.js';

describe('the summary of claim-options', () => {
  const summary = (variant: string, request: ClaimOptionsRequest): string => {
    const outcome = claimOptionsOperation(CLAIMS[variant]!)(request, env);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.value.summary;
  };
  const discard = { tile: '5B', seat: 'E' } as const;

  it('names every kind of claim once a seat, a win with its score', () => {
    const hands = { S: { concealed: '3467B 22C 789D EEE R' }, W: { concealed: '55B 123C 456C 789C NN' } };
    expect(summary('chinese', { discard, hands })).toBe(
      'South may claim a chow; West may go out for 12 or claim a pung.',
    );
  });

  it('says where there is none, and that one can only discard', () => {
    expect(summary('chinese', { discard, hands: { N: { concealed: '1199B 1199C 1199D R' } } })).toBe(
      'None of the hands sent has a legal claim.',
    );
    expect(
      summary('chinese', { turn: { seat: 'S' }, hands: { S: { concealed: '1199B 1199C 1199D RG' } } } as never),
    ).toBe('South can only discard.');
  });
});
