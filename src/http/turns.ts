import { setImmediate } from 'node:timers/promises';

/** Longest stretch of work, in milliseconds, before other requests get a turn. */
const STRETCH_MS = 4;

/** Paces a long piece of work: call it between steps, and await what it gives. */
export const paceWork = (): (() => Promise<void> | undefined) => {
  let began = performance.now();
  return () => {
    if (performance.now() - began < STRETCH_MS) return undefined;
    return setImmediate().then(() => {
      began = performance.now();
    });
  };
};
