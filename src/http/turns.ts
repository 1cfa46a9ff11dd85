import { setImmediate } from 'node:timers/promises';

/** Longest stretch of work, in milliseconds, before other requests get a turn. */
const STRETCH_MS = 3;

/** The turns that long pieces of work have taken and are waiting for: one follows the other. */
let turns: Promise<void> = Promise.resolve();

/** Waits until it is this piece's turn: one piece works between two looks at the sockets, however many there are. */
const nextTurn = (): Promise<void> => {
  waiting += 1;
  turns = turns
    .then(() => setImmediate())
    .then(() => {
      waiting -= 1;
    });
  return turns;
};

let waiting = 0;

/** How many pieces of work wait for their turn. */
export const waitingTurns = (): number => waiting;

/**
 * Paces a long piece of work: call it between steps, and await what it gives. The first stretch, too, waits its turn,
 * so that many large batches at once delay a single request no longer than one does.
 */
export const paceWork = (): (() => Promise<void> | undefined) => {
  let until = 0;
  return () => {
    if (performance.now() < until) return undefined;
    return nextTurn().then(() => {
      until = performance.now() + STRETCH_MS;
    });
  };
};
