import { blockedNavigationAtom, sessionAtom, sessionStore } from '@lobby/session';
import { screenAt, screensOf, testSandbox } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memberRoutes } from '../routes';

const { open, settled, address, calls } = screensOf([
  ...memberRoutes,
  screenAt('/m/webEmail', () => <p>Inbox</p>),
]);

const INFO = '/wps/member/info';

/** Documented sentences (D1 §6) for a trial account and for missing permission; the frame's toasts use the same. */
const ACTUAL_ACCOUNT = 'Please log in with an actual account to use this function.';
const NO_PERMISSION = 'Your account doesn’t have access to this.';

const TRIAL = 'This is a trial account with play money.';
const VIRTUAL = 'This is a virtual account: you can’t deposit or withdraw with it.';

/** Account types without real money. */
const TYPES = [
  [4, { reason: 'real-account', title: ACTUAL_ACCOUNT, text: TRIAL }],
  [40, { reason: 'not-permitted', title: NO_PERMISSION, text: VIRTUAL }],
  [41, { reason: 'not-permitted', title: NO_PERMISSION, text: VIRTUAL }],
  [42, { reason: 'not-permitted', title: NO_PERMISSION, text: VIRTUAL }],
] as const;

/** Opens an address with an account type. Not every virtual type is seeded, so the response's type is replaced. */
async function openAs(type: number, at: string) {
  const { control } = testSandbox();
  const trial = () => control.knobs.enter({ state: 'trial', brand: 'aurora' }).user;
  const user = type === 4 ? trial() : 'virtualagent01';
  const { record } = control.session({ user, brand: 'aurora' });
  sessionStore.set(sessionAtom, record && { ...record, type });
  const value = { type, account: user, regDate: Date.now() };
  await open(at, { reload: true, answers: { [INFO]: { value } } });
  return user;
}

describe.each(TYPES)('an account of type %i (D1 §6)', (type, { reason, title, text }) => {
  test('has Me with its balance, and no inbox', async () => {
    const user = await openAs(type, '/m/mine');
    expect(await screen.findByText(user)).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Balance' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Points mall/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Inbox/ })).toBeNull();
  });

  test('has My account with its name, and reads why it changes nothing', async () => {
    const user = await openAs(type, '/m/myAccount/index');
    expect(await screen.findByText(user)).toBeTruthy();
    expect(screen.getByText('This account can’t change its details.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Nickname/ })).toBeNull();
    expect(calls('/wps/member/securityConfig')).toEqual([]);
  });

  test('has VIP with all levels, and reads in place of the bonuses why it has none', async () => {
    await openAs(type, '/m/member/benefits');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'All levels' })).toBeTruthy();
  });

  test('reads in place of an application why it sends none', async () => {
    await openAs(type, '/m/activity/template?id=new-player');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.queryByLabelText('Remark')).toBeNull();
  });

  test.each([
    ['/m/mall/mallHome', 'PTSYS_getPointSummary'],
    ['/m/rewardCenter', 'REWCEN_getRewardList'],
    ['/m/leaderBoard', 'MCSFE_getMissionList'],
    ['/m/inviteFriends', 'MCSFE_getReferralOverview'],
  ])('is redirected from %s to Home with the reason, and requests nothing', async (at, call) => {
    await openAs(type, at);
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(sessionStore.get(blockedNavigationAtom)).toEqual({ reason });
    await settled();
    expect(calls(call)).toEqual([]);
  });
});
