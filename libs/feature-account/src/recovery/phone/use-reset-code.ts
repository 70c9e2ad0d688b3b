import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { phoneDigits } from '../../problems/phone-problem';
import { useOneTimeCode } from '../../sms/one-time-code';
import { useCode } from '../../sms/use-code';
import type { PhoneRecoveryValues } from './phone-recovery.rules';

const TYPED = { shouldDirty: true, shouldValidate: true } as const;

/** The code of a recovery: asked for once the number is one, read out of the SMS where the phone can. */
export function useResetCode(
  { setValue, setError, setFocus, getValues, trigger }: UseFormReturn<PhoneRecoveryValues>,
  dialingCode: string | undefined,
) {
  const code = useCode('reset', {
    onWrongNumber: () => setError('mobile', { type: 'mobileFormat' }, { shouldFocus: true }),
  });
  useOneTimeCode(
    code.sent,
    useCallback((read: string) => setValue('code', read, TYPED), [setValue]),
  );
  useEffect(
    // The button that was pressed counts down now: the next thing to do is to type.
    function goToCode() {
      if (code.sent && getValues('mobile') !== '') setFocus('code');
    },
    [code.sent, getValues, setFocus],
  );
  const ask = async () => {
    if (!(await trigger('mobile', { shouldFocus: true }))) return;
    code.send({ mobileNumber: phoneDigits(getValues('mobile')), dialingCode });
  };
  return { code, ask };
}
