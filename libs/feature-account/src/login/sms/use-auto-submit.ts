import { codeText, ruleError, type FormField } from '@lobby/feature-kit';
import { useEffect, useEffectEvent, useRef } from 'react';

interface WatchedForm {
  /** Returns a field's value and renders again with each change of it. */
  watch(name: string): unknown;
}

/**
 * Submits a form once its code has the length that the rule requires. Each code is sent once, so that the user can
 * correct a refused one. No-op while `enabled` is false and if the rule allows several lengths.
 */
export function useAutoSubmit(
  form: WatchedForm,
  { name, rule, enabled }: { name: string; rule: FormField; enabled: boolean },
  send: () => void,
): void {
  const typed = codeText(String(form.watch(name) ?? ''));
  const oneLength = rule.minLength !== undefined && rule.minLength === rule.maxLength;
  const whole = enabled && oneLength && ruleError(rule, typed) === null ? typed : undefined;
  const last = useRef('');
  const sendOnce = useEffectEvent((code: string) => {
    if (last.current === code) return;
    last.current = code;
    send();
  });
  useEffect(
    function sendWhole() {
      if (whole !== undefined) sendOnce(whole);
    },
    [whole],
  );
}
