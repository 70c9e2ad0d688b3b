import { fieldErrorLabel } from '../field-errors/field-error';
import type { FieldAccess } from '../form/field-access';
import { useFilledCode } from './use-filled-code';
import type { PhoneVerification } from './use-phone-verification';
import { useSmsCode } from './use-sms-code';

/** The account's number: empty in the call, as the page has only a masked form. */
const OWN_NUMBER = { mobileNumber: '', dialingCode: undefined };

/** Verification of the account's mobile number by an SMS code; `code` names its field. */
export function useAccountCode(
  purpose: 'payment' | 'mobileOld',
  form: FieldAccess,
  code: string,
): PhoneVerification {
  const { send, ...sms } = useSmsCode(purpose, OWN_NUMBER, () =>
    form.setError(code, { type: 'label', message: fieldErrorLabel('refused') }),
  );
  useFilledCode(sms, form, code);
  return {
    ...sms,
    dialingCode: undefined,
    request: async () => send(),
  };
}
