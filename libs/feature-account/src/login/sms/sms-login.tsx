import { api, preloadLogin, type GrantedSession } from '@lobby/api-client';
import {
  AppForm,
  CaptchaInput,
  captchaText,
  mobileText,
  PhoneField,
  SmsCodeField,
  smsCodeText,
  useAppForm,
  useCaptcha,
  useDialingCode,
  useFieldRules,
  usePhoneVerification,
  useSendWhenWhole,
  type PhoneProof,
  type PhoneVerification,
  type RuleOf,
} from '@lobby/feature-kit';
import { startSession } from '@lobby/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { rememberedMethod, rememberedName, rememberPhone } from '../remembered';
import { RememberLine } from '../remember-line';

/** Values of a login by SMS code; `captcha` is checked only where it is shown (D1 §5). */
export const smsLoginSchema = (
  rule: RuleOf,
  dialingCode: string | undefined,
  captchaShown: boolean,
) =>
  z.object({
    mobile: mobileText(rule('loginMobileNum'), dialingCode),
    code: smsCodeText(rule('verificationCode')),
    captcha: captchaText(captchaShown),
    remember: z.boolean(),
  });

interface Phone {
  mobileNumber: string;
  dialingCode: string | undefined;
  captcha: string | undefined;
}

/** Logs in with the platform's code, or with a third party's token (decision 17). */
const logIn = (phone: Phone, proof: PhoneProof): Promise<GrantedSession> =>
  'idToken' in proof
    ? api.access.loginByThirdParty({ ...phone, ...proof })
    : api.access.loginBySms({ ...phone, ...proof });

/** Form of `SmsLogin`: verifies the code, logs in, remembers if ticked, starts the session. */
function useSmsLogin() {
  const captcha = useCaptcha();
  const rule = useFieldRules();
  const dialingCode = useDialingCode();
  const form = useAppForm({
    key: 'login',
    mode: 'onSubmit',
    schema: useMemo(
      () => smsLoginSchema(rule, dialingCode, captcha.shown),
      [rule, dialingCode, captcha.shown],
    ),
    defaults: () => ({
      mobile: rememberedName('sms'),
      code: '',
      captcha: '',
      remember: rememberedMethod() !== undefined,
    }),
    drafts: { mobile: 'mobile' },
    captcha,
    refusals: {
      'captcha.wrong': 'captcha',
      'sms.code.wrong': 'code',
      'login.wrong': { field: 'code', as: 'sms.code.wrong' },
    },
    async send({ mobile, code, captcha: answer }): Promise<GrantedSession> {
      const proof = await phone.verify(code);
      return logIn({ mobileNumber: mobile, dialingCode, captcha: captcha.take(answer) }, proof);
    },
    onFailed: ({ details }) => {
      if (details.sent) phone.renew();
    },
    onDone: (granted, { mobile, remember }) => {
      if (remember) rememberPhone(mobile, dialingCode);
      startSession(granted);
    },
  });
  const phone: PhoneVerification = usePhoneVerification('login', form.form, {
    number: 'mobile',
    code: 'code',
    dialingCode,
  });
  useSendWhenWhole(
    form.form,
    { name: 'code', rule: rule('verificationCode'), enabled: !captcha.shown },
    form.onSubmit,
  );
  return { form, captcha, rule, phone };
}

/** Login by an SMS code (D1 §2, flag `SMSLOGIN3`). */
export function SmsLogin() {
  const { t } = useTranslation(['account-login', 'common']);
  const { form, captcha, rule, phone } = useSmsLogin();
  const { field, alert } = form;
  return (
    <AppForm
      form={form}
      submit={t('common:action.login')}
      busy={t('login.busy')}
      alertText={alert?.details.sent ? t('login.codeLost') : undefined}
    >
      <PhoneField field={field('mobile', rule('loginMobileNum'))} dialingCode={phone.dialingCode} />
      <SmsCodeField
        field={field('code', rule('verificationCode'))}
        verification={phone}
        hint={t('login.codeWhole')}
        onRequest={preloadLogin}
      />
      <CaptchaInput captcha={captcha} form={form} name="captcha" />
      <RememberLine input={form.form.register('remember')} />
    </AppForm>
  );
}
