import { useEffect, useEffectEvent } from 'react';
import type { FieldAccess } from '../form/field-access';
import { useOneTimeCode } from './one-time-code';
import type { SmsCode } from './use-sms-code';

/** Focuses the code's field after a code was sent; fills it in if the browser supports WebOTP. */
export function useFilledCode(
  { sent, sentAt }: Pick<SmsCode, 'sent' | 'sentAt'>,
  form: FieldAccess,
  code: string,
): void {
  useOneTimeCode(sent, (received) =>
    form.setValue(code, received, { shouldDirty: true, shouldValidate: true }),
  );
  const focusCode = useEffectEvent(() => form.setFocus(code));
  useEffect(
    function focusWhenSent() {
      if (sentAt > 0) focusCode();
    },
    [sentAt],
  );
}
