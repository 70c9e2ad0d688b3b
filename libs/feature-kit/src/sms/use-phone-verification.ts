import { useEffect, useEffectEvent } from 'react';
import { fieldErrorLabel } from '../field-errors/field-error';
import { nationalNumber } from '../field-errors/phone';
import type { FieldAccess } from '../form/field-access';
import type { DialedCode, Dialing } from './dialing';
import { useFilledCode } from './use-filled-code';
import { useThirdParty } from './phone-check/use-third-party';
import { useSmsCode, type SmsCode } from './use-sms-code';

/** State of the verification of a form's mobile number. */
export interface PhoneVerification extends Omit<SmsCode, 'send'> {
  /** Country calling code of the number, without `+`; undefined until loaded. */
  dialingCode: string | undefined;
  /** Validates the number, then requests a code (D1 §5). */
  request(): Promise<void>;
}

interface VerifiedFields {
  /** Name of the mobile number's field. */
  number: string;
  /** Name of the code's field. */
  code: string;
  /** Of `useDialing`. */
  dialing: Dialing;
}

/** Verification of a typed number, with the choice of its calling code. */
export interface TypedPhone extends PhoneVerification {
  dialing: Dialing;
  /** Chooses the calling code; a number typed with another one keeps its national digits. */
  choose(code: string): void;
  /** Returns a number as a user name: foreign numbers get `00` and their calling code, as the platform assumes the brand's. */
  asName(mobileNumber: string): string;
}

/** Adds `00` and the calling code to a foreign number. */
const asName = (mobileNumber: string, { code, abroad }: DialedCode) =>
  abroad && code ? `00${code}${mobileNumber.replace(/^0+/, '')}` : mobileNumber;

/** Purposes that a third party may verify; changes of an account are verified by the platform. */
const BY_THIRD_PARTY: ReadonlySet<string> = new Set(['login', 'register']);

/**
 * Verifies the mobile number of a form by SMS: by a third party if enabled, to log in or register, else by the
 * platform (decision 17). Focuses the code's field after a code was sent; fills it in if the browser supports WebOTP.
 */
export function usePhoneVerification(
  purpose: 'login' | 'register' | 'reset' | 'mobileNew',
  form: FieldAccess,
  { number, code, dialing }: VerifiedFields,
): TypedPhone {
  const thirdParty = useThirdParty() && BY_THIRD_PARTY.has(purpose);
  const typed = String(form.watch(number) ?? '');
  const dialed = dialing.of(typed);
  const { code: dialingCode, abroad } = dialed;
  const mobileNumber = nationalNumber(typed, dialingCode);
  const named = dialing.named(typed);
  const keepNamed = useEffectEvent((own: string) => dialing.choose(own));
  useEffect(
    // It stays chosen if the number is retyped without it.
    function chooseNamed() {
      if (named !== undefined) keepNamed(named);
    },
    [named],
  );
  const { send, ...sms } = useSmsCode(
    thirdParty ? 'thirdParty' : purpose,
    { mobileNumber, dialingCode, abroad },
    () =>
      form.setError(
        number,
        { type: 'label', message: fieldErrorLabel('mobileFormat') },
        { shouldFocus: true },
      ),
  );
  useFilledCode(sms, form, code);
  return {
    ...sms,
    dialingCode,
    dialing,
    choose(chosen) {
      dialing.choose(chosen);
      if (named !== undefined) form.setValue(number, mobileNumber, { shouldDirty: true });
      form.clearErrors(number);
    },
    asName: (mobile) => asName(mobile, dialed),
    async request() {
      if (await form.trigger(number, { shouldFocus: true })) send();
    },
  };
}
