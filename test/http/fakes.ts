import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { answer, component, envelope, type VariantShape } from '../../schemas/common.js';
import { type HandRequest, handComponents, handRequest } from '../../schemas/hand.js';
import { buildApp, type Dependencies } from '../../src/http/app.js';
import { type Config, readConfig } from '../../src/http/config.js';
import type { OperationSpec, OperationSpecs } from '../../src/http/operations.js';
import type { Envelope, Operation } from '../../src/rules/answer.js';
import { failed, ok } from '../../src/rules/problem.js';
import { babcock1923Variant } from '../../src/rules/variants/babcock-1923/index.js';
import type { Variant } from '../../src/rules/variants/variant.js';

/** The least that makes a variant, so that the HTTP edge is tested apart from the rules. */

const shape: VariantShape = {
  id: 'babcock-1923',
  prefix: 'Fake',
  options: [
    { id: 'limit', type: 'limit', default: 300, meaning: 'Limit.' },
    { id: 'flowers', type: 'boolean', default: false, meaning: 'Flowers.' },
    { id: 'style', type: 'enum', values: ['plain', 'fancy'], default: 'plain', meaning: 'Style.' },
  ],
  facts: ['last-tile', 'first-discard'],
  winBy: ['wall', 'discard'],
  players: [4, 3],
  american: false,
};

const FakeAnswer = component(
  'FakeAnswer',
  answer({
    ...envelope,
    request: Type.Unsafe<unknown>({ description: 'What came in.' }),
    alternatives: Type.Integer(),
  }),
);

/** Echoes its request; some tiles stand for failures. */
const echo: Operation<HandRequest, Envelope> = (request, _env, query) => {
  const { concealed } = request.hand;
  if (concealed === 'BUG') throw new Error('secret cause');
  if (concealed === 'BAD') {
    return failed({
      code: 'tile.unknown',
      pointer: '/hand/concealed',
      detail: 'No such tile.',
      pointers: ['/win/tile'],
    });
  }
  const answered = {
    variant: 'babcock-1923',
    edition: '1',
    options: {},
    request,
    alternatives: query?.alternatives ?? 0,
    assumptions: [],
    warnings: [],
    summary: 'Echoed.',
  };
  return ok(answered);
};

const spec = (name: 'Score' | 'Validate'): OperationSpec => ({
  summary: `${name} a hand.`,
  description: 'Echoes.',
  request: (of) => handRequest(of, name),
  answer: () => FakeAnswer,
  parts: handComponents,
  alternatives: name === 'Score',
  byUrl: name === 'Score',
});

export const fakeSpecs: OperationSpecs = { score: spec('Score'), validate: spec('Validate') };

export const fakeVariant: Variant = {
  id: 'babcock-1923',
  name: 'Fake',
  edition: '1',
  description: 'A fake.',
  shape,
  hand: babcock1923Variant.hand,
  sheet: { variant: 'babcock-1923', edition: '1' },
  operations: { score: echo, validate: echo },
  examples: {
    score: [
      { name: 'one', summary: 'One.', request: { hand: { concealed: '123B' }, win: { tile: '3B', by: 'wall' } } },
    ],
    validate: [{ name: 'one', summary: 'One.', request: { hand: { concealed: '123B' } } }],
  },
};

export const configOf = (env: Record<string, string> = {}): Config => readConfig({ LOG_LEVEL: 'silent', ...env });

/** The service around the fake variant. */
export const fakeApp = (env: Record<string, string> = {}, more: Dependencies = {}): Promise<FastifyInstance> =>
  buildApp(configOf(env), { variants: [fakeVariant], specs: fakeSpecs, ...more });
