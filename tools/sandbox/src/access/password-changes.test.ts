import { expect, it, test } from 'vitest';
import { LANGUAGES } from '../brands/brands';
import { withHeldBody } from '../testing/held-body';
import { platformAt } from '../testing/platform-at';
import { requestOf, signedInAs, visitor } from '../testing/visitor';

const NUMBER = '0912345601';
const MINUTE = 60_000;
const platform = platformAt(Date.UTC(2026, 10, 20));

const login = (password: string, username = 'player01') =>
  visitor(platform.sandbox).call('access.login', { type: 'username', username, password });
const change = (newPassword: string, oldPassword = 'Play1234') => ({
  oldPassword,
  newPassword,
  confirmNewPassword: newPassword,
});

it('changes the password, ends the other sessions and a first login', async () => {
  const first = await login('Play1234', 'first01');
  expect(first).toMatchObject({ value: { firstTimeLogin: true } });
  const { token } = first.value as { token: string };
  const other = signedInAs(platform.sandbox, 'first01');
  const me = visitor(platform.sandbox, { token });
  await me.value('access.changePassword', change('Moonlit22'));
  expect((await me.call('member.info')).success).toBe(true);
  expect((await other.call('member.info')).errorCode).toBe('login.not.session');
  expect(await login('Play1234', 'first01')).toMatchObject({ errorCode: 'login.wrong' });
  expect(await login('Moonlit22', 'first01')).toMatchObject({ value: { firstTimeLogin: false } });
  // The same name at another brand is another account.
  const jade = visitor(platform.sandbox, { brand: 'jade' });
  const there = { type: 'username', username: 'first01', password: 'Play1234' };
  expect(await jade.call('access.login', there)).toMatchObject({ success: true });
});

test.each([
  [{ newPassword: 'short1', confirmNewPassword: 'short1' }, ['newPassword']],
  [{ newPassword: 'onlyletters', confirmNewPassword: 'onlyletters' }, ['newPassword']],
  [{ newPassword: '', confirmNewPassword: '' }, ['newPassword']],
  [{ confirmNewPassword: 'Moonlit23' }, ['confirmNewPassword']],
])('a change of %o is refused with the reason', async (wrong, fields) => {
  for (const language of LANGUAGES) {
    const { token } = signedInAs(platform.sandbox, 'player01');
    const me = visitor(platform.sandbox, { token, headers: { Language: language } });
    const answer = await me.call('access.changePassword', { ...change('Moonlit22'), ...wrong });
    expect(answer.errorCode).toBe('field.invalid');
    const messages = (answer.value as { fields: Record<string, string> }).fields;
    expect(Object.keys(messages)).toEqual(fields);
    expect(Object.values(messages)).not.toContain('');
  }
});

it('a change of password is refused after ten wrong old ones, and the password stays', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  for (let i = 0; i < 10; i += 1) {
    const answer = await me.call('access.changePassword', change('Moonlit22', `Guess${i}`));
    expect(answer.errorCode).toBe('password.old.wrong');
  }
  const right = await me.call('access.changePassword', change('Moonlit22'));
  expect(right).toMatchObject({ status: 429, errorCode: 'too.many.requests' });
  expect(await login('Play1234')).toMatchObject({ success: true });
});

it('a change whose body arrives late does not take back the tries made meanwhile', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const sent = requestOf('access.changePassword', change('Moonlit22', 'Guess'), me);
  const { held, release } = withHeldBody(sent);
  const late = platform.sandbox.fetch(held);
  await me.value('member.info');
  platform.now += MINUTE;
  for (let i = 0; i < 10; i += 1) {
    await me.call('access.changePassword', change('Moonlit22', `Guess${i}`));
  }
  await release();
  expect((await late).status).toBe(429);
  expect(await me.call('access.changePassword', change('Moonlit22'))).toMatchObject({
    errorCode: 'too.many.requests',
  });
});

it('of two concurrent changes one succeeds', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const answers = await Promise.all([
    me.call('access.changePassword', change('Moonlit22')),
    me.call('access.changePassword', change('Moonlit33')),
  ]);
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
});

it('a trial account cannot change its password', async () => {
  const { token } = await visitor(platform.sandbox).value<{ token: string }>('access.freePlay');
  const trial = visitor(platform.sandbox, { token });
  expect(await trial.call('access.changePassword', change('Moonlit22', ''))).toMatchObject({
    errorCode: 'account.no.permission',
  });
});

