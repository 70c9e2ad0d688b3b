import { ERROR_CODES, type Call } from '@lobby/api-client/contract';
import { answersOf } from './answers';
import { sharedParameter, sharedSchema } from './components';
import { fieldsOf, jsonSchema } from './json-schema';
import type { Operation, Parameter, RequestBody } from './types';

const SECURITY: Record<Call['auth'], Operation['security']> = {
  none: [],
  optional: [{}, { session: [] }],
  session: [{ session: [] }],
};

function moduleHeader({ module }: Call): Parameter {
  return { name: 'ModuleId', in: 'header', required: true, schema: { const: module } };
}

function queryOf(call: Call): Parameter[] {
  if (call.body !== 'query') return [];
  return fieldsOf(jsonSchema(call.input)).map(({ name, schema, required }) => ({
    name,
    in: 'query',
    required,
    schema,
  }));
}

function bodyOf({ body, input }: Call): RequestBody | undefined {
  if (body === 'query') return undefined;
  const schema = jsonSchema(input);
  if (body === 'encrypted') {
    return {
      required: true,
      description: 'Sealed with the key of the brand; `x-plain-body` is what is inside.',
      content: { 'application/json': { schema: sharedSchema('SealedBody') } },
      'x-plain-body': schema,
    };
  }
  const type = body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema } } };
}

/** One call of the contract as an OpenAPI operation. */
export function operationOf(area: string, name: string, call: Call): Operation {
  const requestBody = bodyOf(call);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary,
    description:
      call.provenance === 'spec'
        ? `Documented in ${call.section}.`
        : `Needed by ${call.section}; the documents do not show its shape, this project chose it.`,
    security: SECURITY[call.auth],
    parameters: [
      moduleHeader(call),
      sharedParameter('Merchant'),
      sharedParameter('Language'),
      sharedParameter('Device'),
      ...(call.body === 'encrypted' ? [sharedParameter('Encryption')] : []),
      ...queryOf(call),
    ],
    ...(requestBody && { requestBody }),
    responses: answersOf(call),
    'x-section': call.section,
    'x-provenance': call.provenance,
    'x-module': call.module,
    'x-errors': call.errors.map((code) => ({ code, status: ERROR_CODES[code] })),
  };
}
