import { readStored } from '@lobby/core';
import { hold, screenAt, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Transfer, TRANSFER_ROUTE } from './transfer.setup';

const TRANSFER = '/wps/relay/GCS_walletTransfer';
const BY_KEY = '/wps/transaction/key';

/** Two tabs: shared storage, separate query caches. */
const TABS = [1, 2].map((tab) => ({ tab, client: new QueryClient() }));

const TwoTabs = () =>
  TABS.map(({ tab, client }) => (
    <section key={tab} aria-label={`Tab ${tab}`}>
      <QueryClientProvider client={client}>
        <Transfer />
      </QueryClientProvider>
    </section>
  ));

const kit = screensOf([TRANSFER_ROUTE, screenAt('/m/tabs', TwoTabs)]);
const { open, press, type, calls, fail, mend, alertText } = kit;

const PLAYER = { user: 'player01' };

async function openAndType(amount: string, options: Parameters<typeof open>[1] = PLAYER) {
  const view = await open('/m/transfer', options);
  await view.findByLabelText('Amount');
  type('Amount', amount);
  return view;
}

/** Transfers in the sandbox's ledger. */
const transfers = () =>
  kit.sandbox.control
    .ledger({ user: 'player01', brand: 'aurora' })
    .orders.filter((order) => order.type === 'TRANSFER');

const shownOrders = () =>
  screen
    .getAllByRole('list', { name: 'Orders' })
    .flatMap((list) => within(list).queryAllByRole('listitem'))
    .map(({ textContent }) => textContent);

const intents = () => readStored('moneyIntents');

/** Grants all locks at once but one, which waits. Returns what grants it. */
function holdLock(held: string): () => void {
  let grant = () => {};
  const granted = new Promise<void>((resolve) => (grant = resolve));
  const request = (name: string, work: () => unknown) =>
    name === held ? granted.then(work) : Promise.resolve(work());
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  return grant;
}

/** Waits until the screen says that the outcome is unknown, and nowhere else (decision 21). */
async function findDoubt() {
  await waitFor(() => expect(kit.statusText()).toContain('can’t tell yet'));
  expect(screen.queryByRole('alert')).toBeNull();
}

/** Sends a transfer that the platform makes, with the answer lost and nobody to ask. */
async function sendUnseen() {
  const view = await openAndType('1000');
  fail(TRANSFER, { kind: 'drop-response' });
  fail(BY_KEY, 'offline');
  press('Transfer');
  await findDoubt();
  return view;
}

