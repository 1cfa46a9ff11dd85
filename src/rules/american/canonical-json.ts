import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Members deeper than this count as one: no card nests so far, and nothing recurses without end. */
const MOST_DEPTH = 32;

/** The same value with the members of every object in order of their names. */
const inOrder = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MOST_DEPTH) return '…';
  if (Array.isArray(value)) return value.map((item) => inOrder(item, depth + 1));
  const object = value as Record<string, unknown>;
  // Without a prototype every name is a name like any other.
  const ordered = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(object).sort()) ordered[name] = inOrder(object[name], depth + 1);
  return ordered;
};

/** JSON with the members of every object in one order: the same content is the same text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value, 0)) ?? 'null';

/** SHA-256 of the canonical JSON, in hex. */
export const contentHash = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
