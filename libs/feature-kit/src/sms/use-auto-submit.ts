import { useEffect, useEffectEvent, useRef } from 'react';
import { codeText } from '../field-errors/phone';
import type { FieldAccess } from '../form/field-access';
import type { FormField } from '../ruled-field/form-field';
import { ruleError } from '../ruled-field/ruled-schemas';

/**
 * Sends a form as soon as its code is whole: as long as its rule demands. Each code is sent once, so that a refused one
 * stays to be corrected. No-op while `enabled` is false and for codes of any length.
 */
export function useAutoSubmit(
  form: FieldAccess,
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
