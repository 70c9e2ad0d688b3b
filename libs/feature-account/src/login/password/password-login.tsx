import { api, preloadLogin } from '@lobby/api-client';
import {
  AppForm,
  CaptchaInput,
  nationalNumber,
  ruledSecret,
  ruledText,
  useAppForm,
  useCaptcha,
  useFieldRules,
  type anyText,
  type RuleOf,
} from '@lobby/feature-kit';
import { useFlag } from '@lobby/session';
import { PasswordField, TextField, User } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CAPTCHA_REFUSALS } from '../../sign-in/captcha-refusals';
import { ExclusionHelp, useForGoodText } from '../../sign-in/exclusion-help';
import { useSessionStart } from '../../sign-in/sign-in-page';
import { PasskeyLogin } from '../passkey/passkey-login';
import { setPendingPassword } from '../pending-password';
import { rememberedMethod, rememberedName, rememberedPassword, rememberLogin } from '../remembered';
import { RememberLine } from '../remember-line';
import { SocialLogins } from '../social/social-logins';
import { SESSION_FORMS } from '../../sign-in/session-forms';

/** Returns the user name to send: a mobile number (D1 §1) without separators, with `00` for its plus sign. */
function loginName(typed: string): string {
  const number = nationalNumber(typed).replace(/^\+/, '00');
  return /^\d+$/.test(number) ? number : typed.trim();
}

/** Values of a login by user name; `captcha` is the schema of the captcha (D1 §5). */
export const passwordLoginSchema = (rule: RuleOf, captcha: typeof anyText) =>
  z.object({
    userName: ruledText(rule('loginUsername'), 'userNameRequired', loginName),
    password: ruledSecret(rule('loginPassword'), 'passwordRequired'),
    captcha,
    remember: z.boolean(),
  });

/** Form of `PasswordLogin`: sends `api.access.login`, remembers if ticked, starts the session. */
function usePasswordLogin() {
  const captcha = useCaptcha();
  const start = useSessionStart();
  const rule = useFieldRules();
  const form = useAppForm({
    key: SESSION_FORMS.login,
    mode: 'onSubmit',
    schema: useMemo(() => passwordLoginSchema(rule, captcha.schema), [rule, captcha.schema]),
    defaults: () => ({
      userName: rememberedName('username'),
      password: rememberedPassword(),
      captcha: '',
      remember: rememberedMethod() !== undefined,
    }),
    drafts: { userName: 'userName' },
    captcha,
    fields: { username: 'userName', password: 'password', captcha: 'captcha' },
    refusals: CAPTCHA_REFUSALS,
    send: ({ userName, password, captcha: answer }) =>
      api.access.login({ userName, password, captcha: captcha.take(answer) }),
    onDone: (granted, { userName, password, remember }) => {
      if (!start(granted)) return;
      if (granted.firstTimeLogin) setPendingPassword(granted.token, password);
      if (remember) rememberLogin(userName, password);
    },
  });
  return { form, captcha, rule };
}

/** Login by user name and password. The captcha shows once the platform requires one (D1 §4). */
export function PasswordLogin() {
  const { t } = useTranslation(['account-login', 'forms', 'common']);
  const social = useFlag('socialLogin');
  const passkey = useFlag('passkey');
  const byNumber = useFlag('registerByMobile');
  const { form, captcha, rule } = usePasswordLogin();
  const { field, alert } = form;
  const forGood = useForGoodText(alert);
  return (
    <>
      <AppForm
        form={form}
        submit={t('common:action.login')}
        busyLabel={t('login.busy')}
        alertText={forGood}
      >
        <ExclusionHelp error={alert} />
        <TextField
          {...field('userName', rule('loginUsername'))}
          onFocus={preloadLogin}
          label={t('forms:field.userName')}
          hint={byNumber ? t('login.nameHint') : undefined}
          icon={<User size={20} />}
          autoComplete={passkey ? 'username webauthn' : 'username'}
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
        <CaptchaInput captcha={captcha} form={form} />
        <RememberLine input={form.form.register('remember')} />
      </AppForm>
      {passkey && <PasskeyLogin />}
      {/* Not lazy: until its chunk loads, hydration would remove it from a published page and move the button below. */}
      {social && <SocialLogins />}
    </>
  );
}
