import type { FieldPath, FieldValues } from 'react-hook-form';

/** Whether a name is one of the form's own fields. */
export const isPathOf = <V extends FieldValues>(values: V, name: string): name is FieldPath<V> =>
  Object.hasOwn(values, name);
