import { fieldErrorLabel } from '../field-errors/field-error';
import { nationalNumber } from '../field-errors/phone';
import type { FieldAccess } from '../form/field-access';
import { useFilledCode } from './use-filled-code';
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
  /** Of `useDialingCode`. */
  dialingCode: string | undefined;
}

/** Purposes that a third party may verify; what changes an account is proved to the platform itself. */
const BY_THIRD_PARTY: ReadonlySet<string> = new Set(['login', 'register']);

/**
 * Verifies the mobile number of a form by SMS: by a third party if enabled, to log in or register, else by the
 * platform (decision 17). Focuses the code's field once a code was sent; fills it in where the
 * browser supports WebOTP.
 */
export function usePhoneVerification(
  purpose: 'login' | 'register' | 'reset' | 'mobileNew',
  form: FieldAccess,
  { number, code, dialingCode }: VerifiedFields,
): PhoneVerification {
  const thirdParty = useThirdParty() && BY_THIRD_PARTY.has(purpose);
  const mobileNumber = nationalNumber(String(form.watch(number) ?? ''), dialingCode);
  const { send, ...sms } = useSmsCode(
    thirdParty ? 'thirdParty' : purpose,
    { mobileNumber, dialingCode },
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
    async request() {
      if (await form.trigger(number, { shouldFocus: true })) send();
    },
  };
}
