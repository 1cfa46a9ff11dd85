// Writes docs/rules/*.md from the rule sheets (`npm run docs`). A test compares the two.
import { mkdirSync, writeFileSync } from 'node:fs';
import { variants } from '../src/rules/index.js';
import { rulePage } from './rule-page.js';

const folder = new URL('../docs/rules/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const variant of variants) writeFileSync(new URL(`${variant.id}.md`, folder), rulePage(variant));
