import { api, ApiError, type GrantedSession } from '@lobby/api-client';
import { safeReturnPath } from '@lobby/core';
import {
  anyText,
  confirmed,
  ruledSecret,
  useAppForm,
  useFieldRules,
  useLoadingToast,
  type RuleOf,
} from '@lobby/feature-kit';
import { currentToken, currentViewer, passwordChanged, startSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useDelayedCallback } from './use-delayed-callback';
import { clearPendingPassword, pendingPassword } from '../login/pending-password';
import { updateRememberedPassword } from '../login/remembered';
import { CHANGE_WAIT_MS, changePasswordOnce, isChanging } from './change-once';

/** Milliseconds the success toast shows before the next page opens (D1 §4). */
const CHANGED_MS = 1000;

/** Values of a change of password (D1 §5). `needsOld`: the old password is a field of the form. */
const changePassword = (rule: RuleOf, needsOld: boolean) =>
  z
    .object({
      oldPassword: needsOld ? ruledSecret(rule('loginPassword')) : anyText,
      password: ruledSecret(rule('password')),
      confirmPassword: anyText,
    })
    .check(confirmed);

/**
 * After a change: updates session and remembered password, shows a toast, goes to the page that required it (decision
 * 20) or Home (D1 §4). A session `granted` by the change replaces the current one. If the session has ended meanwhile,
 * shows nothing.
 */
function useChanged() {
  const { t } = useTranslation('account-password');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeReturnPath(query.get('returnTo'));
  const goOn = useDelayedCallback(CHANGED_MS, () => void navigate(next, { replace: true }));
  const [changed, setChanged] = useState(false);
  const [token] = useState(currentToken);
  function onChanged(password: string, granted?: GrantedSession) {
    setChanged(true);
    const session = passwordChanged(token);
    if (granted) startSession(granted, token);
    if (!session) return;
    clearPendingPassword();
    updateRememberedPassword(session.userName, password);
    toast.success(t('password.done'), { duration: CHANGED_MS });
    goOn();
  }
  return { changed, onChanged };
}

/** The old password: pending from a first login (D1 §2), otherwise a field of the form. */
function useOldPassword() {
  const [pending, setPending] = useState(pendingPassword);
  return {
    pending,
    needsOld: pending === '',
    /** Drops a refused pending password, so that its field appears. */
    dropPending() {
      clearPendingPassword();
      setPending('');
    },
  };
}

/** Form that changes the password (D1 §4); `same` opens the dialog for an unchanged password. */
export function useChangePassword() {
  const { t } = useTranslation('account-password');
  const rule = useFieldRules();
  const { changed, onChanged } = useChanged();
  const { pending, needsOld, dropPending } = useOldPassword();
  const [same, setSame] = useState(false);
  const state = useAppForm({
    key: 'change-password',
    schema: useMemo(() => changePassword(rule, needsOld), [rule, needsOld]),
    defaults: { oldPassword: pending, password: '', confirmPassword: '' },
    fields: {
      oldPassword: 'oldPassword',
      newPassword: 'password',
      confirmNewPassword: 'confirmPassword',
    },
    refusals: { 'password.old.wrong': 'oldPassword' },
    acrossSessions: true,
    send: async ({
      oldPassword,
      password,
      confirmPassword: confirmation,
    }): Promise<GrantedSession | undefined> => {
      if (password === oldPassword)
        throw new ApiError('refused', 'not sent', { code: 'modify.new.old.same' });
      const change = { oldPassword, newPassword: password, confirmation };
      await changePasswordOnce(change, () => onChanged(password));
      return undefined;
    },
    // A login with the new password tells whether it was set.
    settle: async ({ password }) => {
      if (isChanging()) return undefined;
      const userName = currentViewer().session?.userName ?? '';
      return { answer: await api.access.login({ userName, password }) };
    },
    onDone: (granted, { password }) => onChanged(password, granted),
    onFailed: ({ code }, form) => {
      if (code === 'modify.new.old.same') setSame(true);
      if (code === 'password.old.wrong' && !needsOld) {
        dropPending();
        form.setValue('oldPassword', '');
      }
      return code === 'modify.new.old.same';
    },
  });
  const { form, waiting, busy, alert } = state;
  useLoadingToast(waiting, t('password.busy'), CHANGE_WAIT_MS);
  const neededOld = useRef(needsOld);
  useEffect(
    // The field has just appeared.
    function focusOldPassword() {
      if (needsOld && !neededOld.current) form.setFocus('oldPassword');
      neededOld.current = needsOld;
    },
    [needsOld, form],
  );
  return {
    state: { ...state, busy: busy || changed, alert: changed ? null : alert },
    rule,
    needsOld,
    same,
    closeSame() {
      setSame(false);
      form.resetField('password');
      form.resetField('confirmPassword');
      form.setFocus('password');
    },
  };
}
