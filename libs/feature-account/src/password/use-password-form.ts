import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { heldPassword, letGoOfPassword } from '../login/held-password';
import { useRevalidation } from '../revalidation/use-revalidation';
import { useRule } from '../rules/account-rules.query';
import { useLateRules } from '../rules/use-late-rules';
import { changePasswordResolver, type ChangePasswordValues } from './change-password.rules';

/** The fields of a change; the old password is asked for unless it is held from login (D1 §2). */
export function usePasswordForm() {
  const password = useRule('password');
  const oldPassword = useRule('loginPassword');
  const rules = useMemo(() => ({ password, oldPassword }), [password, oldPassword]);
  const [held, setHeld] = useState(heldPassword);
  const asksOld = held === '';
  const form = useForm<ChangePasswordValues>({
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { oldPassword: held, password: '', confirmPassword: '' },
    resolver: useMemo(() => changePasswordResolver(rules, asksOld), [rules, asksOld]),
  });
  useRevalidation(form);
  useLateRules(form, rules);
  const { setFocus, setValue } = form;
  const [refusedHeld, setRefusedHeld] = useState(false);
  useEffect(
    // The field was not there yet when the platform refused what was held.
    function goToOldPassword() {
      if (refusedHeld) setFocus('oldPassword');
    },
    [refusedHeld, setFocus],
  );
  return {
    form,
    rules,
    asksOld,
    /** What was held is not the password: it is asked for after all. */
    askOld() {
      if (held === '') return;
      letGoOfPassword();
      setHeld('');
      setValue('oldPassword', '');
      setRefusedHeld(true);
    },
  };
}
