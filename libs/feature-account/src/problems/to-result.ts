import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { Problem } from './problems';

/** What a resolver answers, from the problem of each field. */
export function toResult<V extends FieldValues>(
  values: V,
  problems: Readonly<Record<string, Problem | null>>,
): ResolverResult<V> {
  const found = Object.entries(problems).flatMap(([name, type]) =>
    type ? [[name, { type }]] : [],
  );
  const errors: FieldErrors<V> = Object.fromEntries(found);
  return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
}
