import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isRefusal } from './field-refusals';
import { isPathOf } from './is-path-of';

/**
 * Revalidates touched fields when the schema changes, such as when the platform's rules load late or a captcha appears.
 * Fields with a refusal of the platform keep it: the schema cannot find it again.
 */
export function useSchemaRevalidation<V extends FieldValues, Sent>(
  {
    formState: { touchedFields },
    getValues,
    getFieldState,
    trigger,
  }: UseFormReturn<V, unknown, Sent>,
  schema: unknown,
  enabled: boolean,
): void {
  const previous = useRef(schema);
  const revalidate = useEffectEvent(() => {
    const values = getValues();
    const touched = Object.keys(touchedFields)
      .filter((name) => isPathOf(values, name))
      .filter((name) => !isRefusal(getFieldState(name).error));
    if (enabled && touched.length > 0) void trigger(touched);
  });
  useEffect(
    function followSchema() {
      if (previous.current === schema) return;
      previous.current = schema;
      revalidate();
    },
    [schema],
  );
}
