import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../../src/rules/tiles/kinds.js';
import { readTile, readTiles } from '../../../src/rules/tiles/notation.js';
import { AMERICAN_SET, classicalTileSet, LEAGUE_SET } from '../../../src/rules/tiles/sets.js';

const CLASSICAL = classicalTileSet(true, 4);

const read = (input: string | string[], set = CLASSICAL) => {
  const { kinds, problems, warnings } = readTiles(input, '/t', set);
  expect(problems).toEqual([]);
  return { text: tokensOf(kinds).join(' '), warnings: warnings.map(({ code }) => code) };
};
const problem = (input: string | string[], set = CLASSICAL) => {
  const { problems } = readTiles(input, '/t', set);
  expect(problems).toHaveLength(1);
  return problems[0]!;
};

describe('strings of tiles', () => {
  it.each([
    ['digits and a suit', '123B', '1B 2B 3B'],
    ['several of one', '555D', '5D 5D 5D'],
    ['bonus tiles by number', '15F', '1F 5F'],
    ['suit letters in lower case', '1b2c3d4f', '1B 2C 3D 4F'],
    ['honours as people write them', 'EEE', 'E E E'],
    ['every letter stands for itself', 'NEWS', 'N E W S'],
    ['letters in lower case', 'eswnrgp', 'E S W N R G P'],
    ['blanks, commas and bars between groups', ' 123B,\t2D | E ,|R\n', '1B 2B 3B 2D E R'],
    ['nothing between groups', '99B3D6CR4DSG', '9B 9B 3D 6C R 4D S G'],
    ['MPSZ suits', '1m2p3s', '1C 2D 3B'],
    ['MPSZ winds', '1234z', 'E S W N'],
    ['two Wests', 'WW', 'W W'],
    ['Wests only, in groups', 'WW WW', 'W W W W'],
    ['two-letter groups that are no wind names', 'EE SW', 'E E S W'],
    ['nothing', '', ''],
    ['only blanks', ' , | ', ''],
  ])('%s: %j', (_, input, expected) => {
    expect(read(input)).toEqual({ text: expected, warnings: [] });
  });

  it('MPSZ dragons are in Japanese order, with a warning', () => {
    expect(read('5z6z7z')).toEqual({ text: 'P G R', warnings: Array(3).fill('notation.assumed') });
    expect(read('567z')).toEqual({ text: 'P G R', warnings: ['notation.assumed'] });
    expect(readTiles('4z 55z', '/t', CLASSICAL).warnings).toEqual([
      { code: 'notation.assumed', pointer: '/t', detail: expect.stringContaining('“55z”') },
    ]);
  });

  describe('Unicode', () => {
    it('all tiles from U+1F000 to U+1F02A in their order', () => {
      const all = Array.from({ length: 0x2b }, (_, i) => String.fromCodePoint(0x1f000 + i)).join('');
      expect(read(all).text).toBe(
        'E S W N R G P 1C 2C 3C 4C 5C 6C 7C 8C 9C 1B 2B 3B 4B 5B 6B 7B 8B 9B 1D 2D 3D 4D 5D 6D 7D 8D 9D ' +
          '1F 2F 4F 3F 5F 6F 7F 8F J',
      );
    });
    it('U+1F024 is the bamboo plant, U+1F025 the chrysanthemum', () => {
      expect(read('\u{1f024}\u{1f025}').text).toBe('4F 3F');
    });
    it('variation selectors are stripped', () => {
      expect(read('\u{1f004}\u{fe0e}\u{1f004}\u{fe0f}').text).toBe('R R');
      expect(read(['\u{1f004}\u{fe0f}']).text).toBe('R');
    });
    it('the back of a tile is none', () => {
      expect(problem('1B \u{1f02b}')).toMatchObject({ code: 'tile.unknown', offset: 3, token: '\u{1f02b}' });
    });
    it('mixed with letters', () => expect(read('\u{1f010}23B').text).toBe('1B 2B 3B'));
  });

  it('says that the suit comes after its numbers', () => {
    const hint = 'The suit comes after its numbers: 3B, 345B.';
    for (const text of ['B', 'c', 'EEE 88', 'EE D'])
      expect(problem(text)).toMatchObject({ code: 'tile.unknown', hint });
    expect(problem('Q')).not.toHaveProperty('hint');
  });

  describe('American sets', () => {
    it('a bare 0 is a white dragon', () => {
      expect(read('0', AMERICAN_SET)).toEqual({ text: 'P', warnings: [] });
      expect(read('00 E 0', AMERICAN_SET).text).toBe('P P E P');
      expect(problem('0')).toMatchObject({ code: 'tile.unknown', token: '0' });
    });
    it('a number before F names one flower, with a warning', () => {
      expect(read('3F', AMERICAN_SET)).toEqual({ text: 'F', warnings: ['notation.assumed'] });
      expect(read('15F', AMERICAN_SET)).toEqual({ text: 'F F', warnings: ['notation.assumed'] });
      expect(read(['3F'], AMERICAN_SET)).toEqual({ text: 'F', warnings: ['notation.assumed'] });
      expect(read('3F').warnings).toEqual([]);
    });
    it('F and J are tiles', () => expect(read('FFjJ', AMERICAN_SET).text).toBe('F F J J'));
    it('every flower and season is one kind', () => {
      expect(read('\u{1f022}\u{1f024}\u{1f029}', AMERICAN_SET)).toEqual({ text: 'F F F', warnings: [] });
      expect(read(['plum', 'autumn', 'flower', 'season'], AMERICAN_SET).text).toBe('F F F F');
    });
    it.each(['0E', '0F', '00S', '20', '105B'])('%s is unreadable', (input) => {
      expect(readTiles(input, '/t', AMERICAN_SET).problems[0]!.code).toBe('tile.unknown');
    });
  });
});

