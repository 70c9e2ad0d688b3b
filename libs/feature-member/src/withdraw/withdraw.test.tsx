import { api } from '@lobby/api-client';
import jade from '@lobby/brand-jade';
import { readStored } from '@lobby/core';
import { hold } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { withdrawTools } from './withdraw.setup';

const tools = withdrawTools();
const { open, openForm, openWithdrawals, enter } = tools;
const { press, choose, type, field, fieldError, fieldHint, calls, fail, mend } = tools;
const { address, alertText, button, settled } = tools;

const REQUEST = '/wps/transaction/withdraw';
const SETTINGS = '/wps/transaction/withdraw/settings';
const CURRENCY = '/wps/system/settings/consolidated';
const FUNDS = '/wps/member/info/funds/consolidated';
const BY_KEY = '/wps/transaction/key';
const ORDER_PAGE = /^\/m\/withdraw\/order\?orderNo=W/;

const requests = () => calls(REQUEST, 'POST');
const submit = () => press(/^Withdraw/);
const orderShown = () => waitFor(() => expect(address()).toMatch(ORDER_PAGE));

async function fill(amount: string, password = '135790') {
  await openForm();
  type('Amount', amount);
  type('Payment password', password);
}

/** Opens the form with changed settings. */
async function openWith(change: object) {
  await openForm();
  const value = { ...(await api.withdraw.settings()), ...change };
  await openForm({ user: 'player01', answers: { [SETTINGS]: { value } } });
}

describe('an amount', () => {
  const readOnly = () => (field('Amount') as HTMLInputElement).readOnly;

  it('waits for the currency with all that names money, which says whether a point parts thousands', async () => {
    const release = hold(CURRENCY);
    const { inFlight } = await open('/m/withdraw', { user: 'player01' });
    await waitFor(() => expect(calls(FUNDS)).toHaveLength(1));
    const unknown = vi.fn();
    const watch = new MutationObserver(() => document.body.textContent.includes('–') && unknown());
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await waitFor(() => expect(inFlight()).toBe(1));
    release();
    await screen.findByRole('textbox', { name: /^Amount/ });
    watch.disconnect();
    expect(unknown).not.toHaveBeenCalled();
    expect(readOnly()).toBe(false);
    type('Amount', '100.000');
    await waitFor(() => expect(field('Amount').value).toBe('100.000'));
    expect(fieldHint('Amount')).toContain('₫');
  });

  it('is typed all the same where the settings do not load', async () => {
    await open('/m/withdraw', { user: 'player01', answers: { [CURRENCY]: 403 } });
    await screen.findByRole('textbox', { name: /^Amount/ });
    await waitFor(() => expect(readOnly()).toBe(false));
  });
});

