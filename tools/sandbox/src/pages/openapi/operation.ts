import { ERROR_CODES, type Call, type Roles } from '@lobby/api-client/contract';
import { answersOf } from './answers';
import { sharedParameter, sharedSchema } from './components';
import { fieldsOf, jsonSchema } from './json-schema';
import type { ExampleInput, KnownExamples, Operation, Parameter, RequestBody } from './types';

const SECURITY: Record<Call['auth'], Operation['security']> = {
  none: [],
  optional: [{}, { session: [] }],
  session: [{ session: [] }],
};

/** Account types of each role (decision 9). */
const ROLE_WORDS: Record<Roles, string> = {
  real: 'real accounts, types 0, 1 and 2',
  agent: 'agents, all types but 0, 4 and 40',
  realAgent: 'real agents, types 1 and 2',
};

function moduleHeader({ module }: Call): Parameter {
  return {
    name: 'ModuleId',
    in: 'header',
    required: true,
    schema: { const: module },
    example: module,
  };
}

function queryOf(call: Call, example: ExampleInput | undefined): Parameter[] {
  if (call.body !== 'query') return [];
  return fieldsOf(jsonSchema(call.input)).map(({ name, schema, required }) => ({
    name,
    in: 'query',
    required,
    schema,
    ...(example?.[name] !== undefined && { example: example[name] }),
  }));
}

function bodyOf({ body, input }: Call, example: ExampleInput | undefined): RequestBody | undefined {
  if (body === 'query') return undefined;
  const schema = jsonSchema(input);
  if (body === 'encrypted') {
    return {
      required: true,
      description: 'Sealed with the key of the brand; `x-plain-body` is what is inside.',
      content: { 'application/json': { schema: sharedSchema('SealedBody') } },
      'x-plain-body': { ...schema, ...(example && { examples: [example] }) },
    };
  }
  const type = body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema, ...(example && { example }) } } };
}

/** Conditions of a call as sentences. */
function conditionsOf({ roles, flag, money, provenance, section }: Call): string[] {
  return [
    provenance === 'spec'
      ? `Documented in ${section}.`
      : `Needed by ${section}; the documents do not show its shape, this project chose it.`,
    ...(roles ? [`Only for ${ROLE_WORDS[roles]}.`] : []),
    ...(flag ? [`Only where the flag ${flag} is on.`] : []),
    ...(money ? ['It moves money or points: the same key again moves nothing.'] : []),
  ];
}

/** OpenAPI operation of a call, with a working example if known. */
export function operationOf(
  area: string,
  name: string,
  call: Call,
  known?: KnownExamples[string],
): Operation {
  const example = known?.input;
  const requestBody = bodyOf(call, example);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary,
    description: conditionsOf(call).join(' '),
    security: SECURITY[call.auth],
    parameters: [
      moduleHeader(call),
      sharedParameter('Merchant'),
      sharedParameter('Language'),
      sharedParameter('Device'),
      ...(call.body === 'encrypted' ? [sharedParameter('Encryption')] : []),
      ...(call.money ? [sharedParameter('IdempotencyKey')] : []),
      ...queryOf(call, example),
    ],
    ...(requestBody && { requestBody }),
    responses: answersOf(call),
    'x-section': call.section,
    'x-provenance': call.provenance,
    'x-module': call.module,
    ...(call.roles && { 'x-roles': call.roles }),
    ...(call.flag && { 'x-flag': call.flag }),
    ...(call.money && { 'x-money': true }),
    ...(known?.user !== undefined && { 'x-example-user': known.user }),
    'x-errors': call.errors.map((code) => ({ code, status: ERROR_CODES[code] })),
  };
}