describe('elements of an array', () => {
  it.each([
    [['1B', '9D', 'E', 'P', '8F'], '1B 9D E P 8F'],
    [['1b', '2m', '3p', '4s', '1z', ' E ', 'w'], '1B 2C 3D 4B E E W'],
    [['RD', 'GD', 'WD', 'rd'], 'R G P R'],
    [['EW', 'SW', 'WW', 'NW', 'ew'], 'E S W N E'],
    [['FL', 'JK'], 'F J'],
    [
      ['3 bam', '3 bams', '3 Bamboo', '3 stick', '3 sticks', '3bam', 'bam 3', 'three of bamboo'],
      Array(8).fill('3B').join(' '),
    ],
    [
      ['4 crak', '4 CRAKS', '4 crack', '4 cracks', '4 character', '4 characters', '4 number'],
      Array(7).fill('4C').join(' '),
    ],
    [['7 dot', '7 dots', '7 circle', '7 circles', '7 ball', '7 balls'], Array(6).fill('7D').join(' ')],
    [['east', 'South', 'WEST', 'north', 'east wind', 'North  Wind'], 'E S W N E N'],
    [
      ['red dragon', 'Red', 'chung', 'green dragon', 'green', 'fa', 'white dragon', 'white', 'pai', 'soap'],
      'R R R G G G P P P P',
    ],
    [['plum', 'orchid', 'chrysanthemum', 'bamboo plant'], '1F 2F 3F 4F'],
    [['spring', 'summer', 'autumn', 'winter'], '5F 6F 7F 8F'],
    [['flower', 'joker', 'Joker'], 'F J J'],
  ])('%j', (input, expected) => expect(read(input).text).toBe(expected));

  it('colours with a number in deck games only', () => {
    expect(read(['green 3', 'red 5', 'blue 9', '3 green'], AMERICAN_SET).text).toBe('3B 5C 9D 3B');
    expect(problem(['green 3'])).toMatchObject({ code: 'tile.unknown', pointer: '/t/0', token: 'green 3' });
    expect(readTiles(['green 3'], '/t', LEAGUE_SET).problems).toMatchObject([
      { code: 'tile.unknown', token: 'green 3' },
    ]);
    expect(read(['green', 'red dragon', '3 bam'], LEAGUE_SET).text).toBe('G R 3B');
  });
  it('0 in American sets', () => expect(read(['0'], AMERICAN_SET).text).toBe('P'));
  it('a pointer for each tile', () => {
    expect(readTiles(['1B', 'E'], '/t', CLASSICAL).pointers).toEqual(['/t/0', '/t/1']);
    expect(readTiles('1B E', '/t', CLASSICAL).pointers).toEqual(['/t', '/t']);
  });
  it('warnings name the element', () => {
    expect(readTiles(['E', '6z'], '/t', CLASSICAL).warnings).toMatchObject([{ pointer: '/t/1' }]);
  });
  it('a single tile is read like an element', () => {
    expect(readTile('EW', '/win/tile', CLASSICAL)).toEqual({ kind: 27, problems: [], warnings: [] });
    expect(readTile('EE', '/win/tile', CLASSICAL)).toMatchObject({
      kind: null,
      problems: [{ code: 'tile.unknown', pointer: '/win/tile', token: 'EE', suggestions: ['E'] }],
    });
  });
});

