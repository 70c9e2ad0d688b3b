import { api } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { pendingLinkAtom } from '@lobby/feature-kit';
import { formatDate } from '@lobby/i18n';
import {
  currentToken,
  currentViewer,
  expireSession,
  sessionAtom,
  sessionStore,
} from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../routes';
import { exclusionEnd, timeOutEnd } from './breaks';

const tools = screensOf(memberRoutes);
const { open, press, findAndPress, choose, type, fieldError, calls, fail, mend, address } = tools;

const TIME_OUT = '/wps/member/protection/timeOut';
const EXCLUSION = '/wps/member/protection/selfExclusion';
const SESSIONS = '/wps/member/sessions';
const PLAYER = { user: 'fresh01' };
const DAY_MS = 86_400_000;

const openTimeOut = async (options: Parameters<typeof open>[1] = PLAYER) => {
  await open('/m/saferPlay/timeOut', options);
  await screen.findByRole('radio', { name: '24 hours' });
};

async function take(length: string) {
  choose(length);
  press('Start time-out');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Start time-out' }));
}

describe('a time-out', () => {
  it('starts after one question, and is shown with its end', async () => {
    await openTimeOut();
    await take('1 week');
    expect(await screen.findByRole('heading', { name: /^You’re on a break until / })).toBeTruthy();
    expect(address()).toBe('/m/saferPlay');
    expect(calls(TIME_OUT)).toHaveLength(1);
    const { timeOut } = await api.protection.limits();
    expect(Math.abs((timeOut?.until ?? 0) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    expect(currentViewer().session).not.toBeNull();
  });

  it('can be made longer, never shorter', async () => {
    await openTimeOut();
    await take('2 weeks');
    await screen.findByRole('heading', { name: /^You’re on a break/ });
    await openTimeOut({ ...PLAYER, reload: true });
    const enabled = screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ disabled }) => !disabled)
      .map(({ value }) => value);
    expect(enabled).toEqual(['14', '28', '42']);
    await expect(api.protection.timeOut({ until: Date.now() + 3 * DAY_MS })).rejects.toMatchObject({
      code: 'protection.not.changeable',
    });
  });

  it('whose response is lost is queried, not resent', async () => {
    await openTimeOut();
    fail(TIME_OUT, { kind: 'drop-response' });
    await take('24 hours');
    expect(await screen.findByRole('heading', { name: /^You’re on a break/ })).toBeTruthy();
    expect(calls(TIME_OUT)).toHaveLength(1);
  });

  it('that did not begin says why, and can be tried again', async () => {
    await openTimeOut();
    fail(TIME_OUT, 'offline');
    await take('24 hours');
    expect(await tools.alertText()).not.toBe('');
    mend();
    await take('24 hours');
    expect(await screen.findByRole('heading', { name: /^You’re on a break/ })).toBeTruthy();
  });

  it.each([
    ['ten days ahead', 10 * DAY_MS],
    ['hours behind', -5 * 3_600_000],
  ])('is as long as chosen on a phone that is %s', async (_name, wrong) => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + wrong });
    await openTimeOut();
    const shown = screen.getByRole('radio', { name: '24 hours' }).closest('label')?.textContent;
    expect(shown).toContain(formatDate(now + DAY_MS, 'EN'));
    await take('24 hours');
    await screen.findByRole('heading', { name: /^You’re on a break/ });
    const { timeOut } = await api.protection.limits();
    expect(Math.abs((timeOut?.until ?? 0) - now - DAY_MS)).toBeLessThan(60_000);
  });

  it('names the clock of a phone that is set back hours meanwhile', async () => {
    await openTimeOut();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 3_600_000 });
    await take('24 hours');
    expect(await tools.alertText()).toContain('clock seems to be wrong');
  });

  it('leaves the withdrawal and ends deposits and play', async () => {
    await openTimeOut({ user: 'player01' });
    await take('24 hours');
    await screen.findByRole('heading', { name: /^You’re on a break/ });
    const deposit = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', payerName: 'MAI' };
    const placed = api.deposit.manualTransfer(
      { ...deposit, gateway: 'MOBILE', amount: '500000' },
      { key: 'in-a-break' },
    );
    await expect(placed).rejects.toMatchObject({ code: 'account.excluded' });
    const [card] = await api.withdraw.cards();
    const withdrawal = {
      bankCardId: card?.bankCardId ?? '',
      amount: '200000',
      paymentPassword: '135790',
    };
    await expect(
      api.withdraw.request(withdrawal, { key: 'out-of-a-break' }),
    ).resolves.toMatchObject({ status: expect.any(String) });
  });
});

