import { describe, expect, it } from 'vitest';
import { joined, shortList } from '../../../src/rules/table/wording.js';

describe('lists in sentences', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('%j is told as "%s"', (parts, expected) => {
    expect(joined(parts)).toBe(expected);
  });

  it('a dozen tiles are named, of more the first dozen and a sign', () => {
    const tokens = Array.from({ length: 13 }, (_, i) => `${i}`);
    expect(shortList([])).toBe('');
    expect(shortList(tokens.slice(0, 12))).toBe('0 1 2 3 4 5 6 7 8 9 10 11');
    expect(shortList(tokens)).toBe('0 1 2 3 4 5 6 7 8 9 10 11 …');
  });
});
