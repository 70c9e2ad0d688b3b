import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isPathOf } from './is-path-of';

/** Checks the touched fields again when the rules arrive after they were left. */
export function useLateRules<V extends FieldValues, Sent>(
  { formState: { touchedFields }, getValues, trigger }: UseFormReturn<V, unknown, Sent>,
  rules: unknown,
  enabled: boolean,
): void {
  const seen = useRef(rules);
  const checkAgain = useEffectEvent(() => {
    const values = getValues();
    const touched = Object.keys(touchedFields).filter((name) => isPathOf(values, name));
    if (enabled && touched.length > 0) void trigger(touched);
  });
  useEffect(
    function followRules() {
      if (seen.current === rules) return;
      seen.current = rules;
      checkAgain();
    },
    [rules],
  );
}
