import { api, preloadLogin } from '@lobby/api-client';
import { AppForm, CaptchaInput, useAppForm, useCaptcha, useFieldRules } from '@lobby/feature-kit';
import { startSession, useFlag } from '@lobby/session';
import { optionalLazy, PasswordField, TextField, User } from '@lobby/ui-kit';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPendingPassword } from '../pending-password';
import { remembered, rememberedPassword, rememberedWay, rememberLogin } from '../remembered';
import { RememberLine } from '../remember-line';
import { passwordLogin } from './password-login.schema';

/** Loaded where the merchant offers it: few do. */
const SocialLogins = optionalLazy(async () => ({
  default: (await import('../social/social-logins')).SocialLogins,
}));

function usePasswordLogin() {
  const captcha = useCaptcha();
  const rule = useFieldRules();
  const form = useAppForm({
    key: 'login',
    mode: 'onSubmit',
    schema: useMemo(() => passwordLogin(rule, captcha.shown), [rule, captcha.shown]),
    defaults: () => ({
      userName: remembered('username'),
      password: rememberedPassword(),
      captcha: '',
      remember: rememberedWay() !== undefined,
    }),
    captcha,
    refusals: { 'captcha.wrong': 'captcha' },
    send: ({ userName, password, captcha: typed }) =>
      api.access.login({ userName, password, captcha: captcha.take(typed) }),
    onDone: (granted, { userName, password, remember }) => {
      if (granted.firstTimeLogin) keepPendingPassword(granted.token, password);
      if (remember) rememberLogin(userName, password);
      startSession(granted);
    },
  });
  return { form, captcha, rule };
}

/** Login by user name and password; after failures the platform asks for a captcha (D1 §4). */
export function PasswordLogin() {
  const { t } = useTranslation(['account-login', 'forms', 'common']);
  const social = useFlag('socialLogin');
  const { form, captcha, rule } = usePasswordLogin();
  const { field } = form;
  return (
    <>
      <AppForm form={form} submit={t('common:action.login')} busy={t('login.busy')}>
        <TextField
          {...field('userName', rule('loginUsername'))}
          onFocus={preloadLogin}
          label={t('forms:field.userName')}
          icon={<User size={20} />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          aria-required
        />
        <PasswordField
          {...field('password', rule('loginPassword'))}
          label={t('forms:field.password')}
          autoComplete="current-password"
          maxLength={128}
          aria-required
        />
        <CaptchaInput captcha={captcha} form={form} name="captcha" />
        <RememberLine input={form.form.register('remember')} />
      </AppForm>
      {social && (
        <Suspense fallback={null}>
          <SocialLogins />
        </Suspense>
      )}
    </>
  );
}
