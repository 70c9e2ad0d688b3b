import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { phoneDigits } from '../../problems/phone-problem';
import { useDialingCode } from '../../sms/dialing-code.query';
import { useOneTimeCode } from '../../sms/one-time-code';
import { useThirdParty } from '../../sms/phone-check/use-third-party';
import { useCode, type CodeSending } from '../../sms/use-code';
import type { RegistrationValues } from '../fields/registration.resolver';

/** The number of a registration and the code that proves it. */
export interface NumberCode {
  dialingCode: string | undefined;
  code: CodeSending;
  /** Asks for a code, once the number is one (D1 §5). */
  ask(): Promise<void>;
}

/** Sends the code by the platform or, where its flag is on, by a third party (decision 17). */
export function useNumberCode(form: UseFormReturn<RegistrationValues>): NumberCode {
  const { setValue, setError, trigger, getValues } = form;
  const dialingCode = useDialingCode();
  const code = useCode(useThirdParty() ? 'thirdParty' : 'register', {
    onWrongNumber: () => setError('mobileNum', { type: 'mobileFormat' }, { shouldFocus: true }),
  });
  useOneTimeCode(
    code.sent,
    useCallback(
      (read: string) => setValue('verificationCode', read, { shouldValidate: true }),
      [setValue],
    ),
  );
  const ask = async () => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
    code.send({ mobileNumber: phoneDigits(getValues('mobileNum') ?? ''), dialingCode });
  };
  return { dialingCode, code, ask };
}
