import { recordedValues } from '@lobby/core';
import type { DefaultValues, FieldValues } from 'react-hook-form';

/** Returns the initial values, overridden by what the user typed before hydration, so that it is not lost. */
export function withRecorded<V extends FieldValues>(values: DefaultValues<V>): DefaultValues<V> {
  const filled = Object.entries(recordedValues()).filter(([name]) => name in values);
  return { ...values, ...Object.fromEntries(filled) };
}
