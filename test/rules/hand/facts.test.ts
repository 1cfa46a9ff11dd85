import { describe, expect, it } from 'vitest';
import type { HandRequest, MeldInput } from '../../../schemas/hand.js';
import { unsentFacts } from '../../../src/rules/hand/facts.js';
import { resolveOptions } from '../../../src/rules/hand/options.js';
import { readSituation } from '../../../src/rules/hand/read.js';
import type { HandRules } from '../../../src/rules/hand/rules.js';
import { babcock, british, chinese, league } from './hand-rules.js';

const read = (request: HandRequest, rules: HandRules) =>
  readSituation(request, rules, resolveOptions(rules.options, request.options).options);

const KONG: MeldInput = { tiles: 'EEEE', concealed: true };
const SECOND: MeldInput = 'SSSS';

/** A hand that waits for 2D with these sets laid down. */
const hand = (melds: readonly MeldInput[] = [], bonus?: string) => ({
  concealed: ['123B', '456B', '789C', 'WWW'].slice(melds.length).join(' ').concat(' 2D'),
  melds: [...melds],
  ...(bonus !== undefined && { bonus }),
});
const won = (by: string, facts: string[] = [], more: Partial<HandRequest> = {}): HandRequest => ({
  hand: hand(),
  win: { tile: '2D', by, facts },
  ...more,
});

describe('win.contradiction', () => {
  it.each<[string, HandRules, HandRequest, [string, string][]]>([
    ['last-tile with discard', british, won('discard', ['last-tile']), [['last-tile', 'discard']]],
    [
      'last-tile with a robbed kong',
      babcock,
      won('robbed-kong', ['last-tile'], {
        hand: { concealed: '123B 456B 789C WWW 2D', melds: [] },
        win: { tile: '3D', by: 'robbed-kong', facts: ['last-tile'] },
      }),
      [['last-tile', 'robbed-kong']],
    ],
    [
      'last-tile with loose in Chinese',
      chinese,
      won('loose', ['last-tile'], { hand: hand([KONG]) }),
      [['last-tile', 'loose']],
    ],
    [
      'last-tile with loose in British',
      british,
      won('loose', ['last-tile'], { hand: hand([KONG]) }),
      [['last-tile', 'loose']],
    ],
    ['last-tile with loose in Babcock is legal', babcock, won('loose', ['last-tile'], { hand: hand([KONG]) }), []],
    ['last-tile from the wall is legal', chinese, won('wall', ['last-tile']), []],
    ['last-discard not by discard', british, won('wall', ['last-discard']), [['last-discard', 'wall']]],
    ['last-discard by discard is legal', british, won('discard', ['last-discard']), []],
    ['last-discard and last-tile', british, won('wall', ['last-tile', 'last-discard']), [['last-discard', 'wall']]],
    ['first-discard not by discard', chinese, won('wall', ['first-discard']), [['first-discard', 'wall']]],
    [
      'original-call with one set claimed is legal',
      british,
      won('wall', ['original-call'], { hand: hand(['444D']) }),
      [],
    ],
    [
      'original-call with kongs face down is legal',
      chinese,
      won('wall', ['original-call'], { hand: hand([KONG, { tiles: 'SSSS', concealed: true }]) }),
      [],
    ],
    [
      'original-call with two sets claimed',
      british,
      won('wall', ['original-call'], { hand: hand(['444D', '555C']) }),
      [['original-call', 'melds']],
    ],
    [
      'original-call of a loser with two sets claimed',
      british,
      { hand: hand(['444D', '555C']), facts: ['original-call'] },
      [['original-call', 'melds']],
    ],
    ['first-discard by East', babcock, won('discard', ['first-discard'], { seat: 'E' }), [['first-discard', 'seat']]],
    [
      'first-discard with a meld',
      babcock,
      won('discard', ['first-discard'], { hand: hand(['111D']) }),
      [['first-discard', 'melds']],
    ],
    ['first-discard by South is legal', chinese, won('discard', ['first-discard'], { seat: 'S' }), []],
    ['first-discard with the seat unsaid is legal', chinese, won('discard', ['first-discard']), []],
    [
      'first-discard and last-discard',
      british,
      won('discard', ['first-discard', 'last-discard']),
      [['first-discard', 'last-discard']],
    ],
    [
      'original-call and first-discard',
      chinese,
      won('discard', ['original-call', 'first-discard']),
      [['original-call', 'first-discard']],
    ],
    ['original-call is legal', chinese, won('discard', ['original-call']), []],
    ['loose with no kong and no bonus tile', british, won('loose'), [['loose', 'melds']]],
    ['loose with a three only', babcock, won('loose', [], { hand: hand(['111D']) }), [['loose', 'melds']]],
    ['loose with a kong is legal', babcock, won('loose', [], { hand: hand([SECOND]) }), []],
    ['loose with a bonus tile is legal', british, won('loose', [], { hand: hand([], '3F') }), []],
    [
      'kong-on-kong not by loose',
      british,
      won('wall', ['kong-on-kong'], { hand: hand([KONG, SECOND]) }),
      [['kong-on-kong', 'wall']],
    ],
    [
      'kong-on-kong with one kong',
      british,
      won('loose', ['kong-on-kong'], { hand: hand([KONG]) }),
      [['kong-on-kong', 'melds']],
    ],
    [
      'kong-on-kong with two kongs is legal',
      british,
      won('loose', ['kong-on-kong'], { hand: hand([KONG, SECOND]) }),
      [],
    ],
    ['a robbed kind held in the hand', chinese, won('robbed-kong'), [['robbed-kong', 'tile']]],
    ['a loser’s facts beside a win', british, won('discard', [], { facts: ['original-call'] }), [['facts', 'win']]],
  ])('%s', (_, rules, request, expected) => {
    const { problems } = read(request, rules);
    expect(problems.map(({ problem }) => problem.facts)).toEqual(expected);
    for (const { stage, problem } of problems) expect([stage, problem.code]).toEqual(['facts', 'win.contradiction']);
  });

  describe('a robbed kong', () => {
    const robbed = (concealed: string, melds: MeldInput[] = []): HandRequest => ({
      hand: { concealed, melds },
      win: { tile: '5B', by: 'robbed-kong' },
    });
    it.each([
      ['none held, 13 tiles', robbed('123D 456C 99C 46B EEE'), 0],
      ['none held, 14 tiles', robbed('123D 456C 99C 456B EEE'), 0],
      ['one held, 13 tiles', robbed('123D 456C 99C 55B EEE'), 1],
      ['one held, 14 tiles', robbed('123D 456C 99C 555B EEE'), 1],
      ['one in a set on the table', robbed('123D 99C 46B EEE', ['567B']), 1],
    ])('%s', (_, request, count) => expect(read(request, babcock).problems).toHaveLength(count));
  });

  describe('complete as dealt', () => {
    const FOURTEEN = { concealed: '123B 456B 789C WWW 22D' };
    it.each<[string, HandRequest, [string, string][]]>([
      ['East', { hand: FOURTEEN, seat: 'E', win: { by: 'deal' } }, []],
      ['no seat', { hand: FOURTEEN, win: { by: 'deal' } }, []],
      ['with bonus tiles', { hand: { ...FOURTEEN, bonus: '12F' }, win: { by: 'deal' } }, []],
      ['another seat', { hand: FOURTEEN, seat: 'S', win: { by: 'deal' } }, [['deal', 'seat']]],
      [
        'a meld',
        { hand: { concealed: '456B 789C WWW 22D', melds: ['123B'] }, seat: 'E', win: { by: 'deal' } },
        [['deal', 'melds']],
      ],
      ['a tile', { hand: FOURTEEN, seat: 'E', win: { by: 'deal', tile: '2D' } }, [['deal', 'tile']]],
      ['a tile beside 13', { hand: hand(), seat: 'E', win: { by: 'deal', tile: '2D' } }, [['deal', 'tile']]],
      [
        'a fact',
        { hand: FOURTEEN, seat: 'E', win: { by: 'deal', facts: ['original-call'] } },
        [['deal', 'original-call']],
      ],
      [
        'all of it',
        {
          hand: { concealed: '456B 789C WWW 22D', melds: ['123B'] },
          seat: 'W',
          win: { by: 'deal', tile: '2D', facts: ['last-tile', 'first-discard'] },
        },
        [
          ['deal', 'seat'],
          ['deal', 'melds'],
          ['deal', 'tile'],
          ['deal', 'last-tile'],
          ['deal', 'first-discard'],
        ],
      ],
    ])('%s', (_, request, expected) => {
      const { problems } = read(request, british);
      expect(problems.map(({ problem }) => problem.facts)).toEqual(expected);
    });
    it('American too', () => {
      const request: HandRequest = { hand: { concealed: 'FFFF 1111B 2222C EE' }, seat: 'N', win: { by: 'deal' } };
      expect(read(request, league).problems.map(({ problem }) => problem.code)).toEqual(['win.contradiction']);
    });
  });
});

