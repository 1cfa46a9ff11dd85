import { Ajv } from 'ajv';
import { components } from '../../../schemas/index.js';

const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true, formats: { 'uri-reference': true } });
for (const schema of components) ajv.addSchema(schema);

const ANSWERS: Readonly<Record<string, string>> = {
  wall: 'WallAnswer',
  deal: 'DealAnswer',
  charleston: 'CharlestonAnswer',
  'joker-exchange': 'JokerExchangeAnswer',
  tally: 'TallyAnswer',
};

/** What is wrong with the answer of an operation by its schema. */
export const answerErrors = (operation: string, answer: unknown): string[] => {
  const validate = ajv.getSchema(ANSWERS[operation]!)!;
  validate(answer);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};
