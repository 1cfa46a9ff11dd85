import { Ajv } from 'ajv';
import { components } from '../../schemas/index.js';

const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true, formats: { 'uri-reference': true } });
for (const schema of components) ajv.addSchema(schema);

/** What is wrong with a value by the component of this name; empty if it fits. */
export const misfits = (component: string, value: unknown): string[] => {
  const validate = ajv.getSchema(component)!;
  validate(value);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};