describe('a money action', () => {
  test('makes one order and forgets its key', async () => {
    await openAndType('1000');
    press('Transfer');
    await waitFor(() => expect(shownOrders()).toHaveLength(1));
    expect(transfers()).toHaveLength(1);
    expect(shownOrders()[0]).toBe(transfers()[0]?.orderNo);
    expect(intents()).toEqual([]);
  });

  test('pressed twice sends once', async () => {
    await openAndType('1000');
    press('Transfer');
    press('Transfer');
    await waitFor(() => expect(shownOrders()).toHaveLength(1));
    expect(calls(TRANSFER)).toHaveLength(1);
  });

  test('pressed again after it is done is another order', async () => {
    await openAndType('1000');
    press('Transfer');
    await waitFor(() => expect(shownOrders()).toHaveLength(1));
    type('Amount', '1000');
    press('Transfer');
    await waitFor(() => expect(shownOrders()).toHaveLength(2));
    expect(transfers()).toHaveLength(2);
  });

  test('whose response is lost is queried and never sent again (decision 21)', async () => {
    await openAndType('1000');
    fail(TRANSFER, { kind: 'drop-response' });
    press('Transfer');
    await waitFor(() => expect(shownOrders()).toEqual([transfers()[0]?.orderNo]));
    expect(calls(TRANSFER)).toHaveLength(1);
    expect(intents()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that cannot be queried stays undecided until it can', async () => {
    await openAndType('1000');
    // Screen readers announce changes of an existing live region only.
    const [region] = screen.getAllByRole('status');
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press('Transfer');
    await findDoubt();
    expect(region?.textContent).toContain('can’t tell yet');
    mend();
    press('Check the result');
    await waitFor(() => expect(shownOrders()).toEqual([transfers()[0]?.orderNo]));
    expect(calls(TRANSFER)).toHaveLength(1);
    expect(kit.statusText()).toBe('');
  });

  test('without a network is refused with the reason, and nothing is left in doubt', async () => {
    await openAndType('1000');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press('Transfer');
    expect(await alertText()).toBe('No connection. Check your network and try again.');
    expect(calls(TRANSFER)).toHaveLength(0);
    expect(intents()).toEqual([]);
    expect(kit.statusText()).toBe('');
  });

  test('whose network goes before it is sent leaves nothing in doubt either', async () => {
    await openAndType('1000');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false).mockReturnValueOnce(true);
    press('Transfer');
    expect(await alertText()).toBe('No connection. Check your network and try again.');
    expect(calls(TRANSFER)).toHaveLength(0);
    expect(intents()).toEqual([]);
    expect(kit.statusText()).toBe('');
  });

  test('that was sent before stays in doubt where a second try is not sent', async () => {
    await sendUnseen();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false).mockReturnValueOnce(true);
    press('Transfer');
    expect(await alertText()).toBe('No connection. Check your network and try again.');
    expect(intents()).toHaveLength(1);
    expect(kit.statusText()).toContain('can’t tell yet');
  });

  test('that never arrived goes out again under the same key', async () => {
    await openAndType('1000');
    fail(TRANSFER, 'offline');
    press('Transfer');
    await findDoubt();
    const [intent] = intents();
    mend();
    press('Transfer');
    await waitFor(() => expect(shownOrders()).toHaveLength(1));
    expect(transfers().map(({ key }) => key)).toEqual([intent?.key]);
  });

  test('that arrived unseen is found when its key is refused as used', async () => {
    await sendUnseen();
    mend();
    fail(TRANSFER, { refusal: 'idempotency.key.reused' });
    press('Transfer');
    await waitFor(() => expect(shownOrders()).toEqual([transfers()[0]?.orderNo]));
    expect(intents()).toEqual([]);
  });

  test('that arrived unseen is not decided by a refusal of its second try', async () => {
    await sendUnseen();
    const [intent] = intents();
    fail(TRANSFER, { refusal: 'system.maintenance' });
    press('Transfer');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/upgrading/));
    expect(intents()).toMatchObject([{ key: intent?.key }]);
    mend();
    press('Transfer');
    await waitFor(() => expect(shownOrders()).toEqual([transfers()[0]?.orderNo]));
    expect(transfers()).toHaveLength(1);
  });

  test('that never arrived is decided by a refusal of its second try', async () => {
    await openAndType('1000');
    fail(TRANSFER, 'offline');
    press('Transfer');
    await findDoubt();
    fail(TRANSFER, { refusal: 'wallet.insufficient' });
    press('Transfer');
    await waitFor(() => expect(intents()).toEqual([]));
    expect(await alertText()).toBe('Your balance is too low.');
  });

  test('that goes out again is waited for from then on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openAndType('1000');
    fail(TRANSFER, 502);
    press('Transfer');
    await findDoubt();
    const [intent] = intents();
    /** A second try queries the order as well. */
    const later = async (ms: number, button: string) => {
      vi.setSystemTime(Date.now() + ms);
      const seen = calls(BY_KEY).length;
      press(button);
      await waitFor(() => expect(calls(BY_KEY)).toHaveLength(seen + 1));
      await kit.settled();
    };
    await later(50_000, 'Transfer');
    await later(59_000, 'Check the result');
    expect(intents()).toMatchObject([{ key: intent?.key }]);
    await later(1_000, 'Check the result');
    expect(intents()).toEqual([]);
  });

  test('can no longer arrive once the clock was set back by more than a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openAndType('1000');
    fail(TRANSFER, 502);
    press('Transfer');
    await findDoubt();
    vi.setSystemTime(Date.now() - 3_600_000);
    press('Check the result');
    await waitFor(() => expect(intents()).toEqual([]));
  });

  test('that goes out again while its outcome is asked for keeps its key', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openAndType('1000');
    fail(TRANSFER, 502);
    press('Transfer');
    await findDoubt();
    const [intent] = intents();
    vi.setSystemTime(Date.now() + 61_000);
    const seen = calls(BY_KEY).length;
    const release = hold(BY_KEY);
    press('Check the result');
    press('Transfer');
    await waitFor(() => expect(intents()).toMatchObject([{ at: Date.now() }]));
    release();
    await waitFor(() => expect(calls(BY_KEY)).toHaveLength(seen + 2));
    await kit.settled();
    expect(intents()).toMatchObject([{ key: intent?.key }]);
  });

  test('that goes out again and is found while it waits for its lock is one order', async () => {
    await sendUnseen();
    mend();
    const grant = holdLock('lobby-money-intents');
    const seen = calls(BY_KEY).length;
    press('Transfer');
    press('Check the result');
    await waitFor(() => expect(calls(BY_KEY)).toHaveLength(seen + 1));
    await waitFor(() => expect(screen.queryByText('Checking')).toBeNull());
    grant();
    await kit.settled();
    expect(shownOrders()).toEqual([transfers()[0]?.orderNo]);
    expect(transfers()).toHaveLength(1);
    expect(intents()).toEqual([]);
  });

  test('is settled after a reload', async () => {
    const { unmount } = await sendUnseen();
    unmount();
    mend();
    await open('/m/transfer', { reload: true });
    await waitFor(() => expect(shownOrders()).toEqual([transfers()[0]?.orderNo]));
    expect(calls(TRANSFER)).toHaveLength(1);
    expect(intents()).toEqual([]);
  });

  test('of two tabs at once is one order', async () => {
    await open('/m/tabs', PLAYER);
    const tabs = await screen.findAllByRole('region', { name: /^Tab/ });
    for (const tab of tabs)
      fireEvent.change(within(tab).getByLabelText('Amount'), { target: { value: '1000' } });
    for (const tab of tabs) fireEvent.click(within(tab).getByRole('button', { name: 'Transfer' }));
    await waitFor(() => expect(shownOrders()).toHaveLength(2));
    expect(new Set(shownOrders()).size).toBe(1);
    expect(transfers()).toHaveLength(1);
  });

  test('that is refused is decided, and says why', async () => {
    await openAndType('999999999999');
    press('Transfer');
    expect(await alertText()).toBe('Your balance is too low.');
    expect(intents()).toEqual([]);
    expect(transfers()).toEqual([]);
    expect(kit.statusText()).toBe('');
  });

  test('of another user is never queried', async () => {
    const { unmount } = await sendUnseen();
    unmount();
    mend();
    await openAndType('5', { user: 'vip01', reload: true });
    expect(calls(BY_KEY).filter(({ user }) => user === 'vip01')).toEqual([]);
    expect(intents()).toHaveLength(1);
  });
});
