import type { ApiError } from '@lobby/api-client';
import { startSession } from '@lobby/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { phoneDigits } from '../../problems/phone-problem';
import { useRevalidation } from '../../revalidation/use-revalidation';
import { useRule } from '../../rules/account-rules.query';
import { useDialingCode } from '../../sms/dialing-code.query';
import { useSubmission } from '../../submission/use-submission';
import { remembered, rememberedWay, rememberPhone } from '../remembered';
import { useLoginCaptcha } from '../use-login-captcha';
import { logInByCode } from './log-in-by-code';
import { smsLoginResolver, type SmsLoginValues } from './sms-login.schema';
import { useSmsCode } from './use-sms-code';

const initialValues = (): SmsLoginValues => ({
  mobile: remembered('sms'),
  code: '',
  captcha: '',
  remember: rememberedWay() !== undefined,
});

/** Refusals of the code itself: said at its field. */
const WRONG_CODE = new Set<unknown>(['login.wrong', 'sms.code.wrong']);

const saidAtField = ({ code }: ApiError) => code === 'captcha.wrong' || WRONG_CODE.has(code);

/** The form of the SMS login and what becomes of it; a refusal keeps what was typed, but for a spent captcha. */
export function useSmsLogin() {
  const { captcha, judge } = useLoginCaptcha();
  const dialingCode = useDialingCode();
  const rules = { mobile: useRule('loginMobileNum'), code: useRule('verificationCode') };
  const [defaultValues] = useState(initialValues);
  const form = useForm<SmsLoginValues>({
    defaultValues,
    resolver: smsLoginResolver(rules, captcha.shown),
  });
  const { code, ask } = useSmsCode(form, dialingCode);
  useRevalidation(form);

  function onRefused(error: ApiError) {
    const typed = judge(error);
    if (typed !== 'untouched') form.setValue('captcha', '');
    if (typed === 'wrong')
      form.setError('captcha', { type: 'wrongCaptcha' }, { shouldFocus: true });
    if (WRONG_CODE.has(error.code))
      form.setError('code', { type: 'wrongCode' }, { shouldFocus: true });
  }

  const { submit, busy, error, clear } = useSubmission('login', {
    send: (values: SmsLoginValues) =>
      logInByCode(values, { prove: code.prove, dialingCode, captchaShown: captcha.shown }),
    onDone: (granted, values) => {
      if (values.remember) rememberPhone(phoneDigits(values.mobile), dialingCode);
      startSession(granted);
    },
    onRefused,
  });
  return {
    form,
    rules,
    captcha,
    code,
    dialingCode,
    ask,
    onSubmit: form.handleSubmit(submit, clear),
    busy,
    alert: error && !saidAtField(error) ? error : null,
  };
}
