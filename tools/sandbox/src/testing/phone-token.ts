import type { Sandbox } from '../app';
import type { BrandCode } from '../brands/brands';

/** Token of the third party for a number (`+84912345601`), obtained with the calls of its client library. */
export async function phoneToken(
  sandbox: Sandbox,
  phoneNumber: string,
  brand: BrandCode = 'aurora',
): Promise<string> {
  const ask = async (call: string, body: object) => {
    const address = `http://${brand}.localhost/identitytoolkit.googleapis.com/v1/accounts:${call}`;
    const init = { method: 'POST', body: JSON.stringify(body) };
    const answer = await sandbox.fetch(new Request(`${address}?key=demo-${brand}`, init));
    return (await answer.json()) as { sessionInfo: string; idToken: string };
  };
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber });
  const code = sandbox.control.sms()[0]?.code;
  return (await ask('signInWithPhoneNumber', { sessionInfo, code })).idToken;
}
