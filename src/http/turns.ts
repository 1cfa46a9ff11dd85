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

/** The pace of a long piece of work. */
export interface Pace {
  /** Whether it has worked long enough, and must wait for its next turn. True before the first. */
  readonly over: () => boolean;
  /** Waits for the next turn. */
  readonly next: () => Promise<void>;
}

/**
 * Paces a long piece of work: between steps it asks whether its stretch is over, and waits for the next. The first
 * stretch, too, waits its turn, so that many large batches at once delay a single request no longer than one does.
 */
export const paceWork = (): Pace => {
  let until = 0;
  return {
    over: () => performance.now() >= until,
    next: async () => {
      await nextTurn();
      until = performance.now() + STRETCH_MS;
    },
  };
};
