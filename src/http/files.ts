import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Reference, reference } from './reference.js';

/** The package's own folder, from the sources and from `dist` alike. */
const findRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

const ROOT = findRoot();

export const VERSION = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** The folder of the playground, or null where it is not installed. */
export const playgroundFolder = (): string | null => {
  const folder = join(ROOT, 'public');
  return existsSync(join(folder, 'index.html')) ? folder : null;
};

/** The playground's page. */
export const playgroundPage = (): Reference | null => {
  const folder = playgroundFolder();
  return folder === null
    ? null
    : reference(readFileSync(join(folder, 'index.html'), 'utf8'), 'text/html; charset=utf-8');
};