describe('facts not sent that could have been', () => {
  it.each<[string, HandRules, HandRequest, string[]]>([
    ['from the wall', british, won('wall'), ['last-tile', 'original-call']],
    ['a discard', british, won('discard', [], { seat: 'S' }), ['last-discard', 'first-discard', 'original-call']],
    ['a discard, East', babcock, won('discard', [], { seat: 'E' }), []],
    ['a discard, a set laid down', chinese, won('discard', [], { hand: hand(['111D']) }), ['original-call']],
    ['beside one that was sent', british, won('discard', ['original-call']), ['last-discard']],
    [
      'a loose tile of two kongs',
      british,
      won('loose', [], { hand: hand([KONG, SECOND]) }),
      ['original-call', 'kong-on-kong'],
    ],
    ['a loose tile in Babcock', babcock, won('loose', [], { hand: hand([KONG]) }), ['last-tile']],
    ['complete as dealt', british, { hand: { concealed: '123B 456B 789C WWW 22D' }, win: { by: 'deal' } }, []],
    ['a loser', british, { hand: hand() }, []],
  ])('%s', (_, rules, request, expected) => {
    const { situation } = read(request, rules);
    expect(unsentFacts(situation!, rules)).toEqual(expected);
  });
});

describe('what the variant does not know', () => {
  const unknown = (request: HandRequest, rules: HandRules) =>
    read(request, rules).problems.map(({ problem }) => `${problem.code} ${problem.pointer} ${problem.actual}`);

  it('is refused with the values it knows, whoever calls', () => {
    expect(unknown(won('joker-exchange'), chinese)).toEqual(['win.unknown /win/by joker-exchange']);
    expect(unknown(won('magic', ['kong-on-kong', 'last-tile']), babcock)).toEqual([
      'win.unknown /win/by magic',
      'win.unknown /win/facts/0 kong-on-kong',
    ]);
    expect(unknown({ hand: hand(), facts: ['original-call'] }, chinese)).toEqual([
      'win.unknown /facts/0 original-call',
    ]);
    const [{ problem } = { problem: undefined }] = read(won('magic'), british).problems;
    expect(problem).toMatchObject({ allowed: british.winBy, detail: 'This variant does not know “magic”.' });
  });
});
