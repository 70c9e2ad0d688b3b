import { recordedValues } from '@lobby/core';
import type { DefaultValues, FieldValues } from 'react-hook-form';

/** Returns initial values with what was filled in before the page reacted over them: a form that empties it would lose it. */
export function withRecorded<V extends FieldValues>(values: DefaultValues<V>): DefaultValues<V> {
  const filled = Object.entries(recordedValues()).filter(([name]) => name in values);
  return { ...values, ...Object.fromEntries(filled) };
}
