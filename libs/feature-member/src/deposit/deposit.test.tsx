import { readStored } from '@lobby/core';
import { screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, findAndPress, choose, type, field, fieldError, fieldHint, addImage } = tools;
const { calls, fail, mend, address, alertText, statusText } = tools;

const TRANSFER = '/wps/relay/MCS2_depositManualTransfer';
const ORDER = '/wps/relay/MCS2_depositOrder';
const BY_KEY = '/wps/transaction/key';
const ORDER_PAGE = /^\/m\/voucherCenter\/order\?orderNo=D/;
const PLAYER = { user: 'fresh01' };

const deposits = () =>
  tools.sandbox.control
    .ledger({ user: 'fresh01', brand: 'aurora' })
    .orders.filter((order) => order.type === 'DEPOSIT');

/** The form of a method, with its bounds in the merchant's money. */
async function openForm(query = '', options: Parameters<typeof open>[1] = PLAYER) {
  const view = await open(`/m/voucherCenter${query}`, options);
  await waitFor(() => expect(fieldHint('Amount')).toContain('₫'));
  return view;
}

async function fill(amount: string) {
  await openForm();
  type('Amount', amount);
  type('Payer’s name', 'TRAN MAI');
}

const orderShown = () => waitFor(() => expect(address()).toMatch(ORDER_PAGE));

/** Moves the platform's clock, and the page's to its next poll. */
async function later(ms: number) {
  tools.sandbox.control.clock({ shiftMs: ms });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
}

