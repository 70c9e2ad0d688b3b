import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, LANGUAGES } from '../brands/brands';
import { signedInAs, visitor } from '../testing/visitor';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

const form = {
  username: 'linhdan88',
  password: 'Moonlit22',
  confirmPassword: 'Moonlit22',
  registerUrl: 'aurora.localhost',
  registerMethod: 'PWA',
  type: 0,
};

it('a new account has no money and can log in', async () => {
  const guest = visitor(sandbox);
  const granted = await guest.value<{ token: string }>('access.register', {
    ...form,
    affiliateCode: 'agent01',
  });
  const me = visitor(sandbox, { token: granted.token });
  expect(await me.value('wallet.balance')).toEqual({ sumBalance: '0', currencySymbol: '₫' });
  const { transactions } = sandbox.control.ledger({ user: 'linhdan88', brand: 'aurora' });
  expect(transactions).toEqual([]);
  const login = { type: 'username', username: 'LinhDan88', password: 'Moonlit22' };
  expect(await guest.call('access.login', login)).toMatchObject({ success: true });
  expect(await guest.value('access.checkUserName', { username: 'LINHDAN88' })).toEqual({
    available: false,
  });
});

it('counts and compares composed letters, however they are typed', async () => {
  const password = 'Mậtkhẩu24';
  const nickname = 'Nguyễn Thị Hồng Ngọc';
  const typed = {
    ...form,
    nickname: nickname.normalize('NFD'),
    password: password.normalize('NFC'),
    confirmPassword: password.normalize('NFD'),
  };
  const guest = visitor(sandbox);
  const { token } = await guest.value<{ token: string }>('access.register', typed);
  expect(await visitor(sandbox, { token }).value('member.info')).toMatchObject({ nickname });
  const login = { type: 'username', username: 'linhdan88', password: password.normalize('NFD') };
  expect(await guest.call('access.login', login)).toMatchObject({ success: true });
});

it('credits a welcome bonus with a turnover requirement, never cash', async () => {
  const { token } = await visitor(sandbox).value<{ token: string }>('access.register', form);
  const me = visitor(sandbox, { token });
  await me.value('rewards.applyPromotion', { promoId: 'new-player' });
  sandbox.control.clock({ shiftMs: 5 * 60_000 });
  const { list } = await me.value<{ list: { claimId: string; amount: string }[] }>(
    'rewards.rewardList',
    { status: 'claim' },
  );
  await me.value('rewards.claimReward', { claimId: list[0]?.claimId });
  expect(await me.value('wallet.balance')).toMatchObject({ sumBalance: '50000' });
  expect(await me.value('withdraw.settings')).toMatchObject({
    turnover: { remaining: '250000' },
    canWithdraw: false,
  });
});

it.each(BRAND_CODES)('creates an account without money at %s', async (brand) => {
  const { transactions, wallets } = sandbox.control.ledger({ user: 'empty01', brand });
  expect([transactions, wallets.map(({ balance }) => Number(balance))]).toEqual([[], [0]]);
  const me = signedInAs(sandbox, 'empty01', brand);
  expect(await me.value('withdraw.settings')).toMatchObject({ canWithdraw: false });
});

it.each([
  ['username', { username: '8linh' }],
  ['username', { username: 'linh_dan' }],
  ['username', { username: '' }],
  ['password', { password: 'onlyletters', confirmPassword: 'onlyletters' }],
  ['confirmPassword', { confirmPassword: 'Moonlit23' }],
  ['mobileNum', { mobileNum: '12' }],
  ['payeeName', { payeeName: 'Nguyễn' }],
])('%s is refused with the reason in every language', async (field, change) => {
  for (const language of LANGUAGES) {
    const guest = visitor(sandbox, { headers: { Language: language } });
    const { errorCode, value } = await guest.call('access.register', { ...form, ...change });
    expect(errorCode).toBe('register.field.invalid');
    const { fields } = value as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).not.toBe('');
  }
});

it('of two concurrent registrations of one name one succeeds', async () => {
  const guest = visitor(sandbox);
  const answers = await Promise.all([
    guest.call('access.register', form),
    guest.call('access.register', form),
  ]);
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
});

it('registration is refused while its flag is off', async () => {
  sandbox.control.flags({ brand: 'aurora', flags: { USERNAMEREG3: false } });
  expect(await visitor(sandbox).call('access.register', form)).toMatchObject({
    errorCode: 'register.closed',
  });
});

it('requires a captcha if the settings say so', async () => {
  const guest = visitor(sandbox, { brand: 'jade' });
  expect(await guest.value('access.registerSettings')).toMatchObject({ captcha: true });
  expect(await guest.call('access.register', form)).toMatchObject({ errorCode: 'captcha.wrong' });
  await guest.call('access.captcha');
  const captcha = sandbox.control.captcha()[0]?.answer;
  expect(await guest.call('access.register', { ...form, captcha })).toMatchObject({
    success: true,
  });
});

it.each(['access.freePlay', 'access.trialUser'] as const)(
  '%s is refused while its flag is off',
  async (name) => {
    sandbox.control.flags({ brand: 'aurora', flags: { FREEPLAY3: false } });
    expect(await visitor(sandbox).call(name)).toMatchObject({
      errorCode: 'function.not.available',
    });
  },
);

it('gives a guest a trial account with play money', async () => {
  const { token, customerType } = await visitor(sandbox).value<{
    token: string;
    customerType: number;
  }>('access.freePlay');
  expect(customerType).toBe(4);
  const trial = visitor(sandbox, { token });
  expect(await trial.value('wallet.balance')).toMatchObject({ sumBalance: '2000000' });
  const read = { announcementId: 'aurora-n1', read: true };
  expect(await trial.call('announcements.markRead', read)).toMatchObject({
    errorCode: 'account.no.permission',
  });
});

it('an invited account is below the inviting agent, who sees its last login', async () => {
  const guest = visitor(sandbox);
  await guest.value('access.register', { ...form, affiliateCode: 'friend24' });
  const row = async () => {
    const { list } = await signedInAs(sandbox, 'agent01').value<{
      list: { userName: string; lastLogin: number | null }[];
    }>('agent.downline', { size: 100, userName: 'linhdan88' });
    return list.find(({ userName }) => userName.startsWith('li'));
  };
  const before = (await row())?.lastLogin ?? 0;
  expect(before).toBeGreaterThan(0);
  sandbox.control.clock({ shiftMs: 60_000 });
  const login = { type: 'username', username: 'linhdan88', password: 'Moonlit22' };
  expect((await guest.call('access.login', { ...login, password: 'no' })).success).toBe(false);
  expect((await row())?.lastLogin).toBe(before);
  await guest.value('access.login', login);
  expect((await row())?.lastLogin).toBeGreaterThanOrEqual(before + 60_000);
});
