import { type Call, ERROR_DETAILS, type ErrorCode } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import type { Refusal } from './refusal';

/** Error codes of every call. */
const ANYWHERE: readonly ErrorCode[] = [
  'request_param_err',
  'not.found',
  'too.many.requests',
  'system.maintenance',
  'system.region',
  'system.busy',
];

/** Error codes by kind of call. */
const OF_KIND: readonly { is(call: Call): boolean; code: ErrorCode }[] = [
  { is: ({ auth }) => auth !== 'none', code: 'login.not.session' },
  { is: ({ auth }) => auth === 'session', code: 'password.change.required' },
  { is: ({ roles }) => roles !== undefined, code: 'account.no.permission' },
  { is: ({ flag }) => flag !== undefined, code: 'function.not.available' },
  { is: ({ money }) => money === true, code: 'idempotency.key.reused' },
  { is: ({ body }) => body !== 'query', code: 'body.unreadable' },
];

/** All error codes of a call: its own and those of its kind. */
export function codesOf(call: Call): ErrorCode[] {
  const ofKind = OF_KIND.filter(({ is }) => is(call)).map(({ code }) => code);
  return [...new Set([...call.errors, ...ofKind, ...ANYWHERE])];
}

/** What `value.fields` may name besides the fields of the input: headers, and the input as a whole. */
const OTHER_PLACES = ['Merchant', 'ModuleId', 'Language', 'Idempotency-Key', 'input'];

/** Names of a schema's properties; of a union, those of all its options. */
function namesIn(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(namesIn);
  return schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : [];
}

const placesIn = ({ input }: Call): string[] => [...namesIn(input), ...OTHER_PLACES];

/** First key of a refusal's `value` that `ERROR_DETAILS` does not list for its code; undefined without one. */
export function unknownDetail(call: Call, { code, detail = {} }: Refusal): string | undefined {
  const known = ERROR_DETAILS[code] ?? {};
  const other = Object.keys(detail).find((key) => !Object.hasOwn(known, key));
  if (other !== undefined) return other;
  const keys = known.fields?.keys ?? [];
  const named = keys === 'input' ? placesIn(call) : keys;
  const field = Object.keys(detail.fields ?? {}).find(
    (key) => !named.includes(key.split('.')[0] ?? ''),
  );
  return field === undefined ? undefined : `fields.${field}`;
}
