/**
 * Every problem code of the service: `area.snake_case` → what it means, for the page `/docs/problems/{code}`.
 * `status` is the HTTP status where the problem fails a request; codes without one are findings inside an answer.
 */
export interface ProblemText {
  readonly title: string;
  readonly meaning: string;
  readonly status?: number;
}

const unprocessable = (title: string, meaning: string): ProblemText => ({ title, meaning, status: 422 });
const finding = (title: string, meaning: string): ProblemText => ({ title, meaning });

export const PROBLEM_CODES = {
  // Tiles
  'tile.unknown': unprocessable(
    'Unreadable tile',
    'A piece of the notation is no tile. `offset` is the character position in the string, `suggestions` are the nearest tiles.',
  ),
  'tile.ambiguous': unprocessable(
    'Ambiguous tile',
    'The notation has two readings. `candidates` lists them; write one of those.',
  ),
  'tile.not_in_set': unprocessable(
    'Tile not in this set',
    'A real tile that the set of this variant, with these options and players, does not hold.',
  ),
  'tile.copies': unprocessable(
    'Too many copies',
    'More copies of a tile than the set holds, counted over the whole request. `pointers` names every occurrence.',
  ),

  // Sets and hands
  'meld.invalid': unprocessable(
    'Not a set',
    'The tiles laid down are no set of this variant, or not the kind of set stated.',
  ),
  'hand.count': unprocessable(
    'Wrong number of tiles',
    'A hand holds 13 tiles, and 14 with the winning tile; in the classical games one more for every kong.',
  ),
  'hand.too_many_melds': unprocessable('Too many sets', 'More than four sets are laid down.'),
  'hand.too_many_chows': unprocessable('Too many runs', 'The hand needs more runs than the variant allows.'),
  'hand.not_winning': unprocessable(
    'Not a winning hand',
    'The hand is not complete. `distance` says how many tiles are missing.',
  ),

  // Going out
  'win.missing': unprocessable(
    'How the hand went out is missing',
    'Fourteen tiles and no `win`: say which tile completed the hand and where it came from.',
  ),
  'win.incomplete': unprocessable('Incomplete win', 'A win lacks what its `by` needs.'),
  'win.tile_not_held': unprocessable('Winning tile not held', 'The winning tile is not among the 14 tiles.'),
  'win.contradiction': unprocessable(
    'Contradiction',
    'Two facts exclude each other, or a fact contradicts the hand. Both are named.',
  ),
  'win.unknown': unprocessable(
    'Unknown to the variant',
    'The hand went out in a way, or with a fact, that the variant does not know.',
  ),
  'win.minimum_doubles': unprocessable(
    'Too few doubles',
    'At this table a hand needs a minimum of doubles, or half the limit, to go out.',
  ),
  'table.seat': unprocessable('Seat not at the table', 'The seat does not exist with this number of players.'),
  'options.invalid': unprocessable('Bad option', 'An option has a value that it cannot have, or does not exist.'),
  'options.limit_needed': unprocessable(
    'A limit is needed',
    'The hand is worth a share of the limit, and the table plays without one.',
  ),

  // Cards
  'card.syntax': unprocessable(
    'Unreadable pattern',
    'The pattern of a line cannot be read. `offset` says where, `expected` what was expected there.',
  ),
  'card.total_not_14': unprocessable('Not 14 tiles', 'The groups of a line do not add up to 14 tiles.'),
  'card.unknown_variable': unprocessable('Unknown variable', 'A variable is used but not declared.'),
  'card.unused_variable': finding('Unused variable', 'A variable is declared but not used (a warning).'),
  'card.empty_domain': unprocessable('Empty domain', 'No value is left for a variable.'),
  'card.number_range': unprocessable('Number out of range', 'A binding takes a number out of 1 to 9.'),
  'card.strict_over_copies': unprocessable(
    'More tiles than exist',
    'Every variant of the line needs more natural tiles of a kind than the set holds.',
  ),
  'card.forced_jokers': unprocessable(
    'More jokers than exist',
    'Every variant of the line needs more than eight jokers.',
  ),
  'card.joker_in_small_group': unprocessable(
    'Joker in a small group',
    'Jokers are allowed in a group smaller than the card permits.',
  ),
  'card.duplicate_id': unprocessable('Duplicate id', 'Two sections or lines have one id.'),
  'card.duplicate_line': finding('Duplicate line', 'Two lines have the same variants (a warning).'),
  'card.value': unprocessable('Bad value', 'The value of a line must be a positive number.'),
  'card.too_many_variants': unprocessable(
    'Too many variants',
    'A line has more than 20,000 concrete variants, or a card more than 100,000.',
  ),
  'card.param_missing': unprocessable(
    'Parameter missing',
    'A line uses a parameter that neither the card nor the request gives.',
  ),
  'card.not_found': unprocessable('Unknown card', 'No card with this id is at hand.'),
  'line.not_matched': unprocessable('Announced line not matched', 'The hand does not fit the line that was announced.'),

  // Dead hands
  'dead.count': finding('Wrong number of tiles', 'Not 13 tiles between turns, or not 14 while holding one.'),
  'dead.exposure_no_line': finding('Exposures fit no line', 'No line of the card has all the exposed sets.'),
  'dead.exposure_wrong': finding('Wrong exposure', 'An exposed set is no legal set.'),
  'dead.concealed_exposed': finding('Concealed hand exposed', 'The exposed sets fit concealed lines only.'),
  'dead.impossible': finding('Hand impossible', 'Every line that fits needs tiles that are gone.'),
  'dead.false_mahjong': finding('False mahjong', 'Mahjong was declared with a hand that fits no line.'),
  'dead.wrong_exchange': finding('Wrong exchange', 'A tile was laid down for a joker that it does not match.'),
  'dead.out_of_turn': finding('Out of turn', 'The player acted out of turn.'),
  'dead.wrong_wall': finding('Wrong wall', 'The player drew from the wrong place of the wall.'),
  'dead.early_exchange': finding('Exchange too early', 'A joker was exchanged before the player held 14 tiles.'),
  'dead.misnamed_exposure': finding('Exposure misnamed', 'A set claimed under a wrong name was kept.'),

  // Claims
  'claim.duplicate_seat': unprocessable('Two claims of one seat', 'A seat may claim a tile once.'),
  'claim.late': finding('Too late', 'The next player has gone on.'),
  'claim.not_last_discard': finding('Not the last discard', 'Only the last discard can be claimed.'),
  'claim.own_discard': finding('Own discard', 'Nobody can claim their own discard.'),
  'claim.dead_seat': finding('Dead hand', 'A dead hand cannot claim.'),
  'claim.not_enough_tiles': finding('Not enough tiles', 'The hand does not hold the other tiles of the set.'),
  'claim.chow_not_next': finding('Not the next player', 'Only the next player may claim a run.'),
  'claim.chow_not_allowed': finding('No runs here', 'Runs cannot be claimed at this table.'),
  'claim.second_chow': finding('Second run', 'The variant allows one run per hand.'),
  'claim.no_loose_tile': finding('No loose tile', 'A four of a kind needs a loose tile, and none can be drawn.'),
  'claim.kong_from_exposed_pung': finding(
    'Discard never joins an exposed pung',
    'A discard cannot make an exposed three into a four.',
  ),
  'claim.adds_to_exposed_set': finding(
    'Adds to an exposed set',
    'A discard cannot be added to a set that lies exposed.',
  ),
  'claim.after_claim': finding('Straight after a claim', 'No four of a kind in a turn begun by a claim.'),
  'claim.not_winning': finding('Not a winning hand', 'The hand is not complete with this tile.'),
  'claim.minimum_doubles': finding('Too few doubles', 'The hand lacks the doubles this table asks for.'),
  'claim.joker_discard': finding('Discarded joker', 'A discarded joker can never be claimed.'),
  'claim.single_or_pair': finding('Single or pair', 'A single or a pair can be claimed only to win.'),
  'claim.concealed_line': finding('Concealed line', 'The set fits concealed lines only; claim it only to win.'),
  'claim.size_not_in_line': finding(
    'No line has this set',
    'No line of the card has this set beside the ones already exposed.',
  ),
  'claim.misnamed': finding('Misnamed discard', 'The set was claimed under a wrong name and is void.'),
  'claim.cannot_rob': finding('Cannot be robbed', 'This kong cannot be robbed by this claim.'),
  'claim.beaten_by_mahjong': finding('Beaten by mahjong', 'Mahjong comes first.'),
  'claim.beaten_by_pung': finding('Beaten by a pung or kong', 'A pung or kong comes before a run.'),
  'claim.beaten_by_turn_order': finding('Beaten by turn order', 'Another claimant is nearer in turn order.'),
  'claim.beaten_by_committed': finding('Beaten by a committed claim', 'Another caller had already committed.'),

  // Walls, deals, Charleston, joker exchange
  'deal.seed_or_dice': unprocessable('Seed or dice needed', 'Give `dice`, or a `seed` to throw them from.'),
  'dice.range': unprocessable('Dice out of range', 'A die shows 1 to 6.'),
  'dice.count': unprocessable('Wrong number of throws', 'The opening needs another number of throws.'),
  'wall.incomplete': unprocessable('Wall incomplete', 'The wall is not exactly the set of this variant.'),
  'charleston.joker_passed': finding('Joker passed', 'A joker is never passed.'),
  'charleston.wrong_count': finding('Wrong number of tiles', 'Three tiles are passed.'),
  'charleston.not_held': finding('Tile not held', 'The player does not hold a tile that is passed.'),
  'charleston.blind_not_allowed': finding(
    'No blind pass here',
    'Tiles may be passed unseen only on the last pass of a Charleston.',
  ),
  'charleston.blind_cycle': finding('Blind all round', 'All four players pass three tiles blind.'),
  'charleston.second_stopped': finding('No second Charleston', 'The second Charleston was stopped, or is not played.'),
  'charleston.wrong_order': finding('Wrong order', 'The passes are not in the order of the Charleston.'),
  'charleston.courtesy_count': finding('Wrong courtesy count', 'Opposite players exchange the smaller number named.'),
  'exchange.not_turn': finding('Not your turn', "A joker is exchanged only on one's own turn."),
  'exchange.before_draw': finding(
    'Before drawing',
    'A joker is exchanged after drawing or after completing an exposure.',
  ),
  'exchange.wrong_tile': finding('Wrong tile', 'The tile is not the one the joker stands for.'),
  'exchange.no_joker': finding('No joker there', 'The set holds no joker.'),
  'exchange.not_held': finding('Tile not held', 'The player does not hold the tile.'),
  'exchange.dead_set': finding('Dead set', 'The jokers of this set can no longer be exchanged.'),
  'exchange.own_set': finding('Own set', "Only another player's set here."),
  'exchange.beaten_by_turn_order': finding(
    'Beaten by turn order',
    'Another caller is nearer after the exposing player.',
  ),

  // Settlement and tally
  'settle.contradiction': unprocessable('Contradiction', 'Facts of the settlement disagree.'),
  'tally.over': unprocessable('The game was over', 'Hands were sent after the end of the game.'),
  'tally.not_zero_sum': unprocessable('Not zero-sum', 'The payments of a hand do not sum to zero.'),
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof PROBLEM_CODES;
