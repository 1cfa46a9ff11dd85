// Writes src/client/api.ts, the types of the client, from openapi.yaml (`npm run client`), or with --check compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { clientTypes } from './client-types.js';

const file = new URL('../src/client/api.ts', import.meta.url);
const types = await clientTypes();

if (!process.argv.includes('--check')) {
  writeFileSync(file, types);
} else if (readFileSync(file, 'utf8') !== types) {
  console.error('src/client/api.ts does not fit openapi.yaml: run npm run client.');
  process.exit(1);
}
