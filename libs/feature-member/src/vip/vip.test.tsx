import { readStored } from '@lobby/core';
import { screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, calls, fail, alertText } = tools;

const PLAYER = { user: 'player01', toaster: true } as const;
const CLAIM = '/wps/relay/MCS2_claimMemberClubBonus';
const VIP = '/wps/relay/MCS2_getMemberClubBenefit';
const BY_KEY = '/wps/transaction/key';

const paid = () =>
  tools.sandbox.control
    .ledger({ user: 'player01', brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'VIP_BONUS');

const openVip = async (options: Parameters<typeof open>[1] = PLAYER) => {
  await open('/m/member/benefits', options);
  await screen.findByRole('heading', { name: 'All levels' });
};

const row = (name: string) =>
  within(screen.getByText(name, { selector: 'li span' }).closest('li') ?? document.body);

describe('VIP benefits', () => {
  it('say in words what the next level requires, and what is missing', async () => {
    await openVip();
    expect(screen.queryByText(/Level \d/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'What VIP 3 requires' })).toBeTruthy();
    const bets = screen.getByRole('progressbar', { name: 'Valid bets in the last 30 days' });
    expect(Number(bets.getAttribute('value'))).toBeLessThan(100);
    expect(screen.getAllByText(/ to go$/).length).toBeGreaterThan(0);
  });

  test.each([
    ['0', '0% of it', 0, '150.000.000 ₫ to go'],
    ['149999999', 'almost all', 99, '1 ₫ to go'],
    ['150000000', 'all', 100, 'Reached'],
    ['900000000', 'more', 100, 'Reached'],
  ])('%s of 150000000 is %s', async (actual, _name, percent, text) => {
    const step = { type: 'TURNOVER', actual, expected: '150000000', period: 'LAST_30_DAYS' };
    const level = {
      name: 'VIP 0',
      turnover: '0',
      deposit: '0',
      upgradeBonus: '0',
      monthlyBonus: '0',
      rebateRates: [],
      withdrawDailyMax: '100000000',
    };
    const value = {
      current: 'VIP 0',
      next: 'VIP 1',
      progress: [step],
      levels: [level, { ...level, name: 'VIP 1', turnover: '150000000' }],
      bonuses: [],
    };
    await openVip({ ...PLAYER, answers: { [VIP]: { value } } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe(String(percent));
    expect(screen.getByText('Your level has no bonuses yet.')).toBeTruthy();
    expect(screen.getByText('For every account')).toBeTruthy();
  });

  it('of the highest level ask for nothing more', async () => {
    await openVip({
      user: 'vip01',
      prepare: ({ control }) => {
        control.knobs.vip({ user: 'vip01', level: 'VIP 6' });
      },
    });
    expect(screen.getByText('You’re at the highest level.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('pay a bonus once by a double tap', async () => {
    await openVip();
    const before = paid().length;
    const name = 'Claim: Upgrade bonus VIP 2';
    press(name);
    press(name);
    expect(await screen.findByText(/^Claimed. The money/)).toBeTruthy();
    await waitFor(() => expect(row('Upgrade bonus VIP 2').getByText('Claimed')).toBeTruthy());
    // The row shows what the ledger paid.
    expect(row('Upgrade bonus VIP 2').getByText('100.000 ₫')).toBeTruthy();
    expect(paid().at(-1)?.amount).toBe('100000');
    expect(calls(CLAIM)).toHaveLength(1);
    expect(paid()).toHaveLength(before + 1);
  });

  it('of a month pay what their row and the table of levels say, and come again with the next', async () => {
    await openVip();
    const before = paid().length;
    const name = 'Monthly bonus VIP 2';
    const said = (await row(name).findByText(/₫$/)).textContent;
    const level = within(screen.getByLabelText('VIP 2'));
    expect(level.getByText('Monthly bonus').nextSibling?.textContent).toBe(said);
    press(`Claim: ${name}`);
    await waitFor(() => expect(row(name).getByText('Claimed')).toBeTruthy());
    expect(
      paid()
        .slice(before)
        .map(({ amount }) => amount),
    ).toEqual([said.replaceAll(/\D/g, '')]);
    tools.sandbox.control.clock({ shiftMs: 31 * 86_400_000 });
    await openVip({ reload: true });
    expect(screen.getByRole('button', { name: `Claim: ${name}` })).toBeTruthy();
  });

  it.each([
    ['Monthly bonus VIP 2', 2],
    ['Upgrade bonus VIP 2', 1],
  ])('of the next month have a claim of their own: %s', async (name, claims) => {
    const answers = { [CLAIM]: 503, [BY_KEY]: 503 } as const;
    await openVip({ ...PLAYER, answers });
    press(`Claim: ${name}`);
    await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(1));
    await tools.settled();
    tools.sandbox.control.clock({ shiftMs: 31 * 86_400_000 });
    await openVip({ ...PLAYER, answers, reload: true });
    await tools.settled();
    press(`Claim: ${name}`);
    await tools.settled();
    expect(readStored('moneyIntents')).toHaveLength(claims);
  });

  it('that were claimed elsewhere meanwhile say so', async () => {
    await openVip();
    fail(CLAIM, { refusal: 'reward.not.claimable' });
    press('Claim: Monthly bonus VIP 2');
    expect(await alertText()).toMatch(/can’t be claimed right now/);
  });

  it('of a virtual account offer no claim and say why', async () => {
    await openVip({ user: 'virtual01' });
    expect(screen.getByText(/^This is a virtual account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'All levels' })).toBeTruthy();
  });
});
