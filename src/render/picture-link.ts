import type { Hand, Win } from '../../schemas/hand.js';
import type { Envelope } from '../rules/answer.js';

/** Path and query of the picture of the hand in an answer, or null where the answer has none. */
export const pictureLink = (answer: Envelope): string | null => {
  const { hand, win } = answer as Envelope & { hand?: Hand; win?: Win };
  if (hand === undefined) return null;
  // Variants, tokens and ways to win hold nothing that a URL has to escape.
  let query = `variant=${answer.variant}&hand=${hand.concealed.join('+')}`;
  if (hand.melds.length > 0) {
    const melds = hand.melds.map(({ tiles, concealed }) => (concealed ? `(${tiles.join('+')})` : tiles.join('+')));
    query += `&melds=${melds.join(',')}`;
  }
  if (hand.bonus !== undefined && hand.bonus.length > 0) query += `&bonus=${hand.bonus.join('+')}`;
  if (win?.tile !== undefined) query += `&win=${win.tile}`;
  if (win !== undefined) query += `&by=${win.by}`;
  return `/v1/render.png?${query}`;
};
