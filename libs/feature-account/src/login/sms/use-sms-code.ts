import { warmSealedWrites } from '@lobby/api-client';
import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { phoneDigits } from '../../problems/phone-problem';
import { useOneTimeCode } from '../../sms/one-time-code';
import { useThirdParty } from '../../sms/phone-check/use-third-party';
import { useCode } from '../../sms/use-code';
import type { SmsLoginValues } from './sms-login.schema';

/** The code of a login: asked for once the number is one (D1 §5), read out of the SMS where the phone can. */
export function useSmsCode(
  { setValue, setError, getValues, trigger }: UseFormReturn<SmsLoginValues>,
  dialingCode: string | undefined,
) {
  const code = useCode(useThirdParty() ? 'thirdParty' : 'login', {
    onWrongNumber: () => setError('mobile', { type: 'mobileFormat' }, { shouldFocus: true }),
  });
  useOneTimeCode(
    code.sent,
    useCallback((read: string) => setValue('code', read), [setValue]),
  );
  const ask = async () => {
    if (!(await trigger('mobile', { shouldFocus: true }))) return;
    warmSealedWrites();
    code.send({ mobileNumber: phoneDigits(getValues('mobile')), dialingCode });
  };
  return { code, ask };
}
