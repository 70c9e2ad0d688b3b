import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { createQueryClient } from '@lobby/feature-kit';
import { formatDate } from '@lobby/i18n';
import { sessionAtom, sessionStore } from '@lobby/session';
import { hold, type OpenOptions } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  BY_KEY,
  deposits,
  fill,
  openForm,
  orderShown,
  PLAYER,
  pressDeposit,
  RECORD,
  tools,
  TRANSFER,
} from './deposit.setup';

const { open, press, button, field, calls, fail, mend, address, alertText, settled } = tools;

const intents = () => readStored('moneyIntents');

/** Places a transfer of 500.000 in another tab. */
async function placeElsewhere() {
  const methods = await api.deposit.methods({ gateway: 'WEB' });
  const { methodId, banks } = methods.find(({ kind }) => kind === 'MANUAL') ?? expect.unreachable();
  const order = {
    methodId,
    bankCode: banks[0]?.bankCode ?? '',
    gateway: 'WEB',
    promoId: null,
  } as const;
  return api.deposit.manualTransfer(
    { ...order, amount: '500000', payerName: 'TRAN MAI', proofImages: [] },
    { key: 'another-tab' },
  );
}

describe('a deposit', () => {
  it('is placed once by a double tap, and says how to pay it', async () => {
    await fill('500000');
    pressDeposit();
    pressDeposit();
    await orderShown();
    expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
    expect(screen.getByText('DEMO0011223344')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy Transfer note' })).toBeTruthy();
    expect(calls(TRANSFER)).toHaveLength(1);
    expect(deposits()).toHaveLength(1);
    expect(intents()).toEqual([]);
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await fill('500000');
    fail(TRANSFER, { kind: 'drop-response' });
    pressDeposit();
    await orderShown();
    expect(address()).toContain(deposits()[0]?.orderNo);
    expect(calls(TRANSFER)).toHaveLength(1);
  });

  it('that stays in doubt is found after a reload', async () => {
    await fill('500000');
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    pressDeposit();
    await screen.findByRole('button', { name: 'Check the result' });
    mend();
    await open('/m/voucherCenter', { reload: true });
    await orderShown();
    expect(calls(TRANSFER)).toHaveLength(1);
  });

  it('that stays in doubt and uses up an own limit closes the form, not the check of its result', async () => {
    await openForm();
    await api.protection.setLimit({ kind: 'DEPOSIT', period: 'DAY', amount: '500000' });
    await fill('500000', { reload: true });
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    pressDeposit();
    const closed = { name: 'You’ve reached your deposit limit' };
    await screen.findByRole('heading', closed);
    await settled();
    expect(button('Check the result')).toBeTruthy();
    await open('/m/voucherCenter', { reload: true });
    await screen.findByRole('heading', closed);
    await settled();
    mend();
    press('Check the result');
    await orderShown();
    expect(address()).toContain(deposits()[0]?.orderNo);
    expect(calls(TRANSFER)).toHaveLength(1);
  });

  it('that met a server that was killed goes out again under the same key, with what was typed', async () => {
    await fill('500000');
    fail(TRANSFER, 502);
    pressDeposit();
    await screen.findByRole('button', { name: 'Check the result' });
    const [intent] = intents();
    expect(field('Amount').value).toBe('500.000');
    expect(field('Payer’s name').value).toBe('TRAN MAI');
    mend();
    pressDeposit();
    await orderShown();
    expect(deposits().map(({ key }) => key)).toEqual([intent?.key]);
  });

  it('without a network says so, keeps what was typed and goes once it is there', async () => {
    await fill('500000');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    pressDeposit();
    expect(await alertText()).toContain('No connection');
    expect(field('Amount').value).toBe('500.000');
    online.mockRestore();
    pressDeposit();
    await orderShown();
    expect(deposits()).toHaveLength(1);
  });

  it('of a session that expired is typed once: it is there after the login', async () => {
    await fill('500000');
    fail(TRANSFER, 401);
    pressDeposit();
    await waitFor(() => expect(sessionStore.get(sessionAtom)).toBeNull());
    mend();
    expect(deposits()).toEqual([]);
    await openForm('', { ...PLAYER, reload: true });
    expect(field('Amount').value).toBe('500.000');
    expect(field('Payer’s name').value).toBe('TRAN MAI');
    pressDeposit();
    await orderShown();
    expect(deposits()).toHaveLength(1);
  });

  it('is kept over a reload before it is sent', async () => {
    await fill('500000');
    await openForm('', { reload: true });
    expect(field('Amount').value).toBe('500.000');
  });

  it('in a second tab at the same moment is the same order', async () => {
    await fill('500000');
    const first = screen.getByRole('button', { name: /^Deposit/ });
    const release = hold(TRANSFER);
    fireEvent.click(first);
    await waitFor(() => expect(intents()).toHaveLength(1));
    const { key } = intents()[0] ?? expect.unreachable();
    await openForm('', { reload: true });
    tools.type('Amount', '500000');
    tools.type('Payer’s name', 'TRAN MAI');
    pressDeposit();
    await screen.findByText('Sending your deposit');
    release();
    await orderShown();
    expect(deposits().map((order) => order.key)).toEqual([key]);
  });
});

describe('a deposit of an amount that already waits for its payment', () => {
  /** Submits the form in a tab opened before another tab placed the same deposit. */
  async function pressInSecondTab(options?: Parameters<typeof fill>[1]) {
    await fill('500000', options);
    const { orderNo } = await placeElsewhere();
    pressDeposit();
    const question = await screen.findByRole('alertdialog', { name: 'Deposit this amount again?' });
    return { orderNo, answer: (name: string) => within(question).getByRole('button', { name }) };
  }

  it('asks, with what waits, and to go on with it places none', async () => {
    const { orderNo, answer } = await pressInSecondTab();
    expect(screen.getByText(/^Your deposit of 500\.000\s₫ by Bank transfer is still/)).toBeTruthy();
    fireEvent.click(answer('Continue with it'));
    await orderShown();
    expect(address()).toContain(orderNo);
    expect(deposits().map(({ key }) => key)).toEqual(['another-tab']);
  });

  it('is said with the day if its time ends on another one', async () => {
    const next = formatDate(Date.now() + 86_400_000, 'EN');
    const prepare: OpenOptions['prepare'] = ({ control }) =>
      control.clock({ shiftMs: new Date().setHours(23, 50) - Date.now() });
    const { answer } = await pressInSecondTab({ prepare });
    expect(screen.getByText(new RegExp(` until ${next}, 00:\\d\\d\\.$`))).toBeTruthy();
    fireEvent.click(answer('Cancel'));
    await openForm('', { ...PLAYER, reload: true });
    expect(await screen.findByText(new RegExp(`^Pay by ${next}, 00:\\d\\d$`))).toBeTruthy();
  });

  it('is another order where that is wanted', async () => {
    const { orderNo, answer } = await pressInSecondTab();
    fireEvent.click(answer('Make a second deposit'));
    await orderShown();
    expect(address()).not.toContain(orderNo);
    expect(deposits()).toHaveLength(2);
    expect(intents()).toEqual([]);
  });

  it('is kept as it was typed where neither is wanted, and asks again', async () => {
    const { answer } = await pressInSecondTab();
    fireEvent.click(answer('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Amount').value).toBe('500.000');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(deposits()).toHaveLength(1);
    pressDeposit();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('of another amount asks nothing, nor if the open ones cannot be fetched', async () => {
    await fill('500000');
    pressDeposit();
    await orderShown();
    await fill('500001', { reload: true });
    pressDeposit();
    await orderShown();
    await fill('500000', { reload: true });
    fail(RECORD, 503);
    pressDeposit();
    await orderShown();
    expect(deposits()).toHaveLength(3);
  });

  it('asks where another deposit is in doubt, and not where it is this very one', async () => {
    await fill('700000');
    fail(TRANSFER, 502);
    pressDeposit();
    await screen.findByRole('button', { name: 'Check the result' });
    const [{ key } = expect.unreachable()] = intents();
    mend();
    await placeElsewhere();
    tools.type('Amount', '500000');
    pressDeposit();
    const question = await screen.findByRole('alertdialog', { name: 'Deposit this amount again?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    tools.type('Amount', '700000');
    pressDeposit();
    await orderShown();
    expect(deposits().map((order) => order.key)).toEqual(['another-tab', key]);
  });

  it('asks again where the page was left with the question open', async () => {
    const queries = createQueryClient();
    await pressInSecondTab({ queries });
    await openForm('', { reload: true, queries });
    pressDeposit();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(deposits()).toHaveLength(1);
  });

  it('says so where the page was left before the question, and can be placed on return', async () => {
    const queries = createQueryClient();
    await fill('500000', { queries });
    await placeElsewhere();
    const release = hold(RECORD);
    pressDeposit();
    await screen.findByText('Sending your deposit');
    await open('/m/elsewhere', { reload: true, queries, toaster: true });
    release();
    expect(await screen.findByText(/^Your deposit of 500\.000\s₫ by Bank transfer/)).toBeTruthy();
    expect(deposits()).toHaveLength(1);
    await openForm('', { reload: true, queries });
    pressDeposit();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});
