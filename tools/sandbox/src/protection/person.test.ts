import { describe, expect, it } from 'vitest';
import { type BrandCode, BRAND_CODES } from '../brands/brands';
import { PASSWORD } from '../seed/accounts.data';
import { platformAt } from '../testing/platform-at';
import { SLOT } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';

const DAY_MS = 86_400_000;
const platform = platformAt(Date.UTC(2026, 10, 20, 12));

const at = (brand: BrandCode, user = 'player01') => signedInAs(platform.sandbox, user, brand);
const guest = (brand: BrandCode = 'aurora') => visitor(platform.sandbox, { brand });
const inDays = (days: number) => ({ until: platform.now + days * DAY_MS });
const FOR_GOOD = { until: 'PERMANENT', password: PASSWORD };
const login = (brand: BrandCode, username = 'player01', password = PASSWORD) =>
  guest(brand).call('access.login', { type: 'username', username, password });
const launch = (brand: BrandCode, user?: string) => at(brand, user).call('games.launch', SLOT);
const CLOSED = { errorCode: 'account.excluded' };
const OPEN = { success: true };

const VICTIM = 'player01@player.example';

const FORM = {
  password: PASSWORD,
  confirmPassword: PASSWORD,
  registerUrl: 'aurora.localhost',
  registerMethod: 'H5',
  type: 0,
};
const register = async (brand: BrandCode, username: string, data: object = {}) => {
  const { loginDeviceId = `device-${username}` } = data as { loginDeviceId?: string };
  await guest(brand).call('access.captcha', { loginDeviceId });
  const captcha = platform.sandbox.control.captcha()[0]?.answer ?? '';
  return guest(brand).call('access.register', {
    ...FORM,
    username,
    loginDeviceId,
    captcha,
    ...data,
  });
};

const codeAt = (number: string) => platform.sandbox.control.sms(number)[0]?.code;

/** Binds a number by the code sent to it. */
async function bind(brand: BrandCode, user: string, mobileNum: string, dialing: string) {
  platform.now += 61_000;
  const number = { mobileNum, countryDialingCode: dialing };
  const me = at(brand, user);
  await me.value('access.sendAccountSms', { purpose: 'MOBILE_NEW', ...number });
  const [sent] = platform.sandbox.control.sms();
  await me.value('security.setMobile', { ...number, verificationCode: sent?.code });
}

/** Logs in with the last mailed password, and restores the usual one. */
async function logInByMail(brand: BrandCode, user: string) {
  const [mail] = platform.sandbox.control.mails({ user, brand });
  const oldPassword = mail?.temporaryPassword ?? '';
  expect(await login(brand, user, oldPassword)).toMatchObject(OPEN);
  await at(brand, user).value('access.changePassword', {
    oldPassword,
    newPassword: PASSWORD,
    confirmNewPassword: PASSWORD,
  });
}

/** Verifies the e-mail address of an account by a login with the mailed password. */
async function proveEmail(brand: BrandCode, user: string, email: string) {
  await guest(brand).value('access.recoverByEmail', { username: user, email });
  await logInByMail(brand, user);
}

