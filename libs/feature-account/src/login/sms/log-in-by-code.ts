import { api, type GrantedSession } from '@lobby/api-client';
import { phoneDigits } from '../../problems/phone-problem';
import type { CodeSending } from '../../sms/use-code';
import type { SmsLoginValues } from './sms-login.schema';

interface Circumstances {
  prove: CodeSending['prove'];
  dialingCode: string | undefined;
  captchaShown: boolean;
}

/** Logs in with the code the platform sent, or with what a third party answers to its own (decision 17). */
export async function logInByCode(
  values: SmsLoginValues,
  { prove, dialingCode, captchaShown }: Circumstances,
): Promise<GrantedSession> {
  const phone = {
    mobileNumber: phoneDigits(values.mobile),
    dialingCode,
    captcha: captchaShown ? values.captcha.trim() : undefined,
  };
  const proof = await prove(values.code.trim());
  return 'idToken' in proof
    ? api.access.loginByThirdParty({ ...phone, ...proof })
    : api.access.loginBySms({ ...phone, ...proof });
}
