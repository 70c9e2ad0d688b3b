import { ERROR_CODES, type Call } from '@lobby/api-client/contract';
import { codesOf } from '../../calls/codes-of-call';
import { sharedSchema } from './components';
import { jsonSchema, type JsonSchema } from './json-schema';
import type { Answer } from './types';

function granted(call: Call): JsonSchema {
  return {
    type: 'object',
    properties: {
      success: { const: true },
      value: jsonSchema(call.value),
      message: { type: ['string', 'null'] },
    },
    required: ['success'],
  };
}

const json = (schema: Answer['content'][string]['schema']) => ({ 'application/json': { schema } });

/** Responses by HTTP status: the enveloped value, and errors by their status. */
export function answersOf(call: Call): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const code of codesOf(call)) {
    const status = String(ERROR_CODES[code]);
    const known = answers[status];
    answers[status] = {
      description: known ? `${known.description}, ${code}` : `Refused: ${code}`,
      content: json(sharedSchema('Refusal')),
    };
  }
  const refusedWith200 = answers['200'];
  answers['200'] = {
    description: refusedWith200 ? `The value, or ${refusedWith200.description}` : 'The value',
    content: json({ anyOf: [granted(call), sharedSchema('Refusal')] }),
  };
  return answers;
}
