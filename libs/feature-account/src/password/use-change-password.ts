import type { ApiError } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { currentToken, sessionAtom, sessionStore } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { letGoOfPassword } from '../login/held-password';
import { useAfter } from '../submission/use-after';
import { useSubmission } from '../submission/use-submission';
import { useWaitMessage } from '../submission/use-wait-message';
import { CHANGE_WAIT_MS, changePasswordOnce } from './change-once';
import { refusedPasswords, type ChangePasswordValues } from './change-password.rules';
import { refreshRememberedOf } from './refresh-remembered';
import { usePasswordForm } from './use-password-form';

/** Milliseconds the success stays, and then Home (D1 §4). */
const CHANGED_MS = 1000;

/** Nothing of this browser knows the old one any more, and the first login is over. */
function forgetOldPassword(token: string | null, password: string): void {
  const session = sessionStore.get(sessionAtom);
  // The answer came late, and somebody else is here by now.
  if (!session || session.token !== token) return;
  letGoOfPassword();
  refreshRememberedOf(session.userName, password);
  sessionStore.set(sessionAtom, { ...session, firstTimeLogin: false });
}

/** What follows a change: the success for a second, then Home (D1 §4). Counts once, however often it is told. */
function useChanged() {
  const t = useLabels('account');
  const navigate = useNavigate();
  const goHome = useAfter(CHANGED_MS, () => void navigate(PATHS.home, { replace: true }));
  const [changed, setChanged] = useState(false);
  const [token] = useState(currentToken);
  const onChanged = (password: string) => {
    setChanged(true);
    forgetOldPassword(token, password);
    toast.success(t('password.done'), { duration: CHANGED_MS });
    goHome();
  };
  return { changed, onChanged };
}

type PasswordForm = ReturnType<typeof usePasswordForm>;

/** Sends a change; what is refused is told at its field, or by `onSame`. */
function useSending({ form, askOld }: PasswordForm, onSame: () => void) {
  const t = useLabels('account');
  const { changed, onChanged } = useChanged();
  const onRefused = (error: ApiError) => {
    if (error.code === 'modify.new.old.same') onSame();
    if (error.code === 'password.old.wrong') askOld();
    refusedPasswords(error).forEach(({ name, ...problem }, place) =>
      form.setError(name, problem, { shouldFocus: place === 0 }),
    );
  };
  const { submit, busy, waiting, error, clear } = useSubmission('change-password', {
    send: ({ oldPassword, password, confirmPassword }: ChangePasswordValues) =>
      changePasswordOnce(
        { oldPassword, newPassword: password, confirmation: confirmPassword },
        () => onChanged(password),
      ),
    onDone: (_, { password }) => onChanged(password),
    onRefused,
  });
  useWaitMessage(waiting, t('password.busy'), CHANGE_WAIT_MS);
  const saidElsewhere =
    changed ||
    error?.code === 'modify.new.old.same' ||
    !error ||
    refusedPasswords(error).length > 0;
  return { submit, clear, busy: busy || changed, alert: saidElsewhere ? null : error };
}

/** The form that changes the password and what becomes of it (D1 §4). */
export function useChangePassword() {
  const passwordForm = usePasswordForm();
  const { form, rules, asksOld } = passwordForm;
  const [same, setSame] = useState(false);
  const onSame = () => setSame(true);
  const { submit, clear, busy, alert } = useSending(passwordForm, onSame);
  const send = (values: ChangePasswordValues) => {
    if (values.password === values.oldPassword) onSame();
    else submit(values);
  };
  return {
    form,
    rules,
    asksOld,
    onSubmit: form.handleSubmit(send, clear),
    busy,
    alert,
    same,
    closeSame() {
      setSame(false);
      form.setValue('password', '');
      form.setValue('confirmPassword', '');
      form.setFocus('password');
    },
  };
}

export type ChangePasswordState = ReturnType<typeof useChangePassword>;
