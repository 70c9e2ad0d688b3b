import type { ApiError, ErrorCode } from '@lobby/api-client';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { fieldErrorLabel, type FieldErrorCode } from '../field-errors/field-error';

/** A field; with `as`, the text of another code is shown. */
type Refusal<Name> = Name | { field: Name; as: ErrorCode };

/** Maps refusals of the platform to a form's fields. */
export interface RefusalTable<V extends FieldValues> {
  /** Form fields by the platform's field names; shows the platform's own text. */
  fields?: Readonly<Record<string, FieldPath<V>>> | undefined;
  /** Form fields by error code; shows the text of the code. */
  refusals?: Readonly<Partial<Record<ErrorCode, Refusal<FieldPath<V>>>>> | undefined;
}

/** Values of a refusal beside its code. */
type RefusalValues = { attempts: string } | { until: string };

/** Error of one field, for `setError` of react-hook-form. */
export interface FieldRefusal<V extends FieldValues> {
  name: FieldPath<V>;
  /** `server`: the message is the platform's own text; `label`: a label key. */
  type: 'server' | 'label';
  message: string;
  /** Values of the label. */
  types?: RefusalValues;
}

/** Whether the error of a field is a refusal of the platform, not of the schema. */
export const isRefusal = (error: { type?: unknown } | undefined) =>
  error?.type === 'server' || error?.type === 'label';

/** Labels with the attempts left (`left`) and with the end of a lock or break (`lock`). */
const LOCKS: Readonly<Partial<Record<ErrorCode, { left?: FieldErrorCode; lock: FieldErrorCode }>>> =
  {
    'account.excluded': { lock: 'breakUntil' },
    'login.account.locked': { lock: 'accountLocked' },
    'payment.password.wrong': { left: 'paymentWrong', lock: 'paymentLocked' },
    'payment.password.locked': { left: 'paymentWrong', lock: 'paymentLocked' },
    'security.answer.wrong': { left: 'answerWrong', lock: 'answersLocked' },
  };

/** Returns the label of a refusal with attempts left or the end of a lock; undefined for any other. */
export function attemptsOrLock({ code, details: { attemptsLeft, retryAfterMs } }: ApiError) {
  const labels = code && LOCKS[code];
  if (!labels) return undefined;
  if (retryAfterMs !== undefined) {
    const until = String(Date.now() + retryAfterMs);
    return { message: fieldErrorLabel(labels.lock), types: { until } };
  }
  if (attemptsLeft === undefined || !labels.left) return undefined;
  return { message: fieldErrorLabel(labels.left), types: { attempts: String(attemptsLeft) } };
}

/** Labels by the platform's codes of violated rules. */
const BROKEN: Readonly<Record<string, FieldErrorCode>> = {
  too_big: 'tooBig',
  too_small: 'tooSmall',
  invalid_format: 'pattern',
};

/** Returns the error of a field: our label for the code of a violated rule, else the platform's text. */
const textOf = (code: ErrorCode | undefined, said: string) =>
  code === 'request_param_err'
    ? { type: 'label' as const, message: fieldErrorLabel(BROKEN[said] ?? 'refused') }
    : { type: 'server' as const, message: said };

/** Returns the field errors of a refusal, in the order of the table; none if it concerns the whole form. */
export function fieldRefusals<V extends FieldValues>(
  error: ApiError,
  { fields = {}, refusals = {} }: RefusalTable<V>,
): FieldRefusal<V>[] {
  const { kind, code, details } = error;
  if (kind !== 'refused') return [];
  const refusal = code && refusals[code];
  if (refusal) {
    const { field, as } = typeof refusal === 'object' ? refusal : { field: refusal, as: code };
    return [
      { name: field, type: 'label', ...(attemptsOrLock(error) ?? { message: refusalLabel(as) }) },
    ];
  }
  return Object.entries(fields).flatMap(([field, name]) => {
    const said = details.fields?.[field];
    return said === undefined ? [] : [{ name, ...textOf(code, said) }];
  });
}

/** Returns the label key of an error code. */
export const refusalLabel = <Code extends ErrorCode>(code: Code) => `errors:error.${code}` as const;
