import { api, preloadLogin, type GrantedSession } from '@lobby/api-client';
import {
  AppForm,
  CaptchaInput,
  PhoneField,
  SmsCodeField,
  useAppForm,
  useCaptcha,
  useFieldRules,
  usePhoneVerification,
  type PhoneProof,
  type PhoneVerification,
} from '@lobby/feature-kit';
import { startSession } from '@lobby/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { remembered, rememberedWay, rememberPhone } from '../remembered';
import { RememberLine } from '../remember-line';
import { smsLogin } from './sms-login.schema';

interface Phone {
  mobileNumber: string;
  dialingCode: string | undefined;
  captcha: string | undefined;
}

/** Logs in with the code the platform sent, or with a third party's token for it (decision 17). */
const logIn = (phone: Phone, proof: PhoneProof): Promise<GrantedSession> =>
  'idToken' in proof
    ? api.access.loginByThirdParty({ ...phone, ...proof })
    : api.access.loginBySms({ ...phone, ...proof });

function useSmsLogin() {
  const captcha = useCaptcha();
  const rule = useFieldRules();
  const form = useAppForm({
    key: 'login',
    mode: 'onSubmit',
    schema: useMemo(() => smsLogin(rule, captcha.shown), [rule, captcha.shown]),
    defaults: () => ({
      mobile: remembered('sms'),
      code: '',
      captcha: '',
      remember: rememberedWay() !== undefined,
    }),
    captcha,
    refusals: {
      'captcha.wrong': 'captcha',
      'sms.code.wrong': 'code',
      'login.wrong': { field: 'code', as: 'sms.code.wrong' },
    },
    async send({ mobile, code, captcha: typed }): Promise<GrantedSession> {
      const proof = await phone.verify(code);
      const { dialingCode } = phone;
      return logIn({ mobileNumber: mobile, dialingCode, captcha: captcha.take(typed) }, proof);
    },
    onDone: (granted, { mobile, remember }) => {
      if (remember) rememberPhone(mobile, phone.dialingCode);
      startSession(granted);
    },
  });
  const phone: PhoneVerification = usePhoneVerification('login', form.form, {
    number: 'mobile',
    code: 'code',
  });
  return { form, captcha, rule, phone };
}

/** Login by a code sent to the phone (D1 §2, flag `SMSLOGIN3`). */
export function SmsLogin() {
  const { t } = useTranslation(['account-login', 'common']);
  const { form, captcha, rule, phone } = useSmsLogin();
  const { field } = form;
  return (
    <AppForm form={form} submit={t('common:action.login')} busy={t('login.busy')}>
      <PhoneField field={field('mobile', rule('loginMobileNum'))} dialingCode={phone.dialingCode} />
      <SmsCodeField
        field={field('code', rule('verificationCode'))}
        verification={phone}
        onRequest={preloadLogin}
      />
      <CaptchaInput captcha={captcha} form={form} name="captcha" />
      <RememberLine input={form.form.register('remember')} />
    </AppForm>
  );
}