describe('a person with an account at each brand of the operator', () => {
  const LOGIN = { type: 'username', username: 'player01', password: PASSWORD };

  it('is excluded and signed out at all of them at once', async () => {
    const before = BRAND_CODES.map((brand) => at(brand));
    const stranger = at('jade', 'agent01');
    const { until } = inDays(200);
    await before[0]?.value('protection.selfExclude', { until, password: PASSWORD });
    for (const session of before)
      expect(await session.call('member.info')).toMatchObject({ status: 401 });
    for (const brand of BRAND_CODES) {
      expect(await guest(brand).call('access.login', LOGIN)).toMatchObject(CLOSED);
      // A session that was not ended: it may only withdraw.
      expect(await at(brand).value('protection.limits')).toMatchObject({
        selfExclusion: { until },
      });
    }
    expect(await stranger.call('member.info')).toMatchObject(OPEN);
    platform.now = until;
    for (const brand of BRAND_CODES) expect(await login(brand)).toMatchObject(OPEN);
  });

  it('has a time-out at all of them, which no brand shortens', async () => {
    const { until } = inDays(7);
    await at('ember').value('protection.timeOut', { until });
    for (const brand of BRAND_CODES)
      expect(await at(brand).value('protection.limits')).toMatchObject({ timeOut: { until } });
    expect(await at('jade').call('protection.timeOut', inDays(6))).toMatchObject({
      errorCode: 'protection.not.changeable',
    });
    expect(await at('aurora', 'agent01').value('protection.limits')).toMatchObject({
      timeOut: null,
    });
  });

  it('stays in a break after a change of e-mail address, also if it is extended', async () => {
    await at('aurora').value('protection.timeOut', inDays(2));
    await at('jade').value('member.setEmail', { email: 'other@player.example' });
    expect(await launch('jade')).toMatchObject(CLOSED);
    await at('aurora').value('member.setEmail', { email: 'third@player.example' });
    await at('aurora').value('protection.timeOut', inDays(9));
    platform.now += 5 * DAY_MS;
    for (const brand of BRAND_CODES) expect(await launch(brand)).toMatchObject(CLOSED);
    platform.now += 4 * DAY_MS;
    expect(await launch('jade')).toMatchObject(OPEN);
  });

  it('is identified in a later break by the address of that time', async () => {
    await at('aurora').value('protection.timeOut', inDays(2));
    await at('jade').value('member.setEmail', { email: 'other@player.example' });
    platform.now += 3 * DAY_MS;
    await at('aurora').value('protection.timeOut', inDays(2));
    expect(await launch('ember')).toMatchObject(CLOSED);
    expect(await launch('jade')).toMatchObject(OPEN);
  });

  it('cannot open a new account with the address or number of one in a break', async () => {
    await at('aurora').value('protection.selfExclude', { ...FOR_GOOD });
    const email = 'Player01@Player.EXAMPLE';
    expect(await register('jade', 'evader01', { email })).toMatchObject(CLOSED);
    const number = { mobileNum: '0912 345 601', countryDialingCode: '84' };
    expect(await register('jade', 'evader02', number)).toMatchObject(CLOSED);
    expect(await register('jade', 'evader01')).toMatchObject(OPEN);
    // The refused accounts were rolled back.
    expect(await login('jade', 'evader02')).toMatchObject({ errorCode: 'login.wrong' });
  });

  it('has the time-out at a new account, also by an address removed during it', async () => {
    await at('aurora').value('protection.timeOut', inDays(2));
    await at('aurora').value('member.setEmail', { email: 'other@player.example' });
    for (const [username, email] of [
      ['second01', VICTIM],
      ['second02', 'OTHER@player.example'],
    ] as const) {
      expect(await register('jade', username, { email })).toMatchObject(OPEN);
      expect(await launch('jade', username)).toMatchObject(CLOSED);
    }
    platform.now += 2 * DAY_MS;
    expect(await launch('jade', 'second01')).toMatchObject(OPEN);
  });

  it('is in no list of payees during a break at another brand', async () => {
    const names = async () =>
      (
        await at('aurora', 'agent01').value<{ list: { userName: string }[] }>(
          'agent.downlineNames',
          {},
        )
      ).list.map(({ userName }) => userName);
    expect(await names()).toContain('vip01');
    await at('jade', 'vip01').value('protection.timeOut', inDays(2));
    expect(await names()).not.toContain('vip01');
  });
});

describe('accounts belong to one person', () => {
  // In the seed fresh01 has neither address nor number.
  const REACHED: Record<string, () => Promise<unknown>> = {
    'by e-mail address': async () => {
      await at('aurora', 'fresh01').value('member.setEmail', { email: 'Same@x.example' });
      await proveEmail('aurora', 'fresh01', 'same@X.example');
      await at('jade', 'fresh01').value('member.setEmail', { email: 'same@x.example' });
    },
    'by number': async () => {
      await bind('aurora', 'fresh01', '0987 654 321', '+84');
      await bind('jade', 'fresh01', '987654321', '0084');
    },
    'by a number that was registered as it was typed': async () => {
      await register('jade', 'typed01', { mobileNum: '0987654321', countryDialingCode: '84' });
      await bind('aurora', 'fresh01', '987654321', '84');
    },
  };

  it.each(Object.keys(REACHED))('%s', async (way) => {
    await REACHED[way]?.();
    await at('aurora', 'fresh01').value('protection.timeOut', inDays(2));
    const other = way.endsWith('typed') ? 'typed01' : 'fresh01';
    expect(await launch('jade', other)).toMatchObject(CLOSED);
    expect(await launch('ember', 'fresh01')).toMatchObject(OPEN);
  });

  it('not by the same digits in another country', async () => {
    await bind('aurora', 'fresh01', '987654321', '84');
    await bind('ember', 'fresh01', '987654321', '886');
    await at('aurora', 'fresh01').value('protection.timeOut', inDays(2));
    expect(await launch('ember', 'fresh01')).toMatchObject(OPEN);
  });

  it('not by contacts that neither has', async () => {
    expect(await register('aurora', 'empty11', { email: '', mobileNum: '' })).toMatchObject(OPEN);
    expect(await register('aurora', 'empty12', { email: '', mobileNum: '' })).toMatchObject(OPEN);
    await at('aurora', 'empty11').value('protection.selfExclude', FOR_GOOD);
    expect(await login('aurora', 'empty12')).toMatchObject(OPEN);
  });

  it('and one number opens one account, in any notation', async () => {
    const abroad = { countryDialingCode: '886' };
    expect(
      await register('aurora', 'abroad01', { ...abroad, mobileNum: '0912 345 678' }),
    ).toMatchObject(OPEN);
    expect(
      await register('aurora', 'abroad02', { ...abroad, mobileNum: '0912345678' }),
    ).toMatchObject({ errorCode: 'register.mobile.taken' });
  });
});

