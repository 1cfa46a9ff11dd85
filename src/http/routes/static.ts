import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Reference, reference, sendReference } from '../reference.js';

/** The files of the playground. Named here, so that nothing else of the folder can be asked for. */
const FILES = [
  'style.css',
  'favicon.svg',
  'tiles.svg',
  ...['main', 'api', 'dom', 'results', 'sheet', 'state', 'tiles'].map((name) => `js/${name}.js`),
];

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The playground's own files, read once at start. */
export const staticRoutes = (app: FastifyInstance, folder: string): void => {
  for (const file of FILES) {
    const document: Reference = reference(readFileSync(join(folder, file), 'utf8'), TYPES[extname(file)]);
    app.get(`/${file}`, { schema: { hide: true } }, (request, reply) => sendReference(request, reply, document));
  }
};