describe('a withdrawal', () => {
  it('is placed once by a double tap, and opens its order', async () => {
    await fill('500000');
    submit();
    submit();
    await orderShown();
    expect(await screen.findByRole('heading', { name: 'Submitted' })).toBeTruthy();
    expect(requests()).toHaveLength(1);
    expect(openWithdrawals()).toHaveLength(1);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await fill('500000');
    fail(REQUEST, { kind: 'drop-response' });
    submit();
    await orderShown();
    expect(address()).toContain(openWithdrawals()[0]?.orderNo);
    expect(requests()).toHaveLength(1);
  });

  it('that stays in doubt is found after a reload; its password is kept nowhere', async () => {
    await fill('500000');
    fail(REQUEST, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    submit();
    await screen.findByRole('button', { name: 'Check the result' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('135790');
    mend();
    await open('/m/withdraw', { reload: true });
    await orderShown();
    expect(requests()).toHaveLength(1);
  });

  it('of all there is that stays in doubt closes the form, not the check of its result', async () => {
    await openForm();
    const { wallets } = await api.wallet.funds();
    await fill(wallets[0]?.withdrawable ?? expect.unreachable());
    fail(REQUEST, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    submit();
    await screen.findByRole('button', { name: 'Check the result' });
    await settled();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(button('Check the result')).toBeTruthy();
    await open('/m/withdraw', { reload: true });
    await screen.findByRole('button', { name: 'Check the result' });
    await settled();
    mend();
    press('Check the result');
    await orderShown();
    expect(address()).toContain(openWithdrawals()[0]?.orderNo);
    expect(requests()).toHaveLength(1);
  });

  it('that never arrived goes out again under the same key', async () => {
    await fill('500000');
    fail(REQUEST, 'offline');
    submit();
    await screen.findByRole('button', { name: 'Check the result' });
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    const [intent] = readStored('moneyIntents');
    mend();
    submit();
    await orderShown();
    expect(openWithdrawals().map(({ key }) => key)).toEqual([intent?.key]);
  });

  it('of the same amount, written another way, is the same in doubt', async () => {
    await open('/m/withdraw', { user: 'player01', brand: jade });
    await waitFor(() => expect(fieldHint('Amount')).toContain('$'));
    fail(REQUEST, 502);
    const send = async () => {
      const asked = calls(BY_KEY).length;
      type('Payment password', '135790');
      submit();
      await waitFor(() => expect(calls(BY_KEY)).toHaveLength(asked + 1));
      await settled();
      return readStored('moneyIntents').map(({ key }) => key);
    };
    type('Amount', '10.00');
    const first = await send();
    press('$10.00');
    await expect(send()).resolves.toEqual(first);
  });

  it('is another order after going back to the form', async () => {
    await fill('500000');
    submit();
    await orderShown();
    await openForm({ reload: true });
    expect(field('Amount').value).toBe('');
    type('Amount', '500000');
    type('Payment password', '135790');
    submit();
    await orderShown();
    expect(openWithdrawals()).toHaveLength(2);
  });

  it('without a network is shown at once, and what was typed stays', async () => {
    await fill('500000');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    submit();
    expect(await alertText()).toContain('No connection');
    expect(requests()).toEqual([]);
    expect(field('Amount').value).toBe('500.000');
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('refused for an expired session keeps its amount, and never the password', async () => {
    await fill('500000');
    fail(REQUEST, { refusal: 'login.not.session' });
    submit();
    await alertText();
    mend();
    await openForm({ user: 'player01', reload: true });
    expect(field('Amount').value).toBe('500.000');
    expect(field('Payment password').value).toBe('');
    expect(openWithdrawals()).toEqual([]);
  });

  it('in a second tab at the same moment is the same order', async () => {
    await fill('500000');
    const release = hold(`POST ${REQUEST}`);
    submit();
    await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(1));
    await openForm({ user: 'player01', reload: true });
    type('Amount', '500000');
    type('Payment password', '135790');
    submit();
    await screen.findByText('Sending your withdrawal');
    release();
    await orderShown();
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(openWithdrawals()).toHaveLength(1);
  });

  it('goes to the card that was chosen', async () => {
    const user = enter('fiveCards');
    await openForm({ user, reload: true });
    const cards = await api.withdraw.cards();
    const labels = screen.getAllByRole('radio');
    expect(labels).toHaveLength(5);
    const { bankName = '', accountNo = '' } = cards[2] ?? {};
    choose(`${bankName} ··${accountNo.slice(-4)}`);
    type('Amount', '200000');
    type('Payment password', '135790');
    submit();
    await orderShown();
    expect(await screen.findByText(`${bankName} ··${accountNo.slice(-4)}`)).toBeTruthy();
  });

  it('is possible in a time-out', async () => {
    await openForm();
    await api.protection.timeOut({ until: Date.now() + 7 * 86_400_000 });
    await openForm({ user: 'player01', reload: true });
    type('Amount', '500000');
    type('Payment password', '135790');
    submit();
    await orderShown();
    expect(openWithdrawals()).toHaveLength(1);
  });
});

test.each(['/m/withdraw', '/m/withdraw/order?orderNo=W1', '/m/withdraw/identity', '/m/wallets'])(
  'a guest at %s logs in first',
  async (path) => {
    await open(path);
    await waitFor(() => expect(address()).toContain('/m/login'));
  },
);

describe('the form', () => {
  test.each([
    '99999',
    '-5',
    '+5',
    '5e5',
    '1/2',
    'Infinity',
    '1e309',
    '0',
    '0.005',
    '٣٠٠٠٠',
    '99999999999999999999999',
    '10.000.001.000',
  ])('refuses %s beside the field and sends nothing', async (amount) => {
    await fill(amount);
    const shown = field('Amount').value;
    submit();
    await waitFor(() => expect(fieldError('Amount')).not.toBe(''));
    expect(fieldError('Amount')).toMatch(/^(Enter an amount|Enter the amount in digits only)/);
    expect(field('Amount').value).toBe(shown);
    expect(document.activeElement).toBe(field('Amount'));
    expect(requests()).toEqual([]);
  });

  test.each(['', '12345', '1234567', 'secret'])(
    'refuses the payment password %j beside its field',
    async (password) => {
      await fill('500000', password);
      submit();
      await waitFor(() => expect(fieldError('Payment password')).not.toBe(''));
      expect(requests()).toEqual([]);
    },
  );

  it('offers all that can be withdrawn', async () => {
    await openForm();
    const { wallets } = await api.wallet.funds();
    press(new RegExp(`^${Number(wallets[0]?.withdrawable).toLocaleString('de-DE')}`));
    expect(field('Amount').value.replaceAll('.', '')).toBe(wallets[0]?.withdrawable);
    expect(fieldError('Amount')).toBe('');
  });

  it('shows fee and what arrives before anything is sent', async () => {
    await openWith({ feeRate: '0.0100', freeCountLeft: 0 });
    type('Amount', '299999');
    expect(screen.getByText('Fee (1%)').nextSibling?.textContent).toBe('2.999\u00a0₫');
    expect(screen.getByText('You receive').nextSibling?.textContent).toBe('297.000\u00a0₫');
    press('Withdraw 299.999\u00a0₫');
    await waitFor(() => expect(fieldError('Payment password')).not.toBe(''));
  });

  it('empties the payment password when it is wrong, and says how many tries are left', async () => {
    await fill('500000', '000000');
    submit();
    await waitFor(() => expect(fieldError('Payment password')).toContain('Tries left: 4'));
    expect(field('Payment password').value).toBe('');
    expect(field('Amount').value).toBe('500.000');
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('empties the payment password once the page was hidden for five minutes', async () => {
    await fill('500000');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void vi.advanceTimersByTime(4 * 60_000));
    expect(field('Payment password').value).toBe('135790');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(field('Payment password').value).toBe('');
    expect(field('Amount').value).toBe('500.000');
  });

  it('says at the amount what the platform refuses about it', async () => {
    await fill('500000');
    fail(REQUEST, { refusal: 'withdraw.daily.limit', details: { fields: { dailyLeft: '1' } } });
    submit();
    await waitFor(() => expect(fieldError('Amount')).toContain('today'));
    expect(field('Payment password').value).toBe('');
  });

  it('says that a large amount waits for the identity check', async () => {
    await openForm({ user: 'vip01' });
    // Screen readers announce changes of an existing live region only.
    const regions = screen.getAllByRole('status');
    type('Amount', '199999999');
    await settled();
    expect(screen.queryByText(/after identity verification/)).toBeNull();
    type('Amount', '200000000');
    expect(regions).toContain(await screen.findByText(/after identity verification/));
  });

  test.each([null, '-5', '1e400', 'much', '9'.repeat(30)])(
    'shows wallets of %j as unknown, never as 0',
    async (balance) => {
      const wallets = [{ wallet: 'MAIN', balance, withdrawable: balance }];
      const value = { wallets, total: balance, inOpenOrders: '0', remainingTurnover: '0' };
      await openForm({ user: 'player01', answers: { [FUNDS]: { value } } });
      await settled();
      expect(screen.getByText('Withdrawable balance').nextSibling?.textContent).toBe('–');
      expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|much/);
      type('Amount', '500000');
      type('Payment password', '135790');
      submit();
      await orderShown();
    },
  );

  test.each([null, '-5', 'much', '9'.repeat(30)])(
    'with limits of %j shows no form, and loads it again on request',
    async (max) => {
      await openForm();
      const value = { ...(await api.withdraw.settings()), max };
      await open('/m/withdraw', { user: 'player01', answers: { [SETTINGS]: { value } } });
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
      expect(screen.queryByLabelText('Amount')).toBeNull();
      mend();
      press('Try again');
      await waitFor(() => expect(fieldHint('Amount')).toContain('₫'));
    },
  );
});
