import { ERROR_CODES, type Call, type ErrorCode } from '@lobby/api-client/contract';
import { codesOf } from '../../calls/codes-of-call';
import { sharedSchema } from './components';
import { described } from './describe';
import { jsonSchema, type JsonSchema } from './json-schema';
import type { Answer, DocumentSource, Reference } from './types';

/** Name of the schema of a call's answer. */
const answerName = (id: string) => `${id}.answer`;

/** Schema of a call's value; null for a call without one. */
function valueSchema(id: string, call: Call, { texts }: DocumentSource): JsonSchema {
  const schema = described(jsonSchema(call.value), `${id} value`, texts);
  const empty = Object.keys(schema).length === 0;
  return empty
    ? { type: 'null', description: 'None.' }
    : { ...schema, description: `${call.summary}.` };
}

/** Schemas of the answers of calls, by name. */
export function answerSchemas(calls: readonly [string, Call][], source: DocumentSource) {
  return Object.fromEntries(
    calls.map(([id, call]): [string, JsonSchema] => [
      answerName(id),
      {
        type: 'object',
        properties: {
          success: { type: 'boolean', const: true, description: 'Tells a value from a refusal.' },
          value: valueSchema(id, call, source),
          message: { type: ['string', 'null'], description: 'Not used with a value.' },
        },
        required: ['success', 'value'],
      },
    ]),
  );
}

/** Codes with their meanings as a list. */
const meanings = (codes: readonly ErrorCode[], { errors }: DocumentSource): string =>
  codes.map((code) => `- \`${code}\`: ${errors[code] ?? ''}`).join('\n');

/** A value or a refusal, discriminated by `success`. */
function valueOrRefusal(id: string): JsonSchema {
  const value: Reference = { $ref: `#/components/schemas/${answerName(id)}` };
  const refusal = sharedSchema('Refusal');
  return {
    oneOf: [value, refusal],
    discriminator: {
      propertyName: 'success',
      mapping: { true: value.$ref, false: refusal.$ref },
    },
  };
}

/** Responses by status: 200 is specific to the call; all calls share the others. */
export function answersOf(id: string, call: Call, source: DocumentSource) {
  const codes = codesOf(call);
  const refused = codes.filter((code) => ERROR_CODES[code] === 200);
  const example = source.examples[id]?.answer;
  const answers: Record<string, Answer | Reference> = {
    '200': {
      description:
        refused.length === 0
          ? 'The value.'
          : `The value, or a refusal:\n\n${meanings(refused, source)}`,
      content: {
        'application/json': {
          schema: valueOrRefusal(id),
          ...(example !== undefined && { example }),
        },
      },
    },
  };
  for (const status of new Set(codes.map((code) => ERROR_CODES[code]))) {
    if (status !== 200)
      answers[String(status)] = { $ref: `#/components/responses/Refused${status}` };
  }
  return answers;
}
