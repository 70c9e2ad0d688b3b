import { type Call, ERROR_DETAILS, type ErrorCode } from '@lobby/api-client/contract';
import type * as z from 'zod/mini';
import type { Refusal } from './refusal';

/** Errors of every call. */
const ANYWHERE: readonly ErrorCode[] = [
  'request_param_err',
  'not.found',
  'too.many.requests',
  'system.maintenance',
  'system.region',
  'system.busy',
];

/** Errors of calls of a kind. */
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
const BESIDE_INPUTS = ['Merchant', 'ModuleId', 'Language', 'Idempotency-Key', 'input'];

/** Names of a schema's properties; of a union, those of all its options. */
function namesIn({ _zod: { def } }: z.core.$ZodType): string[] {
  if (def instanceof Object && 'options' in def) {
    return (def as z.core.$ZodUnionDef).options.flatMap(namesIn);
  }
  return 'shape' in def ? Object.keys((def as z.core.$ZodObjectDef).shape) : [];
}

const inputsOf = ({ input }: Call): string[] => [...namesIn(input), ...BESIDE_INPUTS];

/** A key of a refusal's `value` that `ERROR_DETAILS` does not have for its code; undefined if it has all. */
export function unknownDetail(call: Call, { code, detail = {} }: Refusal): string | undefined {
  const known = ERROR_DETAILS[code] ?? {};
  const other = Object.keys(detail).find((key) => !Object.hasOwn(known, key));
  if (other !== undefined) return other;
  const keys = known.fields?.keys ?? [];
  const named = keys === 'input' ? inputsOf(call) : keys;
  const field = Object.keys(detail.fields ?? {}).find(
    (key) => !named.includes(key.split('.')[0] ?? ''),
  );
  return field === undefined ? undefined : `fields.${field}`;
}
