import { api, preloadLogin, type GrantedSession } from '@lobby/api-client';
import {
  AppForm,
  CaptchaInput,
  mobileText,
  PhoneField,
  SmsCodeField,
  smsCodeText,
  useAppForm,
  useCaptcha,
  useDialing,
  useFieldRules,
  usePhoneVerification,
  type anyText,
  type Dialing,
  type PhoneProof,
  type RuleOf,
  type TypedPhone,
} from '@lobby/feature-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CAPTCHA_REFUSALS } from '../../sign-in/captcha-refusals';
import { ExclusionHelp, useForGoodText } from '../../sign-in/exclusion-help';
import { useSessionStart } from '../../sign-in/sign-in-page';
import { rememberedMethod, rememberedName, rememberPhone } from '../remembered';
import { RememberLine } from '../remember-line';
import { SESSION_FORMS } from '../../sign-in/session-forms';
import { useAutoSubmit } from './use-auto-submit';

/** Values of a login by SMS code; `captcha` is the schema of the captcha (D1 §5). */
export const smsLoginSchema = (
  rule: RuleOf,
  dialing: Pick<Dialing, 'of'>,
  captcha: typeof anyText,
) =>
  z.object({
    mobile: mobileText(rule('loginMobileNum'), dialing),
    code: smsCodeText(rule('verificationCode')),
    captcha,
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
  const start = useSessionStart();
  const rule = useFieldRules();
  const dialing = useDialing();
  const form = useAppForm({
    key: SESSION_FORMS.login,
    mode: 'onSubmit',
    schema: useMemo(
      () => smsLoginSchema(rule, dialing, captcha.schema),
      [rule, dialing, captcha.schema],
    ),
    defaults: () => ({
      mobile: rememberedName('sms'),
      code: '',
      captcha: '',
      remember: rememberedMethod() !== undefined,
    }),
    drafts: { mobile: 'mobile' },
    captcha,
    fields: {
      mobileNum: 'mobile',
      countryDialingCode: 'mobile',
      messageCode: 'code',
      captcha: 'captcha',
    },
    refusals: {
      ...CAPTCHA_REFUSALS,
      'sms.code.wrong': 'code',
      'login.wrong': { field: 'code', as: 'sms.code.wrong' },
    },
    async send({ mobile, code, captcha: answer }): Promise<GrantedSession> {
      const proof = await phone.verify(code);
      const { dialingCode } = phone;
      return logIn({ mobileNumber: mobile, dialingCode, captcha: captcha.take(answer) }, proof);
    },
    onFailed: ({ details }) => {
      if (details.sent) phone.renew();
    },
    onDone: (granted, { mobile, remember }) => {
      if (start(granted) && remember) rememberPhone(mobile, phone.dialingCode);
    },
  });
  const phone: TypedPhone = usePhoneVerification('login', form.form, {
    number: 'mobile',
    code: 'code',
    dialing,
  });
  useAutoSubmit(
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
  const forGood = useForGoodText(alert);
  return (
    <AppForm
      form={form}
      submit={t('common:action.login')}
      busyLabel={t('login.busy')}
      alertText={alert?.details.sent ? t('login.codeLost') : forGood}
    >
      <ExclusionHelp error={alert} />
      <PhoneField field={field('mobile', rule('loginMobileNum'))} phone={phone} />
      <SmsCodeField
        rule={rule('verificationCode')}
        field={field('code', rule('verificationCode'))}
        verification={phone}
        hint={t('login.codeWhole')}
        onRequest={preloadLogin}
      />
      <CaptchaInput captcha={captcha} form={form} />
      <RememberLine input={form.form.register('remember')} />
    </AppForm>
  );
}
