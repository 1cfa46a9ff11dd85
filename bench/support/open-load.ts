import { connect, type Socket } from 'node:net';
import { percentile } from './machine.js';

/**
 * A load that does not wait: requests go out at a fixed rate, however slowly they are answered, as strangers on the
 * internet send them. Each is timed from when it was due, so waiting for a free socket counts as well.
 */
export interface OpenLoad {
  readonly port: number;
  readonly path: string;
  readonly body: string;
  readonly rate: number;
  readonly seconds: number;
  /** Most connections at once. */
  readonly sockets?: number;
}

export interface OpenResult {
  readonly sent: number;
  readonly counts: Readonly<Record<string, number>>;
  /** Milliseconds, of the answers 200. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Of the answers 503. */
  readonly refusedP99: number;
  readonly withoutRetryAfter: number;
  /** Connections that broke with a request under way. */
  readonly broken: number;
  /** Requests without an answer `GRACE` after the end. */
  readonly hung: number;
}

interface Connection {
  readonly socket: Socket;
  due: number;
  text: string;
}

const GRACE = 5000;
const TICK = 2;
/** Connections are opened beforehand, and not so many at once that the kernel drops some. */
const OPENED_AT_ONCE = 50;

export const openLoad = (options: OpenLoad): Promise<OpenResult> =>
  new Promise((resolve) => {
    const { port, path, body, rate, seconds, sockets = 1000 } = options;
    const message = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    const idle: Connection[] = [];
    const queue: number[] = [];
    const times: Record<string, number[]> = {};
    let open = 0;
    let inFlight = 0;
    let sent = 0;
    let broken = 0;
    let withoutRetryAfter = 0;

    const send = (connection: Connection, due: number): void => {
      connection.due = due;
      connection.text = '';
      inFlight += 1;
      sent += 1;
      connection.socket.write(message);
    };
    const free = (connection: Connection): void => {
      const due = queue.shift();
      if (due === undefined) idle.push(connection);
      else send(connection, due);
    };
    const answered = (connection: Connection, head: string): void => {
      const status = head.slice(9, 12);
      times[status] ??= [];
      times[status].push(performance.now() - connection.due);
      if (status === '503' && !/^retry-after: \d+\r?$/im.test(head)) withoutRetryAfter += 1;
      inFlight -= 1;
      connection.due = 0;
      free(connection);
    };
    const openConnection = (): void => {
      open += 1;
      const socket = connect(port, '127.0.0.1');
      const connection: Connection = { socket, due: 0, text: '' };
      socket.setNoDelay(true).setEncoding('latin1');
      socket.once('connect', () => free(connection));
      socket.on('data', (chunk: string) => {
        connection.text += chunk;
        const end = connection.text.indexOf('\r\n\r\n');
        if (end === -1) return;
        const length = Number(/^content-length: (\d+)/im.exec(connection.text.slice(0, end))?.[1] ?? 0);
        if (connection.text.length >= end + 4 + length) answered(connection, connection.text.slice(0, end));
      });
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open -= 1;
        const at = idle.indexOf(connection);
        if (at !== -1) idle.splice(at, 1);
        if (connection.due === 0) return;
        inFlight -= 1;
        broken += 1;
      });
    };

    let began = 0;
    let due = 0;
    const finish = (): void => {
      const ok = times['200'] ?? [];
      for (const { socket } of idle) socket.destroy();
      resolve({
        sent,
        counts: Object.fromEntries(Object.entries(times).map(([status, list]) => [status, list.length])),
        p50: percentile(ok, 0.5),
        p99: percentile(ok, 0.99),
        worst: percentile(ok, 1),
        refusedP99: percentile(times['503'] ?? [], 0.99),
        withoutRetryAfter,
        broken,
        hung: inFlight + queue.length,
      });
    };
    let timer: NodeJS.Timeout | undefined;
    const tick = (): void => {
      const now = performance.now();
      if (now - began > seconds * 1000) {
        clearInterval(timer);
        const end = setInterval(() => {
          if (inFlight + queue.length > 0 && performance.now() - now < GRACE) return;
          clearInterval(end);
          finish();
        }, 20);
        return;
      }
      for (const until = ((now - began) / 1000) * rate; due < until; due += 1) {
        const at = began + (due / rate) * 1000;
        const connection = idle.pop();
        if (connection !== undefined) send(connection, at);
        else queue.push(at);
      }
      for (let missing = Math.min(sockets - open, OPENED_AT_ONCE); missing > 0; missing -= 1) openConnection();
    };
    const fill = setInterval(() => {
      if (open >= sockets && idle.length === open) {
        clearInterval(fill);
        began = performance.now();
        timer = setInterval(tick, TICK);
      } else {
        for (let missing = Math.min(sockets - open, OPENED_AT_ONCE); missing > 0; missing -= 1) openConnection();
      }
    }, 10);
  });
