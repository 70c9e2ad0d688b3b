import { SmsForm } from './sms-form';
import { useSmsLogin } from './use-sms-login';

/** Login by a code sent to the phone (D1 §2, flag `SMSLOGIN3`). */
export function SmsLogin() {
  return <SmsForm {...useSmsLogin()} />;
}
