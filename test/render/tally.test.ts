import { describe, expect, it } from 'vitest';
import type { TallyRequest } from '../../schemas/tally.js';
import { textRenderer } from '../../src/render/text/index.js';
import { tallyCsv } from '../../src/render/text/tally-csv.js';
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

const PLAYERS = ['Ana', 'Ben', 'Cy', 'Dee'];
const session = tally('chinese', {
  players: PLAYERS,
  hands: [
    { winner: 'Ben', net: { Ana: -60, Ben: 120, Cy: -30, Dee: -30 } },
    { winner: null, net: {} },
  ],
});

describe('score sheet of a session', () => {
  it('as markdown: a row a hand with net and total', () => {
    const text = textRenderer.text(session, 'markdown', 'tally');
    for (const row of [
      '| Hand | Dealer | Wind | Winner |       Ana |        Ben |         Cy |        Dee |',
      '|      | Start  |      |        |      2000 |       2000 |       2000 |       2000 |',
      '|    1 | Ana    | E    | Ben    | -60 / 1940 | 120 / 2120 | -30 / 1970 | -30 / 1970 |',
      '|    2 | Ben    | E    | nobody |  0 / 1940 |   0 / 2120 |   0 / 1970 |   0 / 1970 |',
    ]) {
      expect(text.replaceAll(/ +/g, ' ')).toContain(row.replaceAll(/ +/g, ' '));
    }
    expect(text).toContain('- Ana → Ben 60');
    expect(text).toMatch(/\| 4 +\| Ana|\| +4 \| Ana/);
  });

  it('as CSV: a row a hand, a net and a total column a player', () => {
    expect(tallyCsv(session).trim().split(/\r?\n/)).toEqual([
      'hand,dealer,wind,winner,Ana,Ben,Cy,Dee,Ana total,Ben total,Cy total,Dee total',
      'start,,,,,,,,2000,2000,2000,2000',
      '1,Ana,E,Ben,-60,120,-30,-30,1940,2120,1970,1970',
      '2,Ben,E,,0,0,0,0,1940,2120,1970,1970',
    ]);
  });

  it('names are neither markup nor formulas', () => {
    const players = ['=SUM(A1)', 'a|b', '*Cy*', '-2,"Dee"'];
    const odd = tally('chinese', { players, hands: [{ winner: 'a|b', net: { 'a|b': 5, '=SUM(A1)': -5 } }] });
    expect(textRenderer.text(odd, 'markdown', 'tally')).toContain('\\*Cy\\*');
    expect(textRenderer.text(odd, 'markdown', 'tally')).toContain('a\\|b');
    const csv = tallyCsv(odd);
    expect(csv).toContain(`,'=SUM(A1),a|b,*Cy*,"'-2,""Dee""",`);
    expect(csv).toContain("1,'=SUM(A1),E,a|b,-5,5,0,0,1995,2005,2000,2000");
  });

  it('payments in sticks, with the change', () => {
    const answer = tally('chinese', {
      players: PLAYERS,
      hands: [
        { winner: 'Ana', net: { Ana: 98, Ben: -98 } },
        { winner: 'Ana', net: { Ana: 7, Ben: -7 } },
      ],
      options: { sticks: { '100': 2, '2': 3 } },
    });
    const text = textRenderer.text(answer, 'plain', 'tally');
    expect(text).toContain('Hand 1: Ben → Ana 98: gives 1 × 100, gets back 1 × 2');
    expect(text).toContain('Hand 2: Ben → Ana 7: owes 7');
  });

  it('the bettor has a column too; no column for a wind that the game does not have', () => {
    const league = tally('american-league', {
      players: [...PLAYERS, 'Eve'],
      hands: [{ winner: null, net: { Ana: -25, Ben: -25, Cy: -25, Dee: -25, Eve: 100 } }],
    });
    const text = textRenderer.text(league, 'markdown', 'tally');
    expect(text).not.toContain('Wind');
    expect(text).toContain('100 / 100');
    expect(tallyCsv(league)).toContain('Eve total');
  });
});
