import { ApiError } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  anyText,
  confirmed,
  ruledSecret,
  useAppForm,
  useDelayedCallback,
  useFieldRules,
  useLoadingToast,
  type RuleOf,
} from '@lobby/feature-kit';
import { currentToken, passwordChanged } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { clearPendingPassword, pendingPassword } from '../login/pending-password';
import { refreshRememberedOf } from '../login/remembered';
import { CHANGE_WAIT_MS, changePasswordOnce } from './change-once';

/** Milliseconds the success stays before Home (D1 §4). */
const CHANGED_MS = 1000;

/** The new password by its rule and twice; the old one only where it is typed here (D1 §5). */
const changePassword = (rule: RuleOf, asksOld: boolean) =>
  z
    .object({
      oldPassword: asksOld ? ruledSecret(rule('loginPassword')) : anyText,
      password: ruledSecret(rule('password')),
      confirmPassword: anyText,
    })
    .check(confirmed);

/** After a change: a success for a second, then Home (D1 §4). Runs once, however often it is called. */
function useChanged() {
  const { t } = useTranslation('account-password');
  const navigate = useNavigate();
  const goHome = useDelayedCallback(CHANGED_MS, () => void navigate(PATHS.home, { replace: true }));
  const [changed, setChanged] = useState(false);
  const [token] = useState(currentToken);
  function onChanged(password: string) {
    setChanged(true);
    const session = passwordChanged(token);
    if (session) {
      clearPendingPassword();
      refreshRememberedOf(session.userName, password);
    }
    toast.success(t('password.done'), { duration: CHANGED_MS });
    goHome();
  }
  return { changed, onChanged };
}

/** Whether the old password is typed here, or known from the login that led here (D1 §2). */
function useOldPassword() {
  const [pending, setPending] = useState(pendingPassword);
  return {
    pending,
    asksOld: pending === '',
    /** The pending password was refused. */
    ask() {
      clearPendingPassword();
      setPending('');
    },
  };
}

/** The form that changes the password (D1 §4). */
export function useChangePassword() {
  const { t } = useTranslation('account-password');
  const rule = useFieldRules();
  const { changed, onChanged } = useChanged();
  const { pending, asksOld, ask } = useOldPassword();
  const [same, setSame] = useState(false);
  const state = useAppForm({
    key: 'change-password',
    schema: useMemo(() => changePassword(rule, asksOld), [rule, asksOld]),
    defaults: { oldPassword: pending, password: '', confirmPassword: '' },
    fields: {
      oldPassword: 'oldPassword',
      newPassword: 'password',
      confirmNewPassword: 'confirmPassword',
    },
    refusals: { 'password.old.wrong': 'oldPassword' },
    send: async ({ oldPassword, password, confirmPassword: confirmation }) => {
      if (password === oldPassword)
        throw new ApiError('refused', 'not sent', { code: 'modify.new.old.same' });
      const change = { oldPassword, newPassword: password, confirmation };
      await changePasswordOnce(change, () => onChanged(password));
    },
    onDone: (_, { password }) => onChanged(password),
    onFailed: ({ code }, form) => {
      if (code === 'modify.new.old.same') setSame(true);
      if (code === 'password.old.wrong' && !asksOld) {
        ask();
        form.setValue('oldPassword', '');
      }
      return code === 'modify.new.old.same';
    },
  });
  const { form, waiting, busy, alert } = state;
  useLoadingToast(waiting, t('password.busy'), CHANGE_WAIT_MS);
  const asked = useRef(asksOld);
  useEffect(
    // A refused pending password: its field has just appeared.
    function focusOldPassword() {
      if (asksOld && !asked.current) form.setFocus('oldPassword');
      asked.current = asksOld;
    },
    [asksOld, form],
  );
  return {
    state: { ...state, busy: busy || changed, alert: changed ? null : alert },
    rule,
    asksOld,
    same,
    closeSame() {
      setSame(false);
      form.resetField('password');
      form.resetField('confirmPassword');
      form.setFocus('password');
    },
  };
}
