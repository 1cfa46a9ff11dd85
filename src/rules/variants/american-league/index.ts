import { americanVariant } from '../american-variant.js';
import type { Variant } from '../variant.js';
import { leagueGame } from './claims.js';
import { examples } from './examples.js';
import { leagueRules } from './rules.js';

/** The modern American game with the year's card. */
export const americanLeagueVariant: Variant = americanVariant(leagueRules, {
  prefix: 'AmericanLeague',
  name: 'American Mah Jongg (card of the year)',
  description:
    'The modern American game: 152 tiles with eight flowers and eight jokers, a Charleston, and a card of winning lines that changes every year. The card is the caller’s to supply; a practice card of made-up lines comes with the service.',
  claimOrder: ['mahjong', 'any set, also one already laid down'],
  payments: [
    'On a discard the thrower pays twice the value of the line, each other player the value.',
    'Drawn by the winner, each player pays twice the value.',
    'Without a joker, said aloud, everything doubles, except where the card switches that off.',
    'A tile misnamed and then won on: the misnamer alone pays four times the value.',
    'East pays and receives single; nobody pays in a wall game.',
  ],
  jokers: [
    'A joker stands for any tile in a group of three or more, never in a pair or a single.',
    'A set of jokers alone is allowed in the hand; an exposed set holds at least one natural.',
    'A discarded joker cannot be claimed; one in an exposed set can be exchanged for the natural tile.',
  ],
  sources: [
    {
      title: 'American mahjong: rules, scoring and house rules',
      rights:
        'The rules of a game are nobody’s; they are told here in own words. The card of the year is copyrighted by its publisher and no line of it is reproduced.',
    },
  ],
  lines: [],
  examples,
  game: leagueGame(leagueRules.payments),
});
