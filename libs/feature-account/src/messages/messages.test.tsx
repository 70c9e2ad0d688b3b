import { api } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { screenAt, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { accountRoutes } from '../routes';

const { open, follow, press, findAndPress, calls, mend, settled, address } = screensOf([
  ...accountRoutes,
  screenAt(PATHS.depositOrder, () => <p>Deposit order</p>),
]);

const DEPOSITS = '/wps/relay/MCS2_depositTransactioNReport';
const WITHDRAWALS = '/wps/relay/MCS2_WithdrawTransactionReport';
const COUNT = '/wps/relay/CSP_unreadCount';

const PLAYER = { user: 'player01' };

const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Messages' })).getAllByRole('link');
/** Tabs with their accessible names. */
const shown = async () =>
  (await tabs()).map(({ textContent }) => textContent.replace(/\d+(?=\d+ unread)/, ' '));
const current = async () =>
  (await tabs()).find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent ?? '';

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const titles = async (name: string) =>
  (await list(name)).getAllByRole('heading').map(({ textContent }) => textContent);

describe('messages', () => {
  test.each([
    ['/m/webEmail', 'Inbox'],
    ['/m/webEmail?tab=news', 'News'],
    ['/m/message', 'Announcements'],
    ['/m/message/orders', 'Orders'],
  ])('%s counts what is unread as the others do', async (path, name) => {
    await open(path, PLAYER);
    await waitFor(async () =>
      expect(await shown()).toEqual(['Inbox 3 unread', 'News', 'Announcements 5 unread', 'Orders']),
    );
    expect(await current()).toContain(name);
  });

  it('count one less wherever one looks once a message was read', async () => {
    await open('/m/webEmail', PLAYER);
    await (await list('Inbox')).findAllByRole('img', { name: 'Unread' });
    const unread = (await list('Inbox')).getAllByRole('img', { name: 'Unread' });
    expect(unread).toHaveLength(3);
    press((await titles('Inbox'))[0] ?? '');
    await findAndPress('Close');
    await waitFor(async () => expect((await shown())[0]).toBe('Inbox 2 unread'));
    await follow(/^Orders/);
    await waitFor(async () => expect((await shown())[0]).toBe('Inbox 2 unread'));
    expect((await list('Recently completed')).getAllByRole('link').length).toBeGreaterThan(0);
  });

  test.each(['virtual01', 'virtualagent01'])(
    'have no tabs for %s, who has announcements alone',
    async (user) => {
      await open('/m/message', { user });
      await screen.findByRole('list', { name: 'Announcements' });
      await settled();
      expect(screen.queryByRole('navigation', { name: 'Messages' })).toBeNull();
      expect(calls(COUNT)).toEqual([]);
    },
  );
});

describe('order changes', () => {
  it('have what is under way first, then what was settled, the last change first', async () => {
    await open(PATHS.orderNews, PLAYER);
    await api.deposit.manualTransfer(
      {
        methodId: 'vn-transfer',
        bankCode: 'SOH-DEMO',
        payerName: 'TRAN MAI',
        amount: '512000',
        gateway: 'MOBILE',
        proofImages: [],
      },
      { key: 'messages-1' },
    );
    await open(PATHS.orderNews, { reload: true });
    await screen.findByRole('heading', { name: /^Deposit · 512\.000\s₫$/ });
    expect(await titles('Under way')).toHaveLength(1);
    expect((await list('Under way')).getByText(/^Waiting for payment · /)).toBeTruthy();
    const deposits = await api.deposit.records({ size: 100 });
    const changedAt = new Map(
      deposits.list.map(({ orderNo, settledAt, time }) => [orderNo, settledAt ?? time]),
    );
    const times = (await list('Recently completed'))
      .getAllByRole('link')
      .map((link) => changedAt.get(link.getAttribute('href')?.split('=').at(-1) ?? ''))
      .filter((time) => time !== undefined);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('name what becomes of a deposit, and lead to it', async () => {
    await open(PATHS.orderNews, { user: 'fresh01' });
    expect(await screen.findByText('No deposits or withdrawals yet')).toBeTruthy();
    await open(PATHS.orderNews, PLAYER);
    const settledRows = await list('Recently completed');
    expect(settledRows.getAllByText(/^Completed · /).length).toBeGreaterThan(0);
    const [deposit] = settledRows.getAllByRole('link', { name: /^Deposit/ });
    fireEvent.click(deposit ?? document.body);
    await waitFor(() => expect(address()).toMatch(/^\/m\/voucherCenter\/order\?orderNo=D/));
  });

  test.each([
    ['depositRecord', DEPOSITS, WITHDRAWALS],
    ['withdrawalRecord', WITHDRAWALS, DEPOSITS],
  ] as const)('ask for no record that is switched off: %s', async (flag, off, on) => {
    await open(PATHS.orderNews, { ...PLAYER, flags: { [flag]: false } });
    await list('Recently completed');
    expect([calls(off).length, calls(on).length]).toEqual([0, 1]);
  });

  it('have no tab where both records are switched off', async () => {
    await open('/m/message', {
      ...PLAYER,
      flags: { depositRecord: false, withdrawalRecord: false },
    });
    await waitFor(async () => expect(await shown()).toHaveLength(3));
  });

  test.each([DEPOSITS, WITHDRAWALS])('that do not load are asked for again: %s', async (call) => {
    await open(PATHS.orderNews, { ...PLAYER, answers: { [call]: 503 } });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    press('Try again');
    expect((await titles('Recently completed')).length).toBeGreaterThan(0);
  });
});
