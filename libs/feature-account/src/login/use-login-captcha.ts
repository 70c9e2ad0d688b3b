import type { ApiError } from '@lobby/api-client';
import { useState } from 'react';
import { useCaptcha, type Captcha } from '../captcha/use-captcha';

interface CaptchaGate {
  captcha: Captcha;
  /**
   * Takes in a refusal: shows the captcha where it asks for one (D1 §4), and another picture where it
   * has used one up. Says what became of the answer that was typed.
   */
  judge(error: ApiError): 'untouched' | 'spent' | 'wrong';
}

/** The captcha of a login, whatever the way: hidden until a refusal asks for it. */
export function useLoginCaptcha(): CaptchaGate {
  const [shown, setShown] = useState(false);
  const captcha = useCaptcha(shown);
  function judge({ kind, code, details }: ApiError) {
    if (details.captcha) setShown(true);
    if (!shown || kind !== 'refused') return 'untouched';
    captcha.refresh();
    return code === 'captcha.wrong' ? 'wrong' : 'spent';
  }
  return { captcha, judge };
}
