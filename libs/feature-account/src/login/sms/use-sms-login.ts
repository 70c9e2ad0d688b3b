import { api, type ApiError } from '@lobby/api-client';
import { startSession } from '@lobby/session';
import { useCallback, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useCaptcha } from '../../captcha/use-captcha';
import { captchaProblem } from '../../problems/captcha-problem';
import { codeProblem, phoneDigits, phoneProblem } from '../../problems/phone-problem';
import { toResult } from '../../problems/to-result';
import { useDialingCode } from '../../sms/dialing-code.query';
import { useOneTimeCode } from '../../sms/one-time-code';
import { useCode } from '../../sms/use-code';
import { useSubmission } from '../../submission/use-submission';
import { forgetRemembered, remembered, rememberPhone } from '../remembered';

interface SmsLoginValues {
  mobile: string;
  code: string;
  captcha: string;
  remember: boolean;
}

const resolverWith =
  (captchaShown: boolean): Resolver<SmsLoginValues> =>
  (values) =>
    toResult(values, {
      mobile: phoneProblem(values.mobile),
      code: codeProblem(values.code),
      captcha: captchaShown ? captchaProblem(values.captcha) : null,
    });

/** The form of the SMS login and what becomes of it; a refusal keeps what was typed. */
export function useSmsLogin() {
  const [captchaShown, setCaptchaShown] = useState(false);
  const captcha = useCaptcha(captchaShown);
  const dialingCode = useDialingCode();
  const code = useCode('login');
  const [kept] = useState(() => remembered('sms'));
  const form = useForm<SmsLoginValues>({
    defaultValues: { mobile: kept, code: '', captcha: '', remember: kept !== '' },
    resolver: resolverWith(captchaShown),
  });
  const { setValue } = form;
  useOneTimeCode(
    code.sent,
    useCallback((typed: string) => setValue('code', typed), [setValue]),
  );

  const ask = async () => {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return;
    code.send({ mobileNumber: phoneDigits(form.getValues('mobile')), dialingCode });
  };

  function onRefused({ kind, code: refused, details }: ApiError) {
    if (details.captcha) setCaptchaShown(true);
    if (refused === 'login.wrong')
      form.setError('code', { type: 'wrongCode' }, { shouldFocus: true });
    if (!captchaShown || kind !== 'refused') return;
    form.setValue('captcha', '');
    captcha.refresh();
    if (refused === 'captcha.wrong')
      form.setError('captcha', { type: 'wrongCaptcha' }, { shouldFocus: true });
  }

  const { submit, busy, error, clear } = useSubmission('login', {
    send: (values: SmsLoginValues) =>
      api.access.loginBySms({
        mobileNumber: phoneDigits(values.mobile),
        code: values.code.trim(),
        dialingCode,
        captcha: captchaShown ? values.captcha.trim() : undefined,
      }),
    onDone: (granted, values) => {
      if (values.remember) rememberPhone(phoneDigits(values.mobile), dialingCode);
      else forgetRemembered();
      startSession(granted);
    },
    onRefused,
  });
  return {
    form,
    captcha,
    code,
    dialingCode,
    ask,
    onSubmit: form.handleSubmit(submit, clear),
    busy,
    error,
  };
}
