import { api } from '@lobby/api-client';
import { screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { withdrawTools } from './withdraw.setup';

const { open, openForm, enter, settled, sandbox } = withdrawTools();

const SETTINGS = '/wps/transaction/withdraw/settings';

const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('what blocks a withdrawal', () => {
  it('is shown all together, each with its remedy', async () => {
    await open('/m/withdraw', { user: 'fresh01' });
    expect(await screen.findByText('You haven’t set a payment password yet.')).toBeTruthy();
    expect(screen.getByText('You haven’t added a bank card yet.')).toBeTruthy();
    expect(linkOf('Set it')).toBe('/m/securityCenter/paymentPassword');
    expect(linkOf('Add a bank card')).toBe('/m/securityCenter/card');
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  test.each([
    ['IDENTITY_REQUIRED', 'Verify identity', '/m/withdraw/identity'],
    ['TURNOVER_OPEN', 'See all games', '/m/allGame'],
    ['DAILY_COUNT', 'See today’s', '/m/withdrawReport'],
    ['DAILY_AMOUNT', 'See today’s', '/m/withdrawReport'],
    ['BALANCE_LOW', 'See open bets', '/m/gameRecord'],
    ['BLUE_MOON', 'Customer service', '/m/service'],
  ])('%s leads to "%s"', async (reason, remedy, to) => {
    await openForm();
    const value = { ...(await api.withdraw.settings()), canWithdraw: false, reasons: [reason] };
    await open('/m/withdraw', { user: 'player01', answers: { [SETTINGS]: { value } } });
    await screen.findByRole('link', { name: remedy });
    expect(linkOf(remedy)).toBe(to);
  });

  it('too little money leads to open bets only where there are some', async () => {
    await open('/m/withdraw', { user: 'fresh01' });
    const settings = await api.withdraw.settings();
    const funds = await api.wallet.funds();
    const value = { ...settings, canWithdraw: false, reasons: ['BALANCE_LOW'] };
    await open('/m/withdraw', {
      user: 'fresh01',
      answers: {
        [SETTINGS]: { value },
        '/wps/member/info/funds/consolidated': { value: { ...funds, inOpenOrders: '0' } },
      },
    });
    expect(await screen.findByText(/smallest withdrawal/)).toBeTruthy();
    await settled();
    expect(screen.queryByRole('link', { name: 'See open bets' })).toBeNull();
  });

  it('without a reason leads to customer service', async () => {
    await openForm();
    const value = { ...(await api.withdraw.settings()), canWithdraw: false, reasons: [] };
    await open('/m/withdraw', { user: 'player01', answers: { [SETTINGS]: { value } } });
    expect(await screen.findByRole('link', { name: 'Customer service' })).toBeTruthy();
  });

  it('a locked payment password says until when, and how to reset it', async () => {
    const user = enter('paymentLocked');
    await open('/m/withdraw', { user, reload: true });
    expect(await screen.findByText(/locked until \d\d:\d\d/)).toBeTruthy();
    expect(linkOf('Reset it')).toBe('/m/securityCenter/paymentPassword');
  });

  it('money in the safe leads to the wallets', async () => {
    await openForm();
    const { wallets } = await api.wallet.funds();
    const amount = wallets[0]?.balance ?? '';
    await api.wallet.transfer(
      { from: 'MAIN', to: 'SAFE', amount },
      { key: 'all-to-the-safe-0001' },
    );
    await open('/m/withdraw', { user: 'player01', reload: true });
    expect(await screen.findByText(/^Your money is in the safe/)).toBeTruthy();
    expect(linkOf('Go to wallets')).toBe('/m/wallets');
    expect(linkOf('Move money from the safe')).toBe('/m/wallets');
  });
});

describe('turnover', () => {
  it('is shown item by item with its progress', async () => {
    await openForm();
    await api.deposit.manualTransfer(
      {
        gateway: 'MOBILE',
        methodId: 'vn-transfer',
        bankCode: 'SOH-DEMO',
        amount: '500000',
        payerName: 'NGUYEN THI LAN',
        proofImages: [],
      },
      { key: 'a-deposit-of-500000-1' },
    );
    sandbox.control.clock({ shiftMs: 60_000 });
    await open('/m/withdraw', { user: 'player01', reload: true });
    expect(await screen.findByText(/^Left to bet before a withdrawal: 500\.000/)).toBeTruthy();
    expect(screen.getByText(/^0\s₫ of 500\.000\s₫$/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Deposit' })).toHaveProperty('value', 0);
    expect(screen.getByText(/^The turnover isn’t complete/)).toBeTruthy();
    expect(screen.getByText('Withdrawable balance').nextSibling?.textContent).toMatch(/^0\s₫$/);
    expect(screen.getByText('Held by turnover')).toBeTruthy();
  });

  it('is not shown where none is required', async () => {
    await openForm();
    await settled();
    expect(screen.queryByRole('heading', { name: 'Turnover' })).toBeNull();
  });
});

test.each([
  ['/m/withdraw'],
  ['/m/withdraw/order?orderNo=W1'],
  ['/m/withdraw/identity'],
  ['/m/wallets'],
])('at %s an account without money of its own sees what to do instead', async (path) => {
  await open(path, { user: 'virtual01' });
  await screen.findByText('Your account doesn’t have access to this.');
  expect(linkOf('Customer service')).toBe('/m/service');
  expect(screen.queryByLabelText('Amount')).toBeNull();
});
