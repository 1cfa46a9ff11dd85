import { describe, expect, it } from 'vitest';
import type { TallyRequest } from '../../schemas/tally.js';
import { tallyCsv, tallyMarkdown } from '../../src/render/tally-sheet.js';
import { tallyOperation } from '../../src/rules/table/tally.js';
import { env, TABLES, type TableId } from '../rules/table/sheets.js';

const tally = (id: TableId, request: TallyRequest) => {
  const { sheet, rules } = TABLES[id];
  const outcome = tallyOperation(sheet, rules, () => {
    throw new Error('Plain nets only');
  })(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

const session = tally('chinese', {
  players: ['Ana', 'Ben', 'Cy', 'Dee'],
  hands: [
    { winner: 'Ben', net: { Ana: -60, Ben: 120, Cy: -30, Dee: -30 } },
    { winner: null, net: {} },
  ],
});

describe('score sheet of a session', () => {
  it('as markdown', () => {
    expect(tallyMarkdown(session)).toBe(
      [
        'After 2 hands Ben leads with 2120.',
        '',
        '| Hand | Dealer | Wind | Winner |        Ana |         Ben |         Cy |        Dee |',
        '| :--- | :----- | :--- | :----- | ---------: | ----------: | ---------: | ---------: |',
        '|      | Start  |      |        |       2000 |        2000 |       2000 |       2000 |',
        '| 1    | Ana    | E    | Ben    | -60 (1940) | +120 (2120) | -30 (1970) | -30 (1970) |',
        '| 2    | Ben    | E    | –      |   0 (1940) |    0 (2120) |   0 (1970) |   0 (1970) |',
        '|      | Total  |      |        |       1940 |        2120 |       1970 |       1970 |',
        '',
        '1\\. Ben 2120, 2\\. Cy 1970, 2\\. Dee 1970, 4\\. Ana 1940',
        '',
        'To end square: Ana → Ben 60, Cy → Ben 30, Dee → Ben 30.',
        '',
      ].join('\n'),
    );
  });

  it('as CSV', () => {
    expect(tallyCsv(session).split('\r\n')).toEqual([
      'hand,round,dealer,prevailing wind,winner,Ana,Ana total,Ben,Ben total,Cy,Cy total,Dee,Dee total',
      ',,,,,,2000,,2000,,2000,,2000',
      '1,1,Ana,E,Ben,-60,1940,120,2120,-30,1970,-30,1970',
      '2,1,Ben,E,,0,1940,0,2120,0,1970,0,1970',
      '',
    ]);
  });

  it('names are neither markup nor formulas', () => {
    const players = ['=SUM(A1)', 'a|b', '*Cy*', '-2,"Dee"'];
    const odd = tally('chinese', { players, hands: [{ winner: 'a|b', net: { 'a|b': 5, '=SUM(A1)': -5 } }] });
    const rows = tallyMarkdown(odd)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    for (const row of rows) expect(row.replaceAll('\\|', '').split('|')).toHaveLength(10);
    expect(tallyMarkdown(odd)).toContain('\\*Cy\\*');
    const [header, , hand] = tallyCsv(odd).split('\r\n');
    expect(header).toContain(",'=SUM(A1),");
    expect(header).toContain(`"'-2,""Dee"""`);
    expect(hand).toBe("1,1,'=SUM(A1),E,a|b,-5,1995,5,2005,0,2000,0,2000");
  });

  it('the bettor has columns of the own, a game without a prevailing wind none for it', () => {
    const league = tally('american-league', {
      players: ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'],
      hands: [{ winner: null, net: { Ana: -25, Ben: -25, Cy: -25, Dee: -25, Eve: 100 } }],
    });
    expect(tallyMarkdown(league)).not.toContain('Wind');
    expect(tallyMarkdown(league)).toContain('+100 (100)');
    expect(tallyCsv(league)).toContain('Eve total');
  });
});
