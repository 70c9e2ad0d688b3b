import { describe, expect, it } from 'vitest';
import { authenticator } from '../testing/authenticator';
import { platformAt } from '../testing/platform-at';
import { signedInAs, visitor } from '../testing/visitor';

const MINUTE = 60_000;
const platform = platformAt(Date.UTC(2026, 10, 20));

interface Options {
  challenge: string;
}
interface Passkeys {
  list: { credentialId: string; name: string; lastUsedAt: number | null }[];
}

const me = (user = 'player01') => signedInAs(platform.sandbox, user);
const guest = (brand: 'aurora' | 'jade' = 'aurora') => visitor(platform.sandbox, { brand });

const optionsFor = (user = 'player01') =>
  me(user).value<Options>('security.passkeyOptions', { password: 'Play1234' });

async function add(phone = authenticator(), user = 'player01', name?: string) {
  const response = phone.create(await optionsFor(user));
  return me(user).call('security.addPasskey', { name, response });
}

const loginOptions = () => guest().value<Options>('security.passkeyLoginOptions');
const login = (response: object, brand: 'aurora' | 'jade' = 'aurora') =>
  guest(brand).call('security.passkeyLogin', { response });

const WRONG = { success: false, errorCode: 'passkey.wrong' };

it('a passkey is created once, and logs in repeatedly', async () => {
  const phone = authenticator();
  expect(await add(phone, 'player01', ' Mai’s phone ')).toMatchObject({
    value: { credentialId: phone.id, name: 'Mai’s phone', lastUsedAt: null },
  });
  for (let i = 0; i < 2; i += 1) {
    platform.now += MINUTE;
    expect(await login(phone.get(await loginOptions()))).toMatchObject({
      value: { userName: 'player01', customerType: 0, firstTimeLogin: false },
    });
  }
  expect((await me().value<Passkeys>('security.passkeys')).list).toMatchObject([
    { credentialId: phone.id, lastUsedAt: platform.now },
  ]);
});

describe('a challenge', () => {
  it('is valid once', async () => {
    const phone = authenticator();
    const making = await optionsFor();
    const make = (maker: typeof phone) =>
      me().call('security.addPasskey', { response: maker.create(making) });
    expect((await make(phone)).success).toBe(true);
    expect(await make(authenticator('other'))).toMatchObject(WRONG);
    const entering = await loginOptions();
    expect((await login(phone.get(entering))).success).toBe(true);
    // A new signature with an increased counter.
    expect(await login(phone.get(entering))).toMatchObject(WRONG);
  });

  it('is valid for 15 minutes', async () => {
    const phone = authenticator();
    await add(phone);
    const early = await loginOptions();
    const late = await loginOptions();
    platform.now += 15 * MINUTE - 1;
    expect((await login(phone.get(early))).success).toBe(true);
    platform.now += 1;
    expect(await login(phone.get(late))).toMatchObject(WRONG);
  });

  it('is valid only for its account, brand and purpose', async () => {
    const phone = authenticator();
    const foreign = phone.create(await optionsFor('vip01'));
    expect(await me().call('security.addPasskey', { response: foreign })).toMatchObject(WRONG);
    await add(phone);
    expect(await login(phone.get(await optionsFor()))).toMatchObject(WRONG);
    const jade = await guest('jade').value<Options>('security.passkeyLoginOptions');
    expect(await login(phone.get(jade))).toMatchObject(WRONG);
    expect(await login(phone.get(await loginOptions()), 'jade')).toMatchObject(WRONG);
    expect(await login(phone.get({ challenge: 'bm9uZQ' }))).toMatchObject(WRONG);
  });
});