describe('a self-exclusion', () => {
  const openExclusion = async () => {
    await open('/m/saferPlay/selfExclusion', PLAYER);
    await screen.findByLabelText('Password');
  };

  it('ends the session everywhere and leads to a page with help and no way to play', async () => {
    writeStored('autoLogin', true);
    await openExclusion();
    choose('1 year');
    type('Password', 'Play1234');
    press('Exclude myself');
    press('Exclude myself');
    expect(
      await screen.findByRole('heading', { name: 'Your account is closed to you' }),
    ).toBeTruthy();
    expect(address()).toBe('/m/saferPlay/closed?ft=0');
    expect(calls(EXCLUSION)).toHaveLength(1);
    expect(currentViewer().session).toBeNull();
    expect(localStorage.getItem('SHELL_autoLogin')).toBe('false');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/m/service']);
    expect(screen.getByText(/^This lasts until \d{1,2} \w{3} \d{4}/)).toBeTruthy();
    const login = api.access.login({ userName: 'fresh01', password: 'Play1234' });
    await expect(login).rejects.toMatchObject({ code: 'account.excluded' });
  });

  it('ends on its day though the phone is ten days ahead', async () => {
    const end = exclusionEnd(12, Date.now());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * DAY_MS });
    await openExclusion();
    choose('1 year');
    type('Password', 'Play1234');
    press('Exclude myself');
    await screen.findByRole('heading', { name: 'Your account is closed to you' });
    expect(Math.abs(readStored('excludedUntil') - Number(end))).toBeLessThan(60_000);
  });

  it('that is permanent is shown as such', async () => {
    await openExclusion();
    choose('For good');
    type('Password', 'Play1234');
    press('Exclude myself');
    expect(await screen.findByText('This is for good. It can’t be undone.')).toBeTruthy();
    expect(screen.queryByText(/until/)).toBeNull();
  });

  it('leads whoever has no password to its recovery, and back', async () => {
    await openExclusion();
    const link = screen.getByRole('link', { name: 'No password, or forgotten it?' });
    expect(link.getAttribute('href')).toBe(
      `/m/forget?returnTo=${encodeURIComponent('/m/saferPlay/selfExclusion')}`,
    );
  });

  it('whose response is lost is detected by the login that is refused', async () => {
    await openExclusion();
    fail(EXCLUSION, { kind: 'drop-response' });
    type('Password', 'Play1234');
    press('Exclude myself');
    expect(
      await screen.findByRole('heading', { name: 'Your account is closed to you' }),
    ).toBeTruthy();
    expect(calls(EXCLUSION)).toHaveLength(1);
  });

  describe('whose response is lost after a while', () => {
    /** Sends the exclusion, which arrives. Returns a function that loses its response. */
    async function sendAndWait(): Promise<() => void> {
      await openExclusion();
      const { sandbox } = tools;
      const passOn = sandbox.fetch.bind(sandbox);
      let lose = () => {};
      const held = new Promise<void>((resolve) => {
        lose = resolve;
      });
      fail(EXCLUSION, { kind: 'drop-response' });
      vi.spyOn(sandbox, 'fetch').mockImplementation((request) =>
        request.url.endsWith(EXCLUSION) ? passOn(request).finally(() => held) : passOn(request),
      );
      type('Password', 'Play1234');
      press('Exclude myself');
      await waitFor(() => expect(calls(EXCLUSION)).toHaveLength(1));
      return lose;
    }

    it('is detected although the session has ended meanwhile', async () => {
      const lose = await sendAndWait();
      act(() => expireSession(currentToken() ?? ''));
      lose();
      expect(
        await screen.findByRole('heading', { name: 'Your account is closed to you' }),
      ).toBeTruthy();
    });

    it('leaves who has logged in meanwhile signed in', async () => {
      const lose = await sendAndWait();
      const { record } = tools.sandbox.control.session({ user: 'vip01', brand: 'aurora' });
      act(() => sessionStore.set(sessionAtom, record));
      lose();
      await waitFor(() => expect(readStored('excludedUntil')).toBeGreaterThan(Date.now()));
      await tools.settled();
      expect(currentViewer().session?.userName).toBe('vip01');
      await expect(api.protection.limits()).resolves.toBeTruthy();
      expect(address()).toBe('/m/saferPlay/selfExclusion');
    });
  });

  it('asks for the password, and shows at the field that it is wrong', async () => {
    await openExclusion();
    press('Exclude myself');
    await waitFor(() => expect(fieldError('Password')).toBe('Enter your password.'));
    type('Password', 'Wrong123');
    press('Exclude myself');
    await waitFor(() =>
      expect(fieldError('Password')).toBe('The password is incorrect. Enter it again.'),
    );
    expect(currentViewer().session).not.toBeNull();
  });

  it('that did not take effect leaves the session as it is on the platform', async () => {
    await openExclusion();
    // A session of this device, as a login gives it.
    const { token } = await api.access.login({ userName: 'fresh01', password: 'Play1234' });
    const session = sessionStore.get(sessionAtom) ?? expect.unreachable();
    act(() => sessionStore.set(sessionAtom, { ...session, token }));
    fail(EXCLUSION, 503);
    type('Password', 'Play1234');
    press('Exclude myself');
    expect(await tools.alertText()).not.toBe('');
    await waitFor(() => expect(calls(SESSIONS)).toHaveLength(1));
    await tools.settled();
    await expect(api.member.info()).resolves.toMatchObject({ account: 'fresh01' });
  });

  it('that did not arrive leaves everything as it was', async () => {
    await openExclusion();
    fail(EXCLUSION, 'offline');
    type('Password', 'Play1234');
    press('Exclude myself');
    expect(await tools.alertText()).not.toBe('');
    expect(address()).toBe('/m/saferPlay/selfExclusion');
    expect(currentViewer().session).not.toBeNull();
  });
});

