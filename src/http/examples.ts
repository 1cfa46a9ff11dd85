import type { DocumentExamples, NamedExample } from './document.js';
import type { Endpoint } from './endpoints.js';
import { writeParameters } from './url-form.js';

/** Examples of the operations' bodies, and of the URL forms the parameters of the first one that a URL can say. */
export const documentExamples = (endpoints: readonly Endpoint[]): DocumentExamples => {
  const bodies = new Map<string, Readonly<Record<string, NamedExample>>>();
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
