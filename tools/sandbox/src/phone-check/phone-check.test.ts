import { beforeEach, describe, expect, it } from 'vitest';
import { withHeldBody } from '../testing/held-body';
import { platformAt } from '../testing/platform-at';
import { visitor } from '../testing/visitor';
import { phoneToken } from '../testing/phone-token';

const MINUTE = 60_000;
const PHONE = '+84912345601';
const platform = platformAt(Date.UTC(2026, 10, 20));
beforeEach(() => {
  platform.sandbox.control.flags({
    brand: 'aurora',
    flags: { FIREBASESMS3: true, MOBILENUMREG3: true, REGMOBVERF3: true },
  });
});

const HOST = 'http://aurora.localhost/identitytoolkit.googleapis.com';
const requestTo = (call: string, body: unknown, key = 'demo-aurora') =>
  new Request(`${HOST}/v1/${call}?key=${key}`, { method: 'POST', body: JSON.stringify(body) });
const answerTo = async (request: Request) => {
  const response = await platform.sandbox.fetch(request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const ask = (call: string, body: unknown, key?: string) => answerTo(requestTo(call, body, key));
const send = (phoneNumber = PHONE) => ask('accounts:sendVerificationCode', { phoneNumber });
const signIn = (sessionInfo: unknown, code: string | undefined) =>
  ask('accounts:signInWithPhoneNumber', { sessionInfo, code });
const lastCode = () => platform.sandbox.control.sms()[0]?.code;
const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

describe('the emulator of the third party (decision 17)', () => {
  it('sends a code that the control page shows, and returns a token for it', async () => {
    const sent = await send();
    expect(platform.sandbox.control.sms('0912345601')).toMatchObject([{ purpose: 'firebase' }]);
    const signedIn = await signIn(sent.body['sessionInfo'], lastCode());
    expect(signedIn).toMatchObject({
      status: 200,
      body: { expiresIn: '3600', phoneNumber: PHONE, refreshToken: expect.any(String) as string },
    });
    const { idToken, localId } = signedIn.body;
    const [header = '', claims = '', seal] = String(idToken).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'none',
      typ: 'JWT',
    });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'demo-aurora',
      phone_number: PHONE,
      exp: platform.now / 1000 + 3600,
    });
    expect(seal).toBe('');
    expect((await ask('accounts:lookup', { idToken })).body).toMatchObject({
      users: [{ localId, phoneNumber: PHONE }],
    });
  });

  it('refuses with the third party’s error codes', async () => {
    expect(await send('+999123')).toMatchObject(refusal('INVALID_PHONE_NUMBER'));
    expect(await send('0912345601')).toMatchObject(refusal('INVALID_PHONE_NUMBER'));
    const { body } = await send();
    expect(await send()).toMatchObject(refusal('TOO_MANY_ATTEMPTS_TRY_LATER'));
    expect(await signIn(body['sessionInfo'], '0x')).toMatchObject(refusal('INVALID_CODE'));
    expect(await signIn('nobody', '123456')).toMatchObject(refusal('INVALID_SESSION_INFO'));
    expect(await ask('accounts:lookup', { idToken: 'x' })).toMatchObject(
      refusal('INVALID_ID_TOKEN'),
    );
    expect(await ask('accounts:lookup', [])).toMatchObject(refusal('INVALID_ARGUMENT'));
    expect(await ask('accounts:signUp', {})).toMatchObject(refusal('NOT_FOUND'));
    expect(await ask('accounts:lookup', {}, 'other')).toMatchObject(refusal('API_KEY_INVALID'));
    platform.now += 5 * MINUTE;
    expect(await signIn(body['sessionInfo'], lastCode())).toMatchObject(refusal('SESSION_EXPIRED'));
  });

  it('measures the time when the body has arrived', async () => {
    const { body } = await send();
    const asked = { sessionInfo: body['sessionInfo'], code: lastCode() };
    const sent = requestTo('accounts:signInWithPhoneNumber', asked);
    const { held, release } = withHeldBody(sent);
    const late = answerTo(held);
    await ask('accounts:lookup', {});
    platform.now += 5 * MINUTE;
    await release();
    expect(await late).toMatchObject(refusal('SESSION_EXPIRED'));
  });

  it('has no robot check, so that it loads no script of the third party', async () => {
    const request = new Request(`${HOST}/v2/recaptchaConfig?key=demo-aurora`);
    expect(await (await platform.sandbox.fetch(request)).json()).toMatchObject({
      recaptchaEnforcementState: [{ enforcementState: 'OFF' }],
    });
  });

  it('logs its calls without their content', async () => {
    await send();
    const [call] = platform.sandbox.control.calls();
    expect(call).toMatchObject({ brand: 'aurora', status: 200, method: 'POST' });
    expect(JSON.stringify(call)).not.toContain('912345601');
  });
});

describe('a token of the third party', () => {
  const FORM = { registerUrl: 'aurora.localhost', registerMethod: 'PWA', type: 0 };
  const register = (mobileNum: string, firebaseIdToken: string, more: object = {}) =>
    visitor(platform.sandbox).call('access.registerMobile', {
      ...FORM,
      mobileNum,
      firebaseChannel: 'sms',
      firebaseIdToken,
      ...more,
    });
  const login = (firebaseMobileNo: string, firebaseIdToken: string) =>
    visitor(platform.sandbox).call('access.login', {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseMobileNo,
      firebaseIdToken,
    });

  it('opens an account once, and stays valid after a refusal', async () => {
    const token = await phoneToken(platform.sandbox, '+84901234567');
    const taken = { username: 'player01' };
    expect(await register('0901234567', token, taken)).toMatchObject({
      errorCode: 'register.username.taken',
    });
    expect(await register('0901234567', token)).toMatchObject({ success: true });
    expect(await login('0901234567', token)).toMatchObject({ errorCode: 'login.wrong' });
  });

  it('logs in the account of its number, once', async () => {
    const token = await phoneToken(platform.sandbox, PHONE);
    expect(await login('0912345601', token)).toMatchObject({ value: { userName: 'player01' } });
    expect(await login('0912345601', token)).toMatchObject({ errorCode: 'login.wrong' });
  });

  it('is invalid for another number, in another brand and after an hour', async () => {
    const token = await phoneToken(platform.sandbox, PHONE);
    expect(await register('0901234567', token)).toMatchObject({ errorCode: 'sms.code.wrong' });
    expect(await login('0912345602', token)).toMatchObject({ errorCode: 'login.wrong' });
    const elsewhere = await phoneToken(platform.sandbox, '+84901234568', 'jade');
    expect(await register('0901234568', elsewhere)).toMatchObject({ errorCode: 'sms.code.wrong' });
    platform.now += 60 * MINUTE;
    expect(await login('0912345601', token)).toMatchObject({ errorCode: 'login.wrong' });
  });

  it('is refused if forged or while the flag is off', async () => {
    const token = await phoneToken(platform.sandbox, '+84901234567');
    const madeUp = token.replace(/^[^.]+/, 'eyJhbGciOiJIUzI1NiJ9');
    expect(await register('0901234567', madeUp)).toMatchObject({ errorCode: 'sms.code.wrong' });
    const code = { firebaseIdToken: '123456' };
    expect(await register('0901234567', '', code)).toMatchObject({ errorCode: 'sms.code.wrong' });
    platform.sandbox.control.flags({ brand: 'aurora', flags: { FIREBASESMS3: false } });
    expect(await register('0901234567', token)).toMatchObject({
      errorCode: 'function.not.available',
    });
  });
});
