import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { oneOf } from '../../../schemas/common.js';
import { type DrawRequest, drawHand } from '../../render/draw-hand.js';
import { renderSvg, THEMES, type Theme } from '../../render/picture.js';
import { renderPng } from '../../render/png.js';
import type { Env } from '../../rules/answer.js';
import type { Variant } from '../../rules/variants/variant.js';
import { documented, problemResponses } from '../openapi.js';
import { HttpProblem, statusOf } from '../problems.js';
import { reference, sendReference } from '../reference.js';
import { byParameter, type Parameters, readParameters } from '../url-form.js';

const text = (description: string, maxLength: number) => Type.Optional(Type.String({ description, maxLength }));

const querySchema = (variants: readonly Variant[]) => {
  const ids = variants.map(({ id }) => id);
  const ways = [...new Set(variants.flatMap(({ shape }) => shape.winBy))];
  return Type.Object(
    {
      variant: Type.Optional(
        oneOf(ids, { description: 'The game. Without it the first is taken in which the hand can be read.' }),
      ),
      hand: text('The standing tiles, in any notation; `+` is a blank.', 1000),
      melds: text('Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.', 1000),
      bonus: text('Bonus tiles, laid out.', 200),
      win: text('The winning tile; it is marked.', 40),
      by: Type.Optional(oneOf(ways, { description: 'Where the winning tile came from.' })),
      theme: Type.Optional(oneOf(THEMES, { default: 'light', description: 'Light or dark surroundings.' })),
    },
    { additionalProperties: false },
  );
};

interface Form {
  readonly name: 'svg' | 'png';
  readonly type: string;
  readonly encode: (svg: string) => string | Buffer;
}

const FORMS: readonly Form[] = [
  { name: 'svg', type: 'image/svg+xml', encode: (svg) => svg },
  { name: 'png', type: 'image/png', encode: renderPng },
];

/**
 * `GET /v1/render.svg` and `.png`: a hand as a picture, grouped by its best reading where it is complete. The same
 * URL gives the same bytes.
 */
export const renderRoutes = (app: FastifyInstance, variants: readonly Variant[], env: Env): void => {
  const querystring = querySchema(variants);
  for (const { name, type, encode } of FORMS) {
    app.get<{ Querystring: Parameters & { variant?: string; theme?: Theme } }>(
      `/v1/render.${name}`,
      {
        config: { operation: `render.${name}` },
        schema: {
          ...documented(
            name === 'svg' ? 'renderSvg' : 'renderPng',
            `A hand as a picture (${name.toUpperCase()}).`,
            'Sets as the best reading has them, the winning tile marked, a concealed kong with one tile turned down.',
            'Tiles',
          ),
          querystring,
          response: {
            200: { description: 'The picture.', content: { [type]: { schema: { type: 'string' } } } },
            ...problemResponses(400, 414, 422),
          },
        },
      },
      (request, reply) => {
        const { variant: id, theme = 'light', ...parameters } = request.query;
        const variant = variants.find((candidate) => candidate.id === id);
        const outcome = drawHand(variants, variant, readParameters(parameters) as unknown as DrawRequest, env);
        if (!outcome.ok) throw new HttpProblem(statusOf(outcome.problems), byParameter(outcome.problems));
        return sendReference(request, reply, reference(encode(renderSvg(outcome.value, theme)), type));
      },
    );
  }
};