it('a reset by phone logs in and ends all earlier sessions', async () => {
  const before = signedInAs(platform.sandbox, 'player01');
  await visitor(platform.sandbox).value('access.sendResetSms', { mobileNum: NUMBER });
  const verificationCode = platform.sandbox.control.sms(NUMBER)[0]?.code;
  const form = { mobileNum: NUMBER, verificationCode, newPassword: 'Play1234' };
  const set = (input: object) =>
    visitor(platform.sandbox).call('access.resetPasswordByPhone', { ...form, ...input });
  // A reused password is refused without consuming the code.
  expect(await set({})).toMatchObject({ errorCode: 'modify.new.old.same' });
  const done = await set({ newPassword: 'Moonlit22' });
  expect(done).toMatchObject({ value: { userName: 'player01', firstTimeLogin: false } });
  const { token } = done.value as { token: string };
  expect((await visitor(platform.sandbox, { token }).call('member.info')).success).toBe(true);
  expect((await before.call('member.info')).errorCode).toBe('login.not.session');
  expect(await set({ newPassword: 'Moonlit33' })).toMatchObject({ errorCode: 'sms.code.wrong' });
  expect(await login('Moonlit22')).toMatchObject({ success: true });
});

it('a mailed temporary password works beside the old one and must be changed', async () => {
  const open = signedInAs(platform.sandbox, 'player01');
  const account = { username: ' PLAYER01 ', email: 'Player01@player.example ' };
  await visitor(platform.sandbox).value('access.recoverByEmail', account);
  const [mail] = platform.sandbox.control.mails({ user: 'player01', brand: 'aurora' });
  expect(mail).toMatchObject({ address: 'player01@player.example', sentAt: platform.now });
  const temporary = mail?.temporaryPassword ?? '';
  expect(mail?.body).toContain(temporary);
  expect(await login('Play1234')).toMatchObject({ value: { firstTimeLogin: false } });
  expect((await open.call('member.info')).success).toBe(true);

  platform.now += 30 * MINUTE - 1;
  const entered = await login(temporary);
  expect(entered).toMatchObject({ value: { firstTimeLogin: true } });
  expect((await open.call('member.info')).errorCode).toBe('login.not.session');
  expect(await login('Play1234')).toMatchObject({ errorCode: 'login.wrong' });
  platform.now += 30 * MINUTE + 1;
  expect(await login(temporary)).toMatchObject({ value: { firstTimeLogin: true } });
  const { token } = (await login(temporary)).value as { token: string };
  const me = visitor(platform.sandbox, { token });
  await me.value('access.changePassword', change('Moonlit22', temporary));
  expect(await login('Moonlit22')).toMatchObject({ value: { firstTimeLogin: false } });
});

it('a temporary password is void after 30 minutes or once another was mailed', async () => {
  const recover = async () => {
    const account = { username: 'player01', email: 'player01@player.example' };
    await visitor(platform.sandbox).value('access.recoverByEmail', account);
    return (
      platform.sandbox.control.mails({ user: 'player01', brand: 'aurora' })[0]?.temporaryPassword ??
      ''
    );
  };
  const old = await recover();
  const fresh = await recover();
  expect(await login(old)).toMatchObject({ errorCode: 'login.wrong' });
  platform.now += 30 * MINUTE;
  expect(await login(fresh)).toMatchObject({ errorCode: 'login.wrong' });
  expect(await login('Play1234')).toMatchObject({ success: true });
});

test.each([
  ['an unknown account', { username: 'nobody77', email: 'player01@player.example' }],
  ['another address', { username: 'player01', email: 'other@player.example' }],
  ['an account without an address', { username: 'fresh01', email: 'fresh01@player.example' }],
  ['an account that may not log in', { username: 'locked01', email: 'locked01@player.example' }],
])('%s is answered like a valid request, and nothing is mailed', async (_, account) => {
  const right = { username: 'vip01', email: 'vip01@player.example' };
  const answerTo = async (input: object) => {
    const answers = [];
    for (let i = 0; i < 6; i += 1)
      answers.push(await visitor(platform.sandbox).call('access.recoverByEmail', input));
    return answers;
  };
  expect(await answerTo(account)).toEqual(await answerTo(right));
  expect(platform.sandbox.control.mails({ user: 'vip01', brand: 'aurora' })).toHaveLength(5);
  for (const user of ['player01', 'fresh01', 'locked01']) {
    expect(platform.sandbox.control.mails({ user, brand: 'aurora' })).toEqual([]);
  }
});

it('the control calls list the mails that were sent', async () => {
  const account = { username: 'player01', email: 'player01@player.example' };
  await visitor(platform.sandbox).value('access.recoverByEmail', account);
  const at = 'http://localhost:4200/__sandbox/mails?user=player01';
  const mails = (await (await platform.sandbox.fetch(new Request(at))).json()) as unknown[];
  expect(mails).toEqual([
    expect.objectContaining({ temporaryPassword: expect.any(String) as string }),
  ]);
});