describe('an answer is refused', () => {
  it.each([
    'http://aurora.localhost.evil.example',
    'http://jade.localhost',
    'https://aurora.localhost',
  ])('from a page at %s', async (origin) => {
    await add();
    expect(await login(authenticator('phone', origin).get(await loginOptions()))).toMatchObject(
      WRONG,
    );
    const made = authenticator('new', origin).create(await optionsFor());
    expect(await me().call('security.addPasskey', { response: made })).toMatchObject(WRONG);
  });

  it('without user verification', async () => {
    const present = 0x01;
    const made = authenticator().create(await optionsFor(), present);
    expect(await me().call('security.addPasskey', { response: made })).toMatchObject(WRONG);
    const phone = authenticator();
    await add(phone);
    expect(await login(phone.get(await loginOptions(), present))).toMatchObject(WRONG);
  });

  it('with a counter that did not increase', async () => {
    const phone = authenticator();
    await add(phone);
    phone.counter = 5;
    expect((await login(phone.get(await loginOptions()))).success).toBe(true);
    phone.counter = 5;
    expect(await login(phone.get(await loginOptions()))).toMatchObject(WRONG);
    phone.counter = 6;
    expect((await login(phone.get(await loginOptions()))).success).toBe(true);
  });

  it('if a concurrent one had the same counter', async () => {
    const phone = authenticator();
    await add(phone);
    const [first, second] = [await loginOptions(), await loginOptions()];
    phone.counter = 5;
    const own = phone.get(first);
    phone.counter = 5;
    const answers = await Promise.all([own, phone.get(second)].map((answer) => login(answer)));
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true]);
  });

  it('with the signature of another key', async () => {
    const phone = authenticator();
    await add(phone);
    const options = await loginOptions();
    const { response } = authenticator('thief').get(options);
    expect(await login({ ...phone.get(options), response })).toMatchObject(WRONG);
  });

  it('after its owner removed the passkey', async () => {
    const phone = authenticator();
    await add(phone);
    const remove = (user: string) =>
      me(user).call('security.removePasskey', { credentialId: phone.id });
    expect(await remove('vip01')).toMatchObject({ errorCode: 'record.not.found' });
    expect((await login(phone.get(await loginOptions()))).success).toBe(true);
    expect((await remove('player01')).success).toBe(true);
    expect(await login(phone.get(await loginOptions()))).toMatchObject(WRONG);
    expect(await remove('player01')).toMatchObject({ errorCode: 'record.not.found' });
  });
});

it('creating a passkey requires the password, with ten tries in 30 minutes', async () => {
  const ask = (password?: string) => me().call('security.passkeyOptions', { password });
  expect(await ask()).toMatchObject({ errorCode: 'password.old.wrong' });
  for (let i = 0; i < 9; i += 1) await ask('wrong');
  expect(await ask('Play1234')).toMatchObject({ errorCode: 'too.many.requests' });
  platform.now += 30 * MINUTE;
  expect((await ask('Play1234')).success).toBe(true);
});

it('an account has ten passkeys at most', async () => {
  for (let i = 0; i < 10; i += 1) {
    platform.now += 10 * MINUTE;
    expect((await add(authenticator(`phone ${i}`))).success).toBe(true);
  }
  platform.now += 10 * MINUTE;
  const ask = await me().call('security.passkeyOptions', { password: 'Play1234' });
  expect(ask).toMatchObject({ errorCode: 'passkey.limit' });
});

it('a passkey does not log in a player at an agents’ site', async () => {
  const phone = authenticator();
  await add(phone);
  platform.sandbox.control.flags({ brand: 'aurora', flags: { AGENTSITE3: true } });
  expect(await login(phone.get(await loginOptions()))).toMatchObject({
    errorCode: 'login.agent.only',
  });
});

it('a passkey does not log in a locked account', async () => {
  const phone = authenticator();
  expect((await add(phone, 'locked01')).success).toBe(true);
  expect(await login(phone.get(await loginOptions()))).toMatchObject({
    errorCode: 'login.no.permission',
  });
});

it('passkeys are refused for trial accounts and without the flag', async () => {
  const { token } = await guest().value<{ token: string }>('access.trialUser');
  const trial = visitor(platform.sandbox, { token });
  expect(await trial.call('security.passkeyOptions')).toMatchObject({
    errorCode: 'account.no.permission',
  });
  platform.sandbox.control.flags({ brand: 'aurora', flags: { PASSKEY3: false } });
  for (const call of [
    me().call('security.passkeys'),
    me().call('security.passkeyOptions', { password: 'Play1234' }),
    guest().call('security.passkeyLoginOptions'),
  ])
    expect(await call).toMatchObject({ errorCode: 'function.not.available' });
});

it('a device gets sixty challenges in ten minutes', async () => {
  const ask = () => guest().call('security.passkeyLoginOptions', { loginDeviceId: 'phone-a' });
  for (let i = 0; i < 60; i += 1) expect((await ask()).success).toBe(true);
  expect(await ask()).toMatchObject({ errorCode: 'too.many.requests' });
});