describe('a deposit', () => {
  it('is placed once by a double tap, and says how to pay it', async () => {
    await fill('500000');
    press('Deposit');
    press('Deposit');
    await orderShown();
    expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
    expect(screen.getByText('DEMO0011223344')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy Transfer note' })).toBeTruthy();
    expect(calls(TRANSFER)).toHaveLength(1);
    expect(deposits()).toHaveLength(1);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('whose answer is lost is asked for and never sent again (decision 21)', async () => {
    await fill('500000');
    fail(TRANSFER, { kind: 'drop-response' });
    press('Deposit');
    await orderShown();
    expect(address()).toContain(deposits()[0]?.orderNo);
    expect(calls(TRANSFER)).toHaveLength(1);
  });

  it('that stays in doubt is found after a reload', async () => {
    await fill('500000');
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press('Deposit');
    await screen.findByRole('button', { name: 'Check the result' });
    tools.sandbox.control.faults([]);
    await open('/m/voucherCenter', { reload: true });
    await orderShown();
    expect(calls(TRANSFER)).toHaveLength(1);
  });

  it('of a method that asks for proof carries it', async () => {
    await openForm('?method=vn-counter');
    type('Amount', '1000000');
    type('Payer’s name', 'TRAN MAI');
    press('Deposit');
    await waitFor(() => expect(fieldError('Proof of payment')).toBe('Add an image.'));
    addImage('Proof of payment');
    await screen.findByRole('img', { name: 'Image 1' });
    press('Deposit');
    await orderShown();
  });

  it('is paid at the platform’s payment page where the method has one', async () => {
    await openForm('?method=vn-vico');
    await findAndPress(/^50\.000/);
    press('Deposit');
    const pay = await screen.findByRole('link', { name: 'Go to payment' });
    expect(pay.getAttribute('href')).toMatch(/^http:\/\/pay\.localhost/);
  });

  it('has no way to a payment page of an unknown origin (decision 23)', async () => {
    const order = {
      orderNo: 'D1',
      methodId: 'vn-vico',
      methodName: 'Vico',
      kind: 'ONLINE',
      amount: '50000',
      amountToPay: '50000',
      fee: '0',
      bonus: '0',
      status: 'PENDING',
      time: 1,
      expiresAt: 2,
      redirectUrl: 'https://pay.evil.example/?t=1',
    };
    await open('/m/voucherCenter/order?orderNo=D1', {
      ...PLAYER,
      answers: { [ORDER]: { value: order } },
    });
    expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
    await tools.settled();
    expect(screen.queryByRole('link', { name: 'Go to payment' })).toBeNull();
  });
});

describe('the form', () => {
  it('keeps the amount and checks it again when another method is chosen', async () => {
    await openForm();
    type('Amount', '30000');
    press(/^Method/);
    await screen.findByRole('radio', { name: 'Sao Mai Pay' });
    choose('Lúa Pay');
    await waitFor(() => expect(fieldHint('Amount')).toMatch(/^From 20\.000/));
    expect(address()).toBe('/m/voucherCenter?method=vn-lua');
    expect(field('Amount').value).toBe('30.000');
    expect(screen.queryByLabelText('Payer’s name')).toBeNull();
  });

  it('says what is wrong at its field', async () => {
    await openForm();
    type('Amount', '49999');
    press('Deposit');
    await waitFor(() =>
      expect(fieldError('Amount')).toMatch(/from 50\.000\s₫ to 300\.000\.000\s₫/),
    );
    expect(fieldError('Payer’s name')).toBe('This field is required.');
    expect(document.activeElement).toBe(field('Amount'));
    expect(calls(TRANSFER)).toEqual([]);
  });

  it('says at the amount what the platform refuses about it, and asks for the bounds again', async () => {
    await fill('500000');
    const before = calls('/wps/relay/MCS2_depositBanksByVendor').length;
    fail(TRANSFER, { refusal: 'amount.out.of.range', details: { fields: { min: '1', max: '2' } } });
    press('Deposit');
    await waitFor(() => expect(fieldError('Amount')).toContain('outside the limits'));
    await waitFor(() =>
      expect(calls('/wps/relay/MCS2_depositBanksByVendor')).toHaveLength(before + 1),
    );
    expect(field('Amount').value).toBe('500.000');
    mend();
    press('Deposit');
    await orderShown();
    expect(deposits()).toHaveLength(1);
  });

  it('says beside its button what belongs to no field', async () => {
    await fill('500000');
    fail(TRANSFER, { refusal: 'deposit.too.many.open' });
    press('Deposit');
    expect(await alertText()).toContain('too many unfinished deposits');
  });
});

describe('an order', () => {
  const orderOf = async (amount: string) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await fill(amount);
    press('Deposit');
    await orderShown();
    await screen.findByRole('heading', { name: 'Waiting for payment' });
  };

  it('is looked at again until the money is there', async () => {
    await orderOf('500000');
    await later(9_000);
    expect(await screen.findByRole('heading', { name: 'Processing' })).toBeTruthy();
    await later(20_000);
    expect(await screen.findByRole('heading', { name: 'Completed' })).toBeTruthy();
    expect(statusText()).toContain('in your balance');
    const seen = calls(ORDER).length;
    await later(40_000);
    expect(calls(ORDER)).toHaveLength(seen);
  });

  test.each([
    ['fail', 0, 'Failed', 'declined'],
    ['reject', 0, 'Rejected', 'doesn’t match'],
    ['hold', 31 * 60_000, 'Expired', 'time to pay'],
  ] as const)(
    'after decision %s and %d ms has %s, says why, and may be tried again',
    async (decision, ms, state, why) => {
      await orderOf('500000');
      const { orders, deposit } = tools.sandbox.control.knobs;
      const [placed] = orders({ brand: 'aurora' });
      deposit({ orderNo: placed?.orderNo ?? '', decision });
      tools.sandbox.control.clock({ shiftMs: ms });
      // A session ends sooner than a deposit expires.
      await open(address(), { ...PLAYER, reload: true });
      expect(await screen.findByRole('heading', { name: state })).toBeTruthy();
      expect(statusText()).toContain(why);
      await tools.follow('Try again');
      await waitFor(() => expect(field('Amount').value.replaceAll('.', '')).toBe('500000'));
    },
  );

  it('stays the same after a reload, and is nobody else’s', async () => {
    await orderOf('500000');
    const at = address();
    await open(at, { reload: true });
    expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
    await open(at, { reload: true, user: 'vip01' });
    expect(await alertText()).toContain('couldn’t find this record');
  });

  it('is not for a guest, who logs in first', async () => {
    await open('/m/voucherCenter');
    await waitFor(() => expect(address()).toContain('/m/login'));
  });
});
