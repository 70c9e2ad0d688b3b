import { api, type ApiError } from '@lobby/api-client';
import { startSession } from '@lobby/session';
import { useCallback, useMemo } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { codeProblem, phoneDigits, phoneProblem } from '../../problems/phone-problem';
import { toResult } from '../../problems/to-result';
import { fieldProblem } from '../../registration/fields/field-problem';
import type { FormField } from '../../registration/fields/form-fields';
import { useRule } from '../../rules/account-rules.query';
import { useDialingCode } from '../../sms/dialing-code.query';
import { useOneTimeCode } from '../../sms/one-time-code';
import { useCode } from '../../sms/use-code';
import { useSubmission } from '../../submission/use-submission';

interface PhoneRecoveryValues {
  mobile: string;
  code: string;
  password: string;
}

const resolverWith =
  (rule: FormField): Resolver<PhoneRecoveryValues> =>
  (values) =>
    toResult(values, {
      mobile: phoneProblem(values.mobile),
      code: codeProblem(values.code),
      password: fieldProblem(rule, values.password),
    });

/** The form of recovery by phone. What is refused is emptied: the password that was the old one, else the code (D1 §4). */
export function usePhoneRecovery() {
  const dialingCode = useDialingCode();
  const code = useCode('reset');
  const rule = useRule('password');
  const form = useForm<PhoneRecoveryValues>({
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { mobile: '', code: '', password: '' },
    resolver: useMemo(() => resolverWith(rule), [rule]),
  });
  const { setValue } = form;
  useOneTimeCode(
    code.sent,
    useCallback(
      (typed: string) => setValue('code', typed, { shouldDirty: true, shouldValidate: true }),
      [setValue],
    ),
  );

  const ask = async () => {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return;
    code.send({ mobileNumber: phoneDigits(form.getValues('mobile')), dialingCode });
  };

  function onRefused({ kind, code: refused }: ApiError) {
    if (kind !== 'refused') return;
    const [name, type] =
      refused === 'modify.new.old.same'
        ? (['password', 'samePassword'] as const)
        : (['code', 'wrongCode'] as const);
    form.setValue(name, '', { shouldDirty: true });
    form.setError(name, { type }, { shouldFocus: true });
  }

  const { submit, busy, error, clear } = useSubmission('recover-phone', {
    send: (values: PhoneRecoveryValues) =>
      api.access.resetPassword({
        mobileNumber: phoneDigits(values.mobile),
        dialingCode,
        code: values.code.trim(),
        newPassword: values.password,
      }),
    onDone: startSession,
    onRefused,
  });
  const saidAtField = error?.code === 'modify.new.old.same' || error?.code === 'sms.code.wrong';
  return {
    form,
    code,
    rule,
    dialingCode,
    ask,
    onSubmit: form.handleSubmit(submit, clear),
    busy,
    alert: saidAtField ? null : error,
  };
}