describe('the first page', () => {
  it('names help to everyone, and limits to nobody without money here', async () => {
    await open('/m/saferPlay');
    await findAndPress('Gambling Therapy');
    expect(sessionStore.get(pendingLinkAtom)).toBe('https://www.gamblingtherapy.org/');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain(
      'saferPlay',
    );
    expect(screen.queryByRole('link', { name: /^Deposit limit/ })).toBeNull();
    expect(calls('/wps/member/protection/limits')).toEqual([]);
  });

  it.each(['virtual01'])('asks for nothing that %s may not have', async (user) => {
    await open('/m/saferPlay', { user });
    await screen.findByRole('button', { name: 'Gambling Therapy' });
    await tools.settled();
    expect(calls('/wps/member/protection/limits')).toEqual([]);
  });

  it('sets how often a game reminds, and shows what the platform keeps', async () => {
    await open('/m/saferPlay', PLAYER);
    await findAndPress(/^Reality check\s?Every 60 minutes$/);
    await screen.findByRole('radio', { name: 'Every 15 minutes' });
    choose('Every 15 minutes');
    expect(await screen.findByRole('button', { name: /^Reality check\s?Every 15/ })).toBeTruthy();
    await tools.settled();
    await expect(api.protection.realityCheck()).resolves.toEqual({ intervalMinutes: 15 });
  });

  it('shows the reminder as it was where the change did not arrive', async () => {
    await open('/m/saferPlay', PLAYER);
    await findAndPress(/^Reality check\s?Every 60/);
    await screen.findByRole('radio', { name: 'Never' });
    fail('PUT /wps/member/protection/realityCheck', 'offline');
    choose('Never');
    await tools.settled();
    expect(screen.getByRole('button', { name: /^Reality check\s?Every 60/ })).toBeTruthy();
  });
});

describe('the ends of breaks', () => {
  const NOW = new Date(2026, 10, 24, 9, 30).getTime();

  it.each([
    [1, 1],
    [42, 42],
  ] as const)('of %s days', (days, count) => {
    expect(timeOutEnd(days, NOW) - NOW).toBe(count * DAY_MS);
  });

  it.each([
    [6, new Date(2027, 4, 24, 9, 30)],
    [12, new Date(2027, 10, 24, 9, 30)],
    [60, new Date(2031, 10, 24, 9, 30)],
  ] as const)('of %s months is the same day', (months, end) => {
    expect(exclusionEnd(months, NOW)).toBe(end.getTime());
  });

  it('of six months is never before the platform’s 180 days, nor of five years after its 1,830', () => {
    for (let day = 0; day < 1461; day += 1) {
      const now = new Date(2026, 0, 1 + day, 12).getTime();
      expect(Number(exclusionEnd(6, now)) - now).toBeGreaterThanOrEqual(180 * DAY_MS);
      expect(Number(exclusionEnd(60, now)) - now).toBeLessThanOrEqual(1_830 * DAY_MS);
    }
  });
});
