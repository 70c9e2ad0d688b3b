import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { sessionAtom, sessionStore } from '@lobby/session';
import { hold } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { withdrawTools } from '../withdraw.setup';

const tools = withdrawTools();
const { open, press, chooseTab, type, field, fieldError, fieldHint, button } = tools;
const { calls, fail, mend, alertText, sandbox, settled } = tools;

const TRANSFER = '/wps/relay/GCS_walletTransfer';
const FUNDS = '/wps/member/info/funds/consolidated';
const BY_KEY = '/wps/transaction/key';
const PLAYER = { user: 'player01', toaster: true };

async function openWallets(options: Parameters<typeof open>[1] = PLAYER) {
  await open('/m/wallets', options);
  await waitFor(() => expect(fieldHint('Amount')).toMatch(/₫|nothing/));
}

const transfers = () =>
  sandbox.control
    .ledger({ user: 'player01', brand: 'aurora' })
    .orders.filter((order) => order.type === 'TRANSFER');

const balances = async () => {
  const { wallets, total } = await api.wallet.funds();
  return { main: wallets[0]?.balance, safe: wallets[1]?.balance, total };
};

const moved = (text: RegExp) => screen.findByText(text);

describe('a transfer', () => {
  it('moves money to the safe once by a double tap, and says so', async () => {
    await openWallets();
    const before = await balances();
    type('Amount', '250000');
    press('Transfer');
    press('Transfer');
    await moved(/^250\.000\s₫ is in the safe now$/);
    const after = await balances();
    expect(after.safe).toBe('250000');
    expect(Number(after.main)).toBe(Number(before.main) - 250_000);
    expect(after.total).toBe(before.total);
    expect(transfers()).toHaveLength(1);
    expect(readStored('moneyIntents')).toEqual([]);
    await waitFor(() => expect(field('Amount').value).toBe(''));
  });

  it('moves everything to the safe, and everything back', async () => {
    await openWallets();
    const before = await balances();
    press('Move everything');
    await moved(/is in the safe now$/);
    expect(await balances()).toEqual({ main: '0', safe: before.main, total: before.total });
    await waitFor(() =>
      expect(fieldHint('Amount')).toBe('There’s nothing in the main wallet to move.'),
    );
    await chooseTab('To the main wallet');
    press('Move everything back');
    await moved(/is in the main wallet now$/);
    expect(await balances()).toEqual(before);
    expect(transfers()).toHaveLength(2);
  });

  it('says where the money went, though the other direction is chosen while it is sent', async () => {
    await openWallets();
    type('Amount', '1000');
    const release = hold(TRANSFER);
    press('Transfer');
    await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(1));
    await chooseTab('To the main wallet');
    release();
    await moved(/^1\.000\s₫ is in the safe now$/);
    await expect(balances()).resolves.toMatchObject({ safe: '1000' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('To the main wallet');
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await openWallets();
    type('Amount', '1000');
    fail(TRANSFER, { kind: 'drop-response' });
    press('Transfer');
    await moved(/is in the safe now$/);
    expect(calls(TRANSFER)).toHaveLength(1);
    expect(transfers()).toHaveLength(1);
  });

  it('in doubt is found after a reload, and its amount is not sent again', async () => {
    await openWallets();
    type('Amount', '1000');
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press('Transfer');
    await screen.findByRole('button', { name: 'Check the result' });
    mend();
    await openWallets({ ...PLAYER, reload: true });
    await moved(/^Your earlier transfer went through$/);
    expect(transfers()).toHaveLength(1);
    await waitFor(() => expect(field('Amount').value).toBe(''));
  });

  it('in doubt that is found while another amount is typed leaves that as it is', async () => {
    await openWallets();
    type('Amount', '1000');
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press('Transfer');
    await screen.findByRole('button', { name: 'Check the result' });
    mend();
    const release = hold(BY_KEY);
    await openWallets({ ...PLAYER, reload: true });
    type('Amount', '2000');
    release();
    await moved(/^Your earlier transfer went through$/);
    await settled();
    expect(field('Amount').value).toBe('2.000');
    await openWallets({ ...PLAYER, reload: true });
    expect(field('Amount').value).toBe('2.000');
  });

  it('back from the safe in doubt is found after a reload, and its amount is not sent again', async () => {
    await openWallets();
    await api.wallet.transfer({ from: 'MAIN', to: 'SAFE', amount: '1000' }, { key: 'another-tab' });
    await openWallets({ ...PLAYER, reload: true });
    await chooseTab('To the main wallet');
    type('Amount', '1000');
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press('Transfer');
    await screen.findByRole('button', { name: 'Check the result' });
    mend();
    await openWallets({ ...PLAYER, reload: true });
    await moved(/^Your earlier transfer went through$/);
    await waitFor(() => expect(field('Amount').value).toBe(''));
  });

  it('without a network is shown at once, and the amount stays', async () => {
    await openWallets();
    type('Amount', '1000');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press('Transfer');
    expect(await alertText()).toContain('No connection');
    expect(field('Amount').value).toBe('1.000');
    expect(calls(TRANSFER)).toEqual([]);
  });

  test.each(['-5', '+5', '5e5', '1e309', '0', '0.005', '٣٠٠٠٠', '0x7A120', 'Infinity', '1/2'])(
    'of %s is refused beside the field, with the text kept',
    async (typed) => {
      await openWallets();
      type('Amount', typed);
      const shown = field('Amount').value;
      press('Transfer');
      await waitFor(() =>
        expect(fieldError('Amount')).toMatch(/^(?:Enter an amount|Enter the amount in digits)/),
      );
      expect(field('Amount').value).toBe(shown);
      expect(calls(TRANSFER)).toEqual([]);
    },
  );

  it('that met a server that was killed goes out again under the same key', async () => {
    await openWallets();
    type('Amount', '1000');
    fail(TRANSFER, 502);
    press('Transfer');
    await screen.findByRole('button', { name: 'Check the result' });
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    const [intent = expect.unreachable()] = readStored('moneyIntents');
    expect(field('Amount').value).toBe('1.000');
    mend();
    press('Transfer');
    await moved(/^1\.000\s₫ is in the safe now$/);
    expect(transfers().map(({ key }) => key)).toEqual([intent.key]);
  });

  it('in a second tab at the same moment is the same order', async () => {
    await openWallets();
    type('Amount', '1000');
    const release = hold(TRANSFER);
    press('Transfer');
    await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(1));
    const [intent = expect.unreachable()] = readStored('moneyIntents');
    await openWallets({ ...PLAYER, reload: true });
    type('Amount', '1000');
    press('Transfer');
    await screen.findByText('Moving your money');
    release();
    await moved(/^1\.000\s₫ is in the safe now$/);
    await waitFor(() => expect(calls(TRANSFER)).toHaveLength(2));
    expect(transfers().map(({ key }) => key)).toEqual([intent.key]);
  });

  it('of a session that expired is typed once: it is there after the login', async () => {
    await openWallets();
    type('Amount', '1000');
    fail(TRANSFER, 401);
    press('Transfer');
    await waitFor(() => expect(sessionStore.get(sessionAtom)).toBeNull());
    mend();
    expect(transfers()).toEqual([]);
    await openWallets({ ...PLAYER, reload: true });
    expect(field('Amount').value).toBe('1.000');
    press('Transfer');
    await moved(/^1\.000\s₫ is in the safe now$/);
    expect(transfers()).toHaveLength(1);
  });

  it('of more than there is is refused beside the field, here and by the platform', async () => {
    await openWallets();
    type('Amount', '999999999999');
    press('Transfer');
    await waitFor(() => expect(fieldError('Amount')).toContain('Enter an amount from'));
    expect(calls(TRANSFER)).toEqual([]);
    type('Amount', '1000');
    fail(TRANSFER, { refusal: 'wallet.insufficient' });
    press('Transfer');
    await waitFor(() => expect(fieldError('Amount')).toBe('Your balance is too low.'));
    expect(field('Amount').value).toBe('1.000');
  });

  it('that is refused in one direction may be right in the other', async () => {
    await openWallets();
    await api.wallet.transfer({ from: 'MAIN', to: 'SAFE', amount: '5000' }, { key: 'another-tab' });
    await openWallets({ ...PLAYER, reload: true });
    type('Amount', '1000');
    fail(TRANSFER, { refusal: 'wallet.insufficient' });
    press('Transfer');
    await waitFor(() => expect(fieldError('Amount')).toBe('Your balance is too low.'));
    await chooseTab('To the main wallet');
    await waitFor(() => expect(fieldError('Amount')).toBe(''));
    expect(field('Amount').value).toBe('1.000');
  });
});

