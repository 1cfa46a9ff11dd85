import type { FastifyReply } from 'fastify';
import { refuse } from './plugins/load-shedding.js';

/** Judges one request and gives the answer. It may throw a problem. */
export type Judge = () => object;

/** Answers a request: the judgement, its text, and whatever goes wrong on the way. */
export type AnswerTogether = (reply: FastifyReply, judge: Judge, write: (answer: object) => string) => void;

interface Waiting {
  readonly reply: FastifyReply;
  readonly judge: Judge;
  readonly write: (answer: object) => string;
}

/** Runs one stage for all. Null goes no further, nor does a failure: it is the answer of its own request alone. */
const stage = <T extends { readonly reply: FastifyReply }, R>(
  waiting: readonly T[],
  run: (one: T) => R | null,
): R[] => {
  const done: R[] = [];
  for (const one of waiting) {
    try {
      const result = run(one);
      if (result !== null) done.push(result);
    } catch (error) {
      one.reply.send(error);
    }
  }
  return done;
};

/**
 * Answers the requests that one turn of the event loop has read together: all are judged, then all answers written,
 * then all sent. Each stage finds its code and tables in the processor's caches, where one request after the other, from
 * the socket to the socket, finds them gone: with fifty connections an answer takes little more than half the time.
 * Nobody waits for others to come: the turn ends when everything that has arrived is read.
 * @param admit asked before each; where it says no, the request is refused as overload. Without it none is.
 */
export const answerTogether = (admit: () => boolean = () => true): AnswerTogether => {
  let queue: Waiting[] = [];
  const flush = (): void => {
    const waiting = queue;
    queue = [];
    const judged = stage(waiting, ({ reply, judge, write }) => {
      if (admit()) return { reply, write, answer: judge() };
      refuse(reply);
      return null;
    });
    const written = stage(judged, ({ reply, write, answer }) => ({ reply, text: write(answer) }));
    for (const { reply, text } of written) reply.send(text);
  };
  return (reply, judge, write) => {
    if (queue.length === 0) setImmediate(flush);
    queue.push({ reply, judge, write });
  };
};
