import { describe, expect, it } from 'vitest';
import { pictureOfHand, pictureOfReading } from '../../src/render/hand-picture.js';
import { renderSvg, THEMES } from '../../src/render/picture.js';
import { renderPng } from '../../src/render/png.js';
import { KIND_COUNT } from '../../src/rules/tiles/kinds.js';

const hand = {
  concealed: ['3B', '4B', '5B', 'E', 'E', 'E', 'G', 'G', 'P', 'P'],
  melds: [{ kind: 'kong' as const, tiles: ['8D', '8D', '8D', '8D'], concealed: true }],
  bonus: ['1F'],
  unicode: '',
};
const reading = {
  shape: 'standard',
  sets: [
    { kind: 'kong', tiles: ['8D', '8D', '8D', '8D'], concealed: true, melded: true, winning: false },
    { kind: 'pung', tiles: ['E', 'E', 'E'], concealed: true, melded: false, winning: false },
    { kind: 'pung', tiles: ['G', 'G', 'G'], concealed: false, melded: false, winning: true },
    { kind: 'chow', tiles: ['3B', '4B', '5B'], concealed: true, melded: false, winning: false },
  ],
  pair: { tiles: ['P', 'P'], winning: false },
};

describe('pictures', () => {
  it('every tile is drawn, and the same picture is the same bytes', () => {
    for (const theme of THEMES) {
      const picture = {
        title: 'all',
        groups: [{ standing: true, tiles: Array.from({ length: KIND_COUNT }, (_, kind) => ({ kind })) }],
      };
      const svg = renderSvg(picture, theme);
      expect(renderSvg(picture, theme)).toBe(svg);
      expect(svg).not.toMatch(/undefined|NaN/);
      expect(renderPng(svg).equals(renderPng(svg))).toBe(true);
    }
  });

  it('a hand: the winning tile apart, a concealed kong with one tile turned down', () => {
    const { groups, title } = pictureOfHand(hand, 'G');
    expect(groups.map((group) => group.tiles.length)).toEqual([10, 1, 4, 1]);
    expect(groups[1]!.tiles[0]!.winning).toBe(true);
    expect(groups[2]!.tiles.filter((tile) => tile.faceDown === true)).toHaveLength(1);
    expect(title).toBe('Standing: 3B 4B 5B E E E G G P P; winning tile: G; concealed kong: 8D 8D 8D 8D; bonus: 1F');
  });

  it('a reading: sets in the hand on the rack, sets on the table without, one winning tile', () => {
    const { groups } = pictureOfReading(reading, hand, 'G');
    expect(groups.map((group) => group.standing)).toEqual([true, true, true, true, false, false]);
    expect(groups.flatMap((group) => group.tiles).filter((tile) => tile.winning === true)).toHaveLength(1);
  });

  it('a title is text, never markup', () => {
    expect(renderSvg({ title: '<script>&"', groups: [] }, 'light')).toContain('&#60;script&#62;&#38;&#34;');
  });
});