describe('the wallets', () => {
  it('are shown with what each is for, and what can be withdrawn', async () => {
    await openWallets();
    expect(screen.getByRole('heading', { name: 'Main wallet' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Safe' })).toBeTruthy();
    expect(screen.getByText('Games can’t use this money')).toBeTruthy();
  });

  it('that are empty have nothing to move', async () => {
    await openWallets({ user: 'empty01' });
    expect(fieldHint('Amount')).toBe('There’s nothing in the main wallet to move.');
    expect(button('Move everything')).toHaveProperty('disabled', true);
    expect(button('Transfer')).toHaveProperty('disabled', true);
  });

  test.each([null, '-5', '1e400', 'much'])(
    'of %j are not shown as 0, and load again on request',
    async (balance) => {
      const wallets = [{ wallet: 'MAIN', balance, withdrawable: '0' }];
      const value = { wallets, total: '0', inOpenOrders: '0', remainingTurnover: '0' };
      await open('/m/wallets', { ...PLAYER, answers: { [FUNDS]: { value } } });
      await screen.findByRole('button', { name: 'Try again' });
      expect(document.body.textContent).not.toMatch(/\d\s?₫|NaN/);
      mend();
      press('Try again');
      await waitFor(() => expect(fieldHint('Amount')).toContain('₫'));
    },
  );
});
