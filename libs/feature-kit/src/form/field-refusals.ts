import type { ApiError, ErrorCode } from '@lobby/api-client';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** A field, and where the code's own text says too little or too much, the code whose text is shown. */
type Refusal<Name> = Name | { field: Name; as: ErrorCode };

/** Where a form shows what the platform refuses. */
export interface RefusalTable<V extends FieldValues> {
  /** The platform's names of fields, each with ours; the text is the platform's own. */
  fields?: Readonly<Record<string, FieldPath<V>>> | undefined;
  /** Error codes that belong to one field; the text is the code's own. */
  refusals?: Readonly<Partial<Record<ErrorCode, Refusal<FieldPath<V>>>>> | undefined;
}

/** One field that a refusal belongs to, as react-hook-form keeps its error. */
export interface FieldRefusal<V extends FieldValues> {
  name: FieldPath<V>;
  /** With `server` the message is the platform's own text, with `label` a label. */
  type: 'server' | 'label';
  message: string;
}

/** The fields that a refusal belongs to, in the order of the table; none where it belongs to the whole form. */
export function fieldRefusals<V extends FieldValues>(
  error: ApiError,
  { fields = {}, refusals = {} }: RefusalTable<V>,
): FieldRefusal<V>[] {
  const { kind, code, details } = error;
  if (kind !== 'refused') return [];
  const refusal = code && refusals[code];
  if (refusal) {
    const { field, as } = typeof refusal === 'object' ? refusal : { field: refusal, as: code };
    return [{ name: field, type: 'label', message: refusalLabel(as) }];
  }
  return Object.entries(fields).flatMap(([field, name]) => {
    const message = details.fields?.[field];
    return message === undefined ? [] : [{ name, type: 'server' as const, message }];
  });
}

/** Label of what a refusal with this code means. */
export const refusalLabel = <Code extends ErrorCode>(code: Code) => `errors:error.${code}` as const;
