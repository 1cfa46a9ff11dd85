import type { DocumentExamples, NamedExample } from './document.js';
import type { Endpoint } from './endpoints.js';
import { writeParameters } from './url-form.js';

/** Examples of operations that belong to no variant. */
const SERVICE_EXAMPLES: Readonly<Record<string, Readonly<Record<string, NamedExample>>>> = {
  parseTiles: {
    letters: { summary: 'Groups of digits and letters', value: { tiles: '123B 55D EEE R' } },
    unicode: { summary: 'Unicode tiles', value: { tiles: '🀐🀑🀒🀀🀀🀀' } },
    names: { summary: 'Names, one tile an element', value: { tiles: ['3 bam', '7 dot', 'east', 'soap'] } },
  },
  batch: {
    twoTiles: {
      summary: 'Two requests; the second one fails alone',
      value: [
        { id: 'a', variant: 'babcock-1923', operation: 'score', body: { hand: { concealed: 'RRRR 14C 789D 222B E' } } },
        { id: 'b', variant: 'babcock-1923', operation: 'score', body: { hand: { concealed: '1Q' } } },
      ],
    },
  },
};

/** Examples of the operations' bodies, and of the URL forms the parameters of the first one that a URL can say. */
export const documentExamples = (endpoints: readonly Endpoint[]): DocumentExamples => {
  const bodies = new Map<string, Readonly<Record<string, NamedExample>>>(Object.entries(SERVICE_EXAMPLES));
  const parameters = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { variant, name, spec, operationId } of endpoints) {
    const examples = variant.examples[name] ?? [];
    bodies.set(
      operationId,
      Object.fromEntries(
        examples.map((example) => [example.name, { summary: example.summary, value: example.request }]),
      ),
    );
    if (!spec.byUrl) continue;
    const queries = examples
      .filter(({ status }) => (status ?? 200) === 200)
      .map(({ request }) => writeParameters(request));
    const first = queries.find((query) => query !== null);
    if (first) parameters.set(`${operationId}ByUrl`, Object.fromEntries(new URLSearchParams(first)));
  }
  return { bodies, parameters };
};