describe('a stranger cannot exclude others', () => {
  it('by a self-exclusion after setting another’s address', async () => {
    const before = at('aurora');
    const stranger = at('jade', 'fresh01');
    await stranger.value('member.setEmail', { email: VICTIM });
    await stranger.value('protection.selfExclude', FOR_GOOD);
    expect(await login('jade', 'fresh01')).toMatchObject(CLOSED);
    expect(await before.call('member.info')).toMatchObject(OPEN);
    for (const brand of BRAND_CODES) expect(await login(brand)).toMatchObject(OPEN);
  });

  it('by a self-exclusion after registering with another’s address and number', async () => {
    const claimed = { email: VICTIM, mobileNum: '0912345601', countryDialingCode: '84' };
    expect(await register('jade', 'stranger01', claimed)).toMatchObject(OPEN);
    await at('jade', 'stranger01').value('protection.selfExclude', FOR_GOOD);
    for (const brand of BRAND_CODES) expect(await login(brand)).toMatchObject(OPEN);
    // Setting the address again links no accounts either.
    await at('aurora').value('member.setEmail', { email: 'other@player.example' });
    await at('aurora').value('member.setEmail', { email: VICTIM });
    expect(await launch('aurora')).toMatchObject(OPEN);
  });

  it('by a claimed number that its owner proves at the registration', async () => {
    const number = { mobileNum: '0987654321', countryDialingCode: '84' };
    expect(await register('jade', 'stranger01', number)).toMatchObject(OPEN);
    await at('jade', 'stranger01').value('protection.selfExclude', FOR_GOOD);
    expect(await register('aurora', 'claimed01', number)).toMatchObject(CLOSED);
    platform.sandbox.control.flags({ brand: 'aurora', flags: { MOBILENUMREG3: true } });
    await guest().value('access.sendRegisterSms', { mobileNo: '0987654321' });
    const proved = { ...FORM, ...number, verificationCode: codeAt('0987654321') };
    expect(await guest().call('access.registerMobile', proved)).toMatchObject(OPEN);
  });

  it('by proving an address and then setting another one', async () => {
    const stranger = () => at('jade', 'fresh01');
    await stranger().value('member.setEmail', { email: 'own@x.example' });
    await guest('jade').value('access.recoverByEmail', {
      username: 'fresh01',
      email: 'own@x.example',
    });
    await stranger().value('member.setEmail', { email: VICTIM });
    await logInByMail('jade', 'fresh01');
    await stranger().value('protection.timeOut', inDays(2));
    expect(await launch('aurora')).toMatchObject(OPEN);
    await stranger().value('member.setEmail', { email: 'own@x.example' });
    await proveEmail('jade', 'fresh01', 'own@x.example');
    await stranger().value('member.setEmail', { email: VICTIM });
    await stranger().value('protection.timeOut', inDays(3));
    expect(await launch('aurora')).toMatchObject(OPEN);
  });
});

describe('a later proof', () => {
  it('of the number of an account in a break applies the break', async () => {
    await bind('aurora', 'fresh01', '0987654321', '84');
    await at('aurora', 'fresh01').value('protection.selfExclude', FOR_GOOD);
    await bind('jade', 'fresh01', '0987654321', '84');
    expect(await login('jade', 'fresh01')).toMatchObject(CLOSED);
  });

  it('of an address in a time-out applies it to accounts that state the address', async () => {
    for (const brand of ['aurora', 'jade'] as const)
      await at(brand, 'fresh01').value('member.setEmail', { email: 'same@x.example' });
    await at('aurora', 'fresh01').value('protection.timeOut', inDays(2));
    expect(await launch('jade', 'fresh01')).toMatchObject(OPEN);
    await proveEmail('aurora', 'fresh01', 'same@x.example');
    expect(await launch('jade', 'fresh01')).toMatchObject(CLOSED);
  });

  it('by a code that logs in', async () => {
    platform.sandbox.control.flags({ brand: 'aurora', flags: { SMSLOGIN3: true } });
    const number = { mobileNum: '0987654321', countryDialingCode: '84' };
    await register('aurora', 'claimed01', number);
    await register('jade', 'claimed01', number);
    await guest().value('access.sendLoginSms', { mobileNo: number.mobileNum });
    const messageCode = codeAt(number.mobileNum);
    expect(
      await guest().call('access.login', { type: 'sms', ...number, messageCode }),
    ).toMatchObject(OPEN);
    await at('aurora', 'claimed01').value('protection.timeOut', inDays(2));
    expect(await launch('jade', 'claimed01')).toMatchObject(CLOSED);
  });
});
