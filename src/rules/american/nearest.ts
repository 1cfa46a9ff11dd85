import type { AmericanWait, NearestLine } from '../../../schemas/american.js';
import { type Kind, tokenOf, tokensOf } from '../tiles/kinds.js';
import type { CompiledCard, CompiledLine } from './compiled.js';
import { fill, isPossible, isPossibleAnyhow, type Placing, placingOf } from './fill.js';
import type { CardHand } from './hand.js';
import { boundLine, lineRef, valueFor } from './lines.js';
import { type Fit, fitsOfLine, type Scan, scanCard } from './scan.js';
import { waitsByKind } from './waits.js';
import { placesOf } from './walk.js';

/** Lines listed unless the caller asks for more. */
export const USUAL_LINES = 10;

/** The least distance over the lines that the exposed sets fit; `null` if none fits. */
export const distanceOf = (hand: CardHand, scan: Scan): number | null => {
  let most = -1;
  for (const usable of scan.usable) if (usable > most) most = usable;
  return most < 0 ? null : placesOf(hand) - most;
};

/** A variant laid beside the hand. */
interface Near {
  readonly fit: Fit;
  readonly placing: Placing;
  readonly possible: boolean;
}

/** The nearest variant of a line: among equals the first that can still be made. */
const nearestFit = (card: CompiledCard, line: CompiledLine, hand: CardHand, scan: Scan): Near => {
  const { index } = line;
  const { minNaturals } = card.card.jokers;
  const usable = scan.usable[index]!;
  const near = (fit: Fit): Near => {
    const placing = placingOf(card, fit, hand);
    return { fit, placing, possible: isPossible(placing, hand.reachable, minNaturals) };
  };
  const first = near({
    line,
    variant: scan.variant[index]!,
    open: scan.open[index] ?? null,
    found: scan.found[index] ?? null,
    usable,
  });
  if (first.possible) return first;
  let other: Near | null = null;
  fitsOfLine(card, line, hand, usable, (fit) => {
    const next = near(fit);
    if (next.possible) other = next;
    return next.possible;
  });
  return other ?? first;
};

/**
 * The nearest lines of a hand of 13 or 14 tiles, one entry a line: nearest first, then the better value, then the
 * order of the card.
 */
export const nearestLines = (
  card: CompiledCard,
  hand: CardHand,
  scan: Scan = scanCard(card, hand),
  most: number = USUAL_LINES,
): NearestLine[] => {
  const places = placesOf(hand);
  const fitting = card.lines.filter((line) => scan.usable[line.index]! >= 0);
  fitting.sort(
    (a, b) =>
      scan.usable[b.index]! - scan.usable[a.index]! || valueFor(b, hand) - valueFor(a, hand) || a.index - b.index,
  );
  return fitting.slice(0, most).map((line): NearestLine => {
    const { fit, placing, possible } = nearestFit(card, line, hand, scan);
    const filling = fill(placing, hand, card.card.jokers.minNaturals);
    return {
      line: boundLine(card, fit, hand),
      distance: places - fit.usable,
      missing: tokensOf(filling.missing),
      unneeded: tokensOf(filling.unneeded),
      possible,
    };
  });
};

/** The tiles that complete a line, in tile order, each with its lines. */
export const waitsOf = (card: CompiledCard, hand: CardHand, scan: Scan = scanCard(card, hand)): AmericanWait[] => {
  const waits = waitsByKind(card, hand, scan);
  const kinds: Kind[] = [...waits.keys()].sort((a, b) => a - b);
  return kinds.map((kind) => ({
    tile: tokenOf(kind),
    left: hand.left[kind]!,
    lines: waits
      .get(kind)!
      .sort((a, b) => valueFor(b, hand) - valueFor(a, hand) || a.index - b.index)
      .map((line) => lineRef(line, hand)),
  }));
};

/** Whether some variant of the line that the exposed sets fit can still be made of the tiles that can come. */
export const canBeMade = (card: CompiledCard, line: CompiledLine, hand: CardHand): boolean => {
  let possible = false;
  fitsOfLine(card, line, hand, 0, (fit) => {
    possible = isPossibleAnyhow(card, fit, hand);
    return possible;
  });
  return possible;
};
