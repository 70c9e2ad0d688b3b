import { api } from '@lobby/api-client';
import { startSession } from '@lobby/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidation } from '../../revalidation/use-revalidation';
import { useRule } from '../../rules/account-rules.query';
import { useSubmission } from '../../submission/use-submission';
import { holdPassword } from '../held-password';
import { remembered, rememberedPassword, rememberedWay, rememberLogin } from '../remembered';
import { useLoginCaptcha } from '../use-login-captcha';
import { passwordLoginResolver, type PasswordLoginValues } from './password-login.schema';

/** What the form starts with: the name this browser was asked to remember, if any. */
const initialValues = (): PasswordLoginValues => ({
  userName: remembered('username'),
  password: rememberedPassword(),
  captcha: '',
  remember: rememberedWay() !== undefined,
});

/** The form of the password login and what becomes of it. A refusal keeps what was typed, but for a spent captcha. */
export function usePasswordLogin() {
  const { captcha, judge } = useLoginCaptcha();
  const rules = { userName: useRule('loginUsername'), password: useRule('loginPassword') };
  const [defaultValues] = useState(initialValues);
  const form = useForm<PasswordLoginValues>({
    defaultValues,
    resolver: passwordLoginResolver(rules, captcha.shown),
  });
  useRevalidation(form);

  const submission = useSubmission('login', {
    send: ({ userName, password, captcha: typed }: PasswordLoginValues) =>
      api.access.login({
        userName: userName.trim(),
        password,
        captcha: captcha.shown ? typed.trim() : undefined,
      }),
    onDone: (granted, values) => {
      if (granted.firstTimeLogin) holdPassword(granted.token, values.password);
      if (values.remember) rememberLogin(values.userName.trim(), values.password);
      startSession(granted);
    },
    onRefused: (error) => {
      const typed = judge(error);
      if (typed !== 'untouched') form.setValue('captcha', '');
      if (typed === 'wrong')
        form.setError('captcha', { type: 'wrongCaptcha' }, { shouldFocus: true });
    },
  });
  return { form, rules, captcha, ...submission };
}
