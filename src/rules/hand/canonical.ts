import type { Hand as HandAnswer, Win as WinAnswer } from '../../../schemas/hand.js';
import { tokenOf, tokensOf } from '../tiles/kinds.js';
import { unicodeText } from '../tiles/unicode.js';
import { meldKinds } from './melds.js';
import type { Hand, Situation } from './situation.js';

/** A hand as understood: canonical tokens in tile order, sets in the order given, and the same in Unicode. */
export const handAnswer = (hand: Hand, bonusTiles: boolean): HandAnswer => {
  let unicode = unicodeText(hand.concealed);
  const melds: HandAnswer['melds'] = [];
  for (const meld of hand.melds) {
    const kinds = meldKinds(meld);
    melds.push({ kind: meld.type, tiles: tokensOf(kinds), concealed: meld.concealed });
    unicode += ` ${unicodeText(kinds)}`;
  }
  if (hand.bonus.length > 0) unicode += ` ${unicodeText(hand.bonus)}`;
  const concealed = tokensOf(hand.concealed);
  return bonusTiles ? { concealed, melds, bonus: tokensOf(hand.bonus), unicode } : { concealed, melds, unicode };
};

/** The hand of a situation as understood, the winning tile left out. American hands have no `bonus`. */
export const canonicalHand = ({ hand, tileSet }: Situation): HandAnswer => handAnswer(hand, !tileSet.american);

/** How the hand went out, as understood; `null` for a hand that did not. */
export const canonicalWin = ({ win }: Situation): WinAnswer | null => {
  if (win === null) return null;
  const tile = win.laidDown ?? win.tile;
  const facts = [...win.facts];
  const answer: WinAnswer = tile === null ? { by: win.by, facts } : { tile: tokenOf(tile), by: win.by, facts };
  if (win.jokerlessDeclared !== null) answer.jokerlessDeclared = win.jokerlessDeclared;
  return answer;
};
