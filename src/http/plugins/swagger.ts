import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import type { Variant } from '../../rules/variants/variant.js';
import { type DocumentExamples, finishDocument } from '../document.js';
import type { NamedSchema } from '../operations.js';

/** Writes the OpenAPI document from the schemas of the routes. Register it before them. */
export const swaggerPlugin = fp<{
  variants: readonly Variant[];
  version: string;
  serverUrl: string;
  components: readonly NamedSchema[];
  examples: DocumentExamples;
}>(async (app, { variants, version, serverUrl, components, examples }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'mahjong-referee',
        version,
        summary: 'Scores mahjong hands and rules on them.',
        description:
          'A stateless service: every request carries the whole situation, every answer says how it came about. Tiles are written as `123B EEE 5D` or in any other accepted notation; answers use canonical tokens.',
        contact: { name: 'mahjong-referee' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: serverUrl, description: 'This server' }],
      security: [{}, { apiKey: [] }],
      tags: [
        { name: 'Reference', description: 'Variants, tiles, cards and problem codes as data.' },
        { name: 'Tiles', description: 'Notation.' },
        { name: 'Batch', description: 'Many requests in one.' },
        ...variants.map(({ name, description }) => ({ name, description })),
        { name: 'Service', description: 'Documents, probes and metrics.' },
      ],
      components: {
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'One of the keys in `API_KEYS`, where the server asks for one.',
          },
        },
      },
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: (json) => String(json.$id) },
    transformObject: (documentObject) => {
      if (!('openapiObject' in documentObject)) return documentObject.swaggerObject;
      return finishDocument(documentObject.openapiObject, components, examples);
    },
  });
});
