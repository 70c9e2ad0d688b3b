import type { FieldPath, FieldValues } from 'react-hook-form';

/** Whether a name is a top-level field of the form's values. */
export const isPathOf = <V extends FieldValues>(values: V, name: string): name is FieldPath<V> =>
  Object.hasOwn(values, name);