describe('tile.unknown', () => {
  it.each([
    ['a letter that is no tile', '123B 4C EEX', { offset: 10, token: 'X' }],
    ['digits before another letter', '2E', { offset: 0, token: '2E', suggestions: ['2B', '2C', '2D', 'E', '2F'] }],
    ['MPSZ letters in upper case', '9C 123P', { offset: 3, token: '123P', suggestions: ['3B', '3C', '3D', 'P', '3F'] }],
    ['upper-case M', '1M', { offset: 0, token: '1M', hint: expect.stringContaining('lower case') }],
    ['digits alone', '1B 12', { offset: 3, token: '12', suggestions: ['1B', '1C', '1D', '1F'] }],
    ['a number that a suit does not have', '9F', { offset: 0, token: '9F' }],
    ['zero in a suit', '150B', { offset: 2, token: '0B' }],
    ['an honour that MPSZ does not have', '18z', { offset: 1, token: '8z' }],
    ['a stretch of unreadable characters', 'E ??! S', { offset: 2, token: '??!' }],
    ['offsets count UTF-16 code units', '\u{1f000}x', { offset: 2, token: 'x' }],
    ['a name in a string', '1B east', { offset: 3, token: 'east', suggestions: ['E'] }],
    ['a short name in a string', 'RD', { offset: 0, token: 'RD', suggestions: ['R'] }],
    ['a name with a number in a string', '4crak E', { offset: 0, token: '4crak', suggestions: ['4C'] }],
    ['zero before S', '05S', { offset: 0, token: '05S' }],
  ])('%s: %j', (_, input, expected) => {
    expect(problem(input)).toMatchObject({ code: 'tile.unknown', pointer: '/t', ...expected });
  });

  it.each([
    ['no tile', 'Q', { token: 'Q' }],
    ['misspelt names', 'grean dragon', { suggestions: ['G'] }],
    ['more misspelt names', '7 dotz', { suggestions: ['7D'] }],
    ['several tiles', '123B', { token: '123B', suggestions: ['1B', '2B', '3B'] }],
    ['several letters', 'EE', { token: 'EE', suggestions: ['E'] }],
    ['empty', '', { token: '', suggestions: [] }],
    ['a tile and rubbish', 'E?', { token: 'E?' }],
    ['digits', '12', { token: '12' }],
  ])('element, %s: %j', (_, input, expected) => {
    expect(problem(['1B', input])).toMatchObject({ code: 'tile.unknown', pointer: '/t/1', offset: 0, ...expected });
  });

  it('a blank card is not a white dragon', () => {
    for (const input of [['blank'], ['Blank card'], 'blank', 'E blank'] as const) {
      const found = problem(typeof input === 'string' ? input : [...input]);
      expect(found).toMatchObject({ code: 'tile.unknown', detail: expect.stringContaining('not a white dragon') });
    }
  });
  it('suggestions are tiles of the set: flowers by number or F, jokers only in American sets', () => {
    expect(problem('1X').suggestions).toEqual(['1B', '1C', '1D', '1F']);
    expect(problem('X', AMERICAN_SET).suggestions).not.toContain('1F');
    expect(problem(['jokr'], AMERICAN_SET).suggestions).toEqual(['J']);
    expect(problem(['jokr']).suggestions).not.toContain('J');
  });
  it('every unreadable piece is told, the rest is read', () => {
    const { kinds, problems } = readTiles('1B xx 2E 3C 0D', '/t', CLASSICAL);
    expect(tokensOf(kinds)).toEqual(['1B', '3C']);
    expect(problems.map(({ offset, token }) => [offset, token])).toEqual([
      [3, 'xx'],
      [6, '2E'],
      [12, '0D'],
    ]);
  });
});

describe('tile.ambiguous', () => {
  it.each([
    ['567S', ['567B', '567F']],
    ['12S', ['12B', '56F']],
    ['9S', ['9B']],
  ])('upper-case S after digits: %s', (input, candidates) => {
    expect(problem(`E ${input}`)).toMatchObject({
      code: 'tile.ambiguous',
      pointer: '/t',
      offset: 2,
      token: input,
      candidates,
    });
    expect(readTiles(`${input} E`, '/t', CLASSICAL).kinds).toEqual([27]);
  });
  it('an element too', () => {
    expect(problem(['E', '1S'])).toMatchObject({ code: 'tile.ambiguous', pointer: '/t/1', candidates: ['1B', '5F'] });
    expect(problem('12S', AMERICAN_SET).candidates).toEqual(['12B', 'FF']);
  });
  it.each([
    ['EW', ['E', 'E W']],
    ['ew', ['E', 'E W']],
    [' NW WW ', ['N W', 'N W W W']],
    ['EW, SW', ['E S', 'E W S W']],
  ])('two-letter winds in a string: %j', (input, candidates) => {
    expect(problem(input)).toMatchObject({ code: 'tile.ambiguous', pointer: '/t', token: input.trim(), candidates });
    expect(problem(input).offset).toBe(input.search(/\S/));
  });
  it('not where any other group stands beside them', () => expect(read('EW 1B').text).toBe('E W 1B'));
});
