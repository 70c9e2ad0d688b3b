import { api, type ApiError } from '@lobby/api-client';
import { startSession } from '@lobby/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '../../captcha/use-captcha';
import { useSubmission } from '../../submission/use-submission';
import { passwordLoginResolver, type PasswordLoginValues } from './password-login.schema';
import { holdPassword } from '../held-password';
import { remembered, rememberedPassword, rememberLogin } from '../remembered';

/** The form of the password login and what becomes of it. A refusal keeps what was typed, but for a spent captcha. */
export function usePasswordLogin() {
  const [captchaShown, setCaptchaShown] = useState(false);
  const captcha = useCaptcha(captchaShown);
  const [kept] = useState(() => ({ name: remembered('username'), password: rememberedPassword() }));
  const form = useForm<PasswordLoginValues>({
    defaultValues: {
      userName: kept.name,
      password: kept.password,
      captcha: '',
      remember: kept.name !== '',
    },
    resolver: passwordLoginResolver(captchaShown),
  });

  function onRefused({ kind, code, details }: ApiError) {
    if (details.captcha) setCaptchaShown(true);
    if (!captchaShown || kind !== 'refused') return;
    form.setValue('captcha', '');
    captcha.refresh();
    if (code === 'captcha.wrong')
      form.setError('captcha', { type: 'wrongCaptcha' }, { shouldFocus: true });
  }

  const submission = useSubmission('login', {
    send: ({ userName, password, captcha: typed }: PasswordLoginValues) =>
      api.access.login({
        userName: userName.trim(),
        password,
        captcha: captchaShown ? typed.trim() : undefined,
      }),
    onDone: (granted, values) => {
      if (granted.firstTimeLogin) holdPassword(values.password);
      if (values.remember) rememberLogin(values.userName.trim(), values.password);
      startSession(granted);
    },
    onRefused,
  });
  return { form, captcha, ...submission };
}
