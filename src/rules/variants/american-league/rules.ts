import { practiceCard } from '../../../../cards/practice.js';
import { americanHand } from '../../american/hand-rules.js';
import type { AmericanRules } from '../../american/rules.js';
import { LEAGUE_SET } from '../../tiles/sets.js';

/** The modern American game: a line of the year's card, which the caller supplies. */
export const leagueRules: AmericanRules & { readonly id: 'american-league' } = {
  id: 'american-league',
  edition: '1',
  hand: americanHand([3, 4, 5, 6], [], LEAGUE_SET),
  card: { own: null, preset: 'practice', builtIn: { practice: practiceCard } },
  payments: {
    thrower: 2,
    selfDrawn: 2,
    jokerless: 2,
    misnamed: 4,
    source: 'American mahjong rules page: scoring',
  },
  jokerlessSaid: true,
  deadReasons: [
    'dead.count',
    'dead.exposure_no_line',
    'dead.exposure_wrong',
    'dead.concealed_exposed',
    'dead.impossible',
    'dead.false_mahjong',
    'dead.wrong_exchange',
    'dead.out_of_turn',
    'dead.wrong_wall',
    'dead.early_exchange',
    'dead.misnamed_exposure',
  ],
  houseRules: [],
  lineOptions: [],
};
