import { api, type ApiError } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { sessionAtom, sessionStore } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useMemo, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { heldPassword, letGoOfPassword } from '../login/held-password';
import { refreshRemembered } from '../login/remembered';
import { toResult } from '../problems/to-result';
import type { Problem } from '../problems/problems';
import { fieldProblem } from '../registration/fields/field-problem';
import type { FormField } from '../registration/fields/form-fields';
import { useRule } from '../rules/account-rules.query';
import { useAfter } from '../submission/use-after';
import { useSubmission } from '../submission/use-submission';

/** Milliseconds the success stays, and then Home (D1 §4). */
const DONE_MS = 1000;

interface ChangePasswordValues {
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

function confirmProblem({ password, confirmPassword }: ChangePasswordValues): Problem | null {
  if (confirmPassword === '') return 'confirmRequired';
  return confirmPassword === password ? null : 'mismatch';
}

const resolverWith =
  (rule: FormField, oldRule: FormField, held: boolean): Resolver<ChangePasswordValues> =>
  (values) =>
    toResult(values, {
      oldPassword: held ? null : fieldProblem(oldRule, values.oldPassword),
      password: fieldProblem(rule, values.password),
      confirmPassword: confirmProblem(values),
    });

/** Once it is changed, nothing of this browser knows the old one, and the first login is over. */
function forgetOldPassword(password: string): void {
  letGoOfPassword();
  refreshRemembered(password);
  const session = sessionStore.get(sessionAtom);
  if (session) sessionStore.set(sessionAtom, { ...session, firstTimeLogin: false });
}

/** The form that changes the password and what becomes of it (D1 §4). */
export function useChangePassword() {
  const t = useLabels('account');
  const navigate = useNavigate();
  const rule = useRule('password');
  const oldRule = useRule('loginPassword');
  // A second for the message, and then another (D1 §9).
  const goHome = useAfter(DONE_MS * 2, () => void navigate(PATHS.home));
  const [held] = useState(heldPassword);
  const [same, setSame] = useState(false);
  const form = useForm<ChangePasswordValues>({
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { oldPassword: held, password: '', confirmPassword: '' },
    resolver: useMemo(() => resolverWith(rule, oldRule, held !== ''), [rule, oldRule, held]),
  });

  function onRefused({ code }: ApiError) {
    if (code === 'modify.new.old.same') setSame(true);
    if (code === 'password.old.wrong')
      form.setError('oldPassword', { type: 'wrongOldPassword' }, { shouldFocus: true });
  }

  const { submit, busy, error, clear } = useSubmission('change-password', {
    send: (values: ChangePasswordValues) =>
      api.access.changePassword({
        oldPassword: values.oldPassword,
        newPassword: values.password,
        confirmation: values.confirmPassword,
      }),
    onDone: (_, values) => {
      toast.success(t('password.done'), { duration: DONE_MS });
      forgetOldPassword(values.password);
      goHome();
    },
    onRefused,
  });
  const send = (values: ChangePasswordValues) => {
    if (values.password === values.oldPassword) setSame(true);
    else submit(values);
  };
  const saidElsewhere =
    error?.code === 'modify.new.old.same' || (error?.code === 'password.old.wrong' && held === '');
  return {
    form,
    rule,
    held: held !== '' && error?.code !== 'password.old.wrong',
    onSubmit: form.handleSubmit(send, clear),
    busy,
    alert: saidElsewhere ? null : error,
    same,
    closeSame: () => {
      setSame(false);
      form.setValue('password', '');
      form.setValue('confirmPassword', '');
      form.setFocus('password');
    },
  };
}
