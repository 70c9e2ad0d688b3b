import { useEffect, useEffectEvent, useRef } from 'react';
import { fieldErrorLabel } from '../field-errors/field-error';
import { phoneDigits } from '../field-errors/phone';
import type { FieldAccess } from '../form/field-access';
import type { CodePurpose } from './countdown';
import { useDialingCode } from './dialing-code.query';
import { useOneTimeCode } from './one-time-code';
import { useThirdParty } from './phone-check/use-third-party';
import { useSmsCode, type SmsCode } from './use-sms-code';

/** State of the verification of a form's mobile number. */
export interface PhoneVerification extends Omit<SmsCode, 'send'> {
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
}

/**
 * Verifies the mobile number of a form by SMS: by a third party if enabled and the purpose is not a reset,
 * else by the platform (decision 17). Focuses the code's field once a code was sent; fills it in where the
 * browser supports WebOTP.
 */
export function usePhoneVerification(
  purpose: Exclude<CodePurpose, 'thirdParty'>,
  form: FieldAccess,
  { number, code }: VerifiedFields,
): PhoneVerification {
  const dialingCode = useDialingCode();
  const thirdParty = useThirdParty() && purpose !== 'reset';
  const { send, ...sms } = useSmsCode(thirdParty ? 'thirdParty' : purpose, () =>
    form.setError(
      number,
      { type: 'label', message: fieldErrorLabel('mobileFormat') },
      { shouldFocus: true },
    ),
  );
  useOneTimeCode(sms.sent, (received) =>
    form.setValue(code, received, { shouldDirty: true, shouldValidate: true }),
  );
  const wasSent = useRef(sms.sent);
  const focusCode = useEffectEvent(() => form.setFocus(code));
  useEffect(
    function focusWhenSent() {
      if (sms.sent && !wasSent.current) focusCode();
      wasSent.current = sms.sent;
    },
    [sms.sent],
  );
  return {
    ...sms,
    dialingCode,
    async request() {
      if (!(await form.trigger(number, { shouldFocus: true }))) return;
      send({ mobileNumber: phoneDigits(String(form.getValues(number) ?? '')), dialingCode });
    },
  };
}
