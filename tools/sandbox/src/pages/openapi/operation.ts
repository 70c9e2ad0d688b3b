import { ERROR_CODES, type Call, type Roles } from '@lobby/api-client/contract';
import { answersOf } from './answers';
import { sharedParameter, sharedSchema } from './components';
import { described } from './describe';
import { fieldsOf, jsonSchema } from './json-schema';
import type { DocumentSource, ExampleInput, Operation, Parameter, RequestBody } from './types';

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
    description: 'The part of the platform that the call belongs to.',
    schema: { type: 'string', const: module },
    example: module,
  };
}

function queryOf(id: string, call: Call, source: DocumentSource): Parameter[] {
  if (call.body !== 'query') return [];
  const example: ExampleInput | undefined = source.examples[id]?.input;
  const input = described(jsonSchema(call.input), `${id} input`, source.texts);
  return fieldsOf(input).map(({ name, schema: { description, ...schema }, required }) => ({
    name,
    in: 'query',
    required,
    ...(description !== undefined && { description }),
    schema,
    ...(example?.[name] !== undefined && { example: example[name] }),
  }));
}

/** Example of a sealed body. */
const SEALED_EXAMPLE = { data: 'qmwO0dZ3v1mN3p…' };

function bodyOf(
  id: string,
  { body, input }: Call,
  { examples, texts }: DocumentSource,
): RequestBody | undefined {
  if (body === 'query') return undefined;
  const example: ExampleInput | undefined = examples[id]?.input;
  const schema = described(jsonSchema(input), `${id} input`, texts);
  if (body === 'encrypted') {
    return {
      required: true,
      description: 'Sealed with the key of the brand; `x-plain-body` is what is inside.',
      content: {
        'application/json': { schema: sharedSchema('SealedBody'), example: SEALED_EXAMPLE },
      },
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

/** OpenAPI operation of a call, with the request and response of its example. */
export function operationOf(
  area: string,
  name: string,
  call: Call,
  source: DocumentSource,
): Operation {
  const id = `${area}.${name}`;
  const known = source.examples[id];
  const requestBody = bodyOf(id, call, source);
  return {
    operationId: id,
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
      ...queryOf(id, call, source),
    ],
    ...(requestBody && { requestBody }),
    responses: answersOf(id, call, source),
    'x-section': call.section,
    'x-provenance': call.provenance,
    'x-module': call.module,
    ...(call.roles && { 'x-roles': call.roles }),
    ...(call.flag && { 'x-flag': call.flag }),
    ...(call.money && { 'x-money': true }),
    ...(known?.user !== undefined && { 'x-example-user': known.user }),
    ...(known?.prepared && { 'x-example-prepared': true }),
    'x-errors': call.errors.map((code) => ({ code, status: ERROR_CODES[code] })),
  };
}
