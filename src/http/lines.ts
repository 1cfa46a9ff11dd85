/** A line of a stream, or the news that one was longer than allowed. */
export type Line = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 10;

/**
 * Splits a byte stream into lines, those of a chunk together. Holds at most one unfinished line of `limit` bytes;
 * a longer one is passed over to its end and reported. Empty lines are left out.
 */
export async function* readLines(stream: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Line[]> {
  let parts: Buffer[] = [];
  let held = 0;
  let overflown = false;
  const finish = (lines: Line[]): void => {
    if (overflown) {
      lines.push({ tooLong: true });
    } else if (held > 0) {
      const text = (parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts, held)).toString('utf8').trim();
      if (text !== '') lines.push({ text });
    }
    parts = [];
    held = 0;
    overflown = false;
  };
  const hold = (part: Buffer): void => {
    if (overflown || part.length === 0) return;
    held += part.length;
    if (held <= limit) {
      parts.push(part);
    } else {
      parts = [];
      overflown = true;
    }
  };
  for await (const chunk of stream) {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      hold(chunk.subarray(start, end));
      finish(lines);
      start = end + 1;
    }
    hold(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  const rest: Line[] = [];
  finish(rest);
  if (rest.length > 0) yield rest;
}
