import { ERROR_CODES, type Call, type ErrorCode } from '@lobby/api-client/contract';
import { sharedSchema } from './components';
import { jsonSchema, type JsonSchema } from './json-schema';
import type { Answer } from './types';

/** Errors of every call. */
const ANYWHERE: readonly ErrorCode[] = [
  'request_param_err',
  'too.many.requests',
  'system.maintenance',
  'system.region',
  'system.busy',
];

/** Errors of calls of a kind. */
const OF_KIND: readonly { is(call: Call): boolean; code: ErrorCode }[] = [
  { is: ({ auth }) => auth === 'session', code: 'login.not.session' },
  { is: ({ roles }) => roles !== undefined, code: 'account.no.permission' },
  { is: ({ flag }) => flag !== undefined, code: 'function.not.available' },
  { is: ({ money }) => money === true, code: 'idempotency.key.reused' },
  { is: ({ body }) => body !== 'query', code: 'body.unreadable' },
];

/** All errors of a call: its own and those of its kind. */
function refusalsOf(call: Call): ErrorCode[] {
  const ofKind = OF_KIND.filter(({ is }) => is(call)).map(({ code }) => code);
  return [...new Set([...call.errors, ...ofKind, ...ANYWHERE])];
}

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
  for (const code of refusalsOf(call)) {
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
