import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Members deeper than this count as one: no card nests so far, and nothing recurses without end. */
const MOST_DEPTH = 32;

/** JSON with the members of every object in order of their names: the same content is the same text. */
export const canonicalJson = (value: unknown, depth = 0): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth > MOST_DEPTH) return '"…"';
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  const object = value as Record<string, unknown>;
  const members = Object.keys(object).filter((key) => object[key] !== undefined);
  members.sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonicalJson(object[key], depth + 1)}`).join(',')}}`;
};

/** SHA-256 of the canonical JSON, in hex. */
export const contentHash = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
