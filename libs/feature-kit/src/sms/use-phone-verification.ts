import { useEffect, useEffectEvent } from 'react';
import { fieldErrorLabel } from '../field-errors/field-error';
import { nationalNumber } from '../field-errors/phone';
import type { FieldAccess } from '../form/field-access';
import type { CodePurpose } from './countdown';
import { useOneTimeCode } from './one-time-code';
import { useThirdParty } from './phone-check/use-third-party';
import { useSmsCode, type SmsCode } from './use-sms-code';

/** State of the verification of a form's mobile number. */
export interface PhoneVerification extends Omit<SmsCode, 'send' | 'sentAt'> {
  /** Country calling code without `+`; undefined until loaded. */
  dialingCode: string | undefined;
  /** Validates the number, then requests a code (D1 §5). */
  request(): Promise<void>;
}

interface VerifiedFields {
  /** Name of the mobile number's field. */
  number: string;
  /** Name of the code's field. */
  code: string;
  /** Of `useDialingCode`. */
  dialingCode: string | undefined;
}

/**
 * Verifies the mobile number of a form by SMS: by a third party if enabled and the purpose is not a reset,
 * else by the platform (decision 17). Focuses the code's field once a code was sent; fills it in where the
 * browser supports WebOTP.
 */
export function usePhoneVerification(
  purpose: Exclude<CodePurpose, 'thirdParty'>,
  form: FieldAccess,
  { number, code, dialingCode }: VerifiedFields,
): PhoneVerification {
  const thirdParty = useThirdParty() && purpose !== 'reset';
  const mobileNumber = nationalNumber(String(form.watch(number) ?? ''), dialingCode);
  const { send, sentAt, ...sms } = useSmsCode(
    thirdParty ? 'thirdParty' : purpose,
    { mobileNumber, dialingCode },
    () =>
      form.setError(
        number,
        { type: 'label', message: fieldErrorLabel('mobileFormat') },
        { shouldFocus: true },
      ),
  );
  useOneTimeCode(sms.sent, (received) =>
    form.setValue(code, received, { shouldDirty: true, shouldValidate: true }),
  );
  const focusCode = useEffectEvent(() => form.setFocus(code));
  useEffect(
    function focusWhenSent() {
      if (sentAt > 0) focusCode();
    },
    [sentAt],
  );
  return {
    ...sms,
    dialingCode,
    async request() {
      if (await form.trigger(number, { shouldFocus: true })) send();
    },
  };
}
