// Writes openapi.yaml from the schemas of the application (`npm run openapi`), or with --check compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { buildApp } from '../src/http/app.js';
import { readConfig } from '../src/http/config.js';

const file = new URL('../openapi.yaml', import.meta.url);
const app = await buildApp(readConfig({ LOG_LEVEL: 'silent' }));
await app.ready();
const document = app.swagger({ yaml: true });
await app.close();

if (!process.argv.includes('--check')) {
  writeFileSync(file, document);
} else if (readFileSync(file, 'utf8') !== document) {
  console.error('openapi.yaml is not what the application serves: run npm run openapi.');
  process.exit(1);
}
