import { useEffect, useEffectEvent, useRef } from 'react';
import { fieldErrorLabel } from '../field-errors/field-error';
import { phoneDigits } from '../field-errors/phone';
import type { FieldAccess } from '../form/field-access';
import type { CodePurpose } from './countdown';
import { useDialingCode } from './dialing-code.query';
import { useOneTimeCode } from './one-time-code';
import { useThirdParty } from './phone-check/use-third-party';
import { useSmsCode, type SmsCode } from './use-sms-code';

/** The mobile number of a form and the code that proves it is the person's. */
export interface PhoneVerification extends Omit<SmsCode, 'send'> {
  /** Country calling code without its plus; undefined until it is known. */
  dialingCode: string | undefined;
  /** Requests a code, once the number is valid (D1 §5). */
  request(): Promise<void>;
}

interface VerifiedFields {
  /** Name of the field of the mobile number. */
  number: string;
  /** Name of the field of the code. */
  code: string;
}

/**
 * Sends a code to the form's number: by the platform, or by a third party where its flag is on and the
 * purpose is not a reset (decision 17). Once it was sent the focus goes to its field, and where the phone
 * can read the SMS the code is filled in.
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
  useOneTimeCode(sms.sent, (read) =>
    form.setValue(code, read, { shouldDirty: true, shouldValidate: true }),
  );
  const wasSent = useRef(sms.sent);
  const focusCode = useEffectEvent(() => form.setFocus(code));
  useEffect(
    function followSending() {
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
