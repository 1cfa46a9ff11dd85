import type { ClaimKind, ClaimOption, ClaimOptionsAnswer, ClaimOptionsRequest } from '../../../schemas/claim.js';
import type { Operation } from '../answer.js';
import { SEAT_NAMES, seatsAt } from '../hand/seats.js';
import type { Hand } from '../hand/situation.js';
import { ok } from '../problem.js';
import { FIRST_BONUS, JOKER, KIND_COUNT, type Kind, tokensOf, type Wind } from '../tiles/kinds.js';
import { tableAssumptions } from './claim.js';
import { turnProblems } from './claim-facts.js';
import { readClaimRequest } from './claim-read.js';
import { isSetClaim, type SetClaim } from './claim-rules.js';
import { exposedBy, judgeView, uncheckedOf } from './claim-ruling.js';
import { holds, possibleSets } from './claim-sets.js';
import type { Claim, ClaimContext, ClaimTable } from './claim-table.js';
import { type ClaimView, viewClaim, viewWarnings } from './claim-view.js';
import { seatsAfter } from './seats.js';
import { joined } from './wording.js';

const plain = (seat: Wind, kind: ClaimKind, tiles: readonly Kind[] | null = null, from: Wind | null = null): Claim => ({
  seat,
  kind,
  with: tiles,
  committed: false,
  line: null,
  facts: [],
  from,
});

/** Everything a seat could say to a discard or a kong with the tiles it holds, the strongest first. */
const saidTo = (seat: Wind, hand: Hand, table: ClaimTable): Claim[] => {
  const { occasion, rules } = table;
  if (occasion.type === 'turn') return [];
  const kinds = rules.order.flat().filter((kind): kind is SetClaim => isSetClaim(kind));
  const sets = kinds
    .toReversed()
    .toSorted((a, b) => Number(a === 'chow') - Number(b === 'chow'))
    .flatMap((kind) =>
      possibleSets(kind, occasion.tile, rules.jokers)
        .filter(({ from }) => holds(hand, from))
        .map(({ from }) => plain(seat, kind, from)),
    );
  return [plain(seat, 'mahjong'), ...sets];
};

const heldKinds = (hand: Hand, least: number): Kind[] =>
  Array.from({ length: KIND_COUNT }, (_, kind) => kind).filter((kind) => hand.counts[kind]! >= least);

/** Everything the player on turn could do besides discarding. */
const ownTurn = (seat: Wind, hand: Hand, table: ClaimTable): Claim[] => {
  const mayGoOut = turnProblems(table.occasion, hand, table.hand).length === 0;
  const claims: Claim[] = mayGoOut ? [plain(seat, 'mahjong')] : [];
  if (table.rules.kong.ownTurn) {
    for (const kind of heldKinds(hand, 4)) claims.push(plain(seat, 'kong', [kind, kind, kind, kind]));
    for (const kind of heldKinds(hand, 1)) if (kind < FIRST_BONUS) claims.push(plain(seat, 'kong', [kind]));
  }
  if (table.rules.jokerExchange !== null) {
    for (const kind of heldKinds(hand, 1)) {
      if (kind === JOKER) continue;
      for (const from of seatsAt(table.players)) {
        if (table.hands[from] !== undefined) claims.push(plain(seat, 'joker-exchange', [kind], from));
      }
    }
  }
  return claims;
};

const candidates = (table: ClaimTable): Claim[] => {
  const { occasion, hands, players } = table;
  if (occasion.type === 'turn') {
    const hand = hands[occasion.seat];
    return hand === undefined ? [] : ownTurn(occasion.seat, hand, table);
  }
  return seatsAfter(occasion.seat, players).flatMap((seat) => {
    const hand = hands[seat];
    return hand === undefined ? [] : saidTo(seat, hand, table);
  });
};

const optionOf = (view: ClaimView, table: ClaimTable): ClaimOption | null => {
  const { claim } = view;
  // Most hands cannot go out: what they lack need not be worked out.
  if (view.verdict?.complete === false) return null;
  const judged = judgeView(view, table);
  if (judged.finding !== null) return null;
  const exposes = exposedBy(judged.view, table);
  const score = judged.view.verdict?.score ?? null;
  const unchecked = uncheckedOf(judged, table);
  return {
    seat: claim.seat,
    kind: claim.kind,
    ...(claim.with === null ? {} : { with: tokensOf(claim.with) }),
    ...(claim.from === null ? {} : { from: claim.from }),
    ...(exposes === undefined ? {} : { exposes }),
    ...(score === null ? {} : { score }),
    ...(unchecked.length === 0 ? {} : { unchecked }),
  };
};

/** What an option is in words, after "may". */
const saying = ({ kind, score }: ClaimOption, { occasion }: ClaimTable): string => {
  if (kind === 'joker-exchange') return 'exchange a joker';
  if (kind !== 'mahjong') return occasion.type === 'turn' ? `lay down a ${kind}` : `claim a ${kind}`;
  const goOut = occasion.type === 'kong' ? 'rob the kong and go out' : 'go out';
  return score === undefined ? goOut : `${goOut} for ${score.total}`;
};

const summaryOf = (options: readonly ClaimOption[], table: ClaimTable): string => {
  const { occasion, hands } = table;
  if (options.length === 0) {
    if (occasion.type === 'turn') {
      const name = SEAT_NAMES[occasion.seat];
      return hands[occasion.seat] === undefined
        ? `${name}'s hand was not sent: what it may do is not known.`
        : `${name} can only discard.`;
    }
    return Object.keys(hands).length === 0
      ? 'No hand was sent: who may claim is not known.'
      : 'None of the hands sent has a legal claim.';
  }
  const seats = [...new Set(options.map(({ seat }) => seat))];
  const parts = seats.map((seat) => {
    const own = options.filter((option) => option.seat === seat);
    return `${SEAT_NAMES[seat]} may ${joined([...new Set(own.map((option) => saying(option, table)))], 'or')}`;
  });
  return `${parts.join('; ')}.`;
};

/**
 * Every legal claim of the seats whose hands were sent, in the form in which `claim` takes it; in the own turn
 * everything the player may do besides discarding. Fails as `claim` does. Source: table.md, claims.
 */
export const claimOptionsOperation =
  (context: ClaimContext): Operation<ClaimOptionsRequest, ClaimOptionsAnswer> =>
  (request, env) => {
    const read = readClaimRequest(request, [], context, env);
    if (!read.ok) return read;
    const { table, warnings } = read.value;
    const views = candidates(table).map((claim) => viewClaim(claim, table));
    const claims = views
      .map((view) => optionOf(view, table))
      .filter((option): option is ClaimOption => option !== null);
    return ok({
      variant: context.id,
      edition: context.edition,
      options: table.options,
      claims,
      assumptions: tableAssumptions(
        claims.map(({ kind }) => ({ kind: kind as ClaimKind })),
        table,
      ),
      warnings: [...warnings, ...viewWarnings(views)],
      summary: summaryOf(claims, table),
    });
  };
