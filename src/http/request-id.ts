import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const FORM = /^[A-Za-z0-9._-]{1,64}$/;

/** Ids that differ between processes and count up within one. */
export const requestIds = (): ((request: Pick<IncomingMessage, 'headers'>) => string) => {
  const prefix = randomBytes(6).toString('base64url').replaceAll('_', 'a').replaceAll('-', 'b');
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    // An id is echoed into logs and headers, so only a harmless one is taken over.
    if (typeof given === 'string' && FORM.test(given)) return given;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
};
