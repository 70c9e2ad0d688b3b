import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

const isPathOf = <V extends FieldValues>(values: V, name: string): name is FieldPath<V> =>
  Object.hasOwn(values, name);

/** Looks again at the fields that were left before the server's rules were there. */
export function useLateRules<V extends FieldValues>(form: UseFormReturn<V>, rules: unknown): void {
  const { touchedFields } = form.formState;
  const latest = useRef({ form, touchedFields });
  const seen = useRef(rules);
  useEffect(() => {
    latest.current = { form, touchedFields };
  });
  useEffect(
    function lookAgain() {
      if (seen.current === rules) return;
      seen.current = rules;
      const { getValues, trigger } = latest.current.form;
      const values = getValues();
      const left = Object.keys(latest.current.touchedFields).filter((name) =>
        isPathOf(values, name),
      );
      if (left.length > 0) void trigger(left);
    },
    [rules],
  );
}
