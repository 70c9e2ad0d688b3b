import { api, type ApiError } from '@lobby/api-client';
import { startSession } from '@lobby/session';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { refreshRememberedOf } from '../../password/refresh-remembered';
import { phoneDigits } from '../../problems/phone-problem';
import { useRevalidation } from '../../revalidation/use-revalidation';
import { useRule } from '../../rules/account-rules.query';
import { useLateRules } from '../../rules/use-late-rules';
import { useDialingCode } from '../../sms/dialing-code.query';
import { useSubmission } from '../../submission/use-submission';
import { phoneRecoveryResolver, type PhoneRecoveryValues } from './phone-recovery.rules';
import { refusedValues, spoiledBy } from './refused-values';
import { useResetCode } from './use-reset-code';

function useRecoveryForm() {
  const mobile = useRule('mobileNum');
  const code = useRule('verificationCode');
  const password = useRule('password');
  const rules = useMemo(() => ({ mobile, code, password }), [mobile, code, password]);
  const form = useForm<PhoneRecoveryValues>({
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { mobile: '', code: '', password: '' },
    resolver: useMemo(() => phoneRecoveryResolver(rules), [rules]),
  });
  useRevalidation(form);
  useLateRules(form, rules);
  return { form, rules };
}

type RecoveryForm = ReturnType<typeof useRecoveryForm>['form'];

/** Empties what a refusal has spoilt, and says at its field what is wrong (D1 §4). */
const showRefusal = (form: RecoveryForm) => (error: ApiError) => {
  const refused = refusedValues(error);
  const nothingSaid = refused.length === 0;
  form.setValue(spoiledBy(error), '', { shouldDirty: true, shouldValidate: nothingSaid });
  refused.forEach(({ name, ...problem }, place) =>
    form.setError(name, problem, { shouldFocus: place === 0 }),
  );
};

/** The form of recovery by phone; its success is a login (D1 §4). */
export function usePhoneRecovery() {
  const dialingCode = useDialingCode();
  const { form, rules } = useRecoveryForm();
  const { code, ask } = useResetCode(form, dialingCode);
  const { submit, busy, error, clear } = useSubmission('recover-phone', {
    send: (values: PhoneRecoveryValues) =>
      api.access.resetPassword({
        mobileNumber: phoneDigits(values.mobile),
        dialingCode,
        code: values.code.trim(),
        newPassword: values.password,
      }),
    onDone: (granted, { password }) => {
      refreshRememberedOf(granted.userName, password);
      startSession(granted);
    },
    onRefused: showRefusal(form),
  });
  const onSubmit = form.handleSubmit(submit, clear);
  const alert = error && refusedValues(error).length === 0 ? error : null;
  return { form, code, rules, dialingCode, ask, onSubmit, busy, alert };
}

export type PhoneRecoveryState = ReturnType<typeof usePhoneRecovery>;
