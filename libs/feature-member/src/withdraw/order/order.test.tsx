import { api } from '@lobby/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { withdrawTools } from '../withdraw.setup';

const tools = withdrawTools();
const { open, openForm, openWithdrawals, calls, fail, mend, sandbox, alertText, follow } = tools;

const ORDER = '/wps/transaction/withdraw/order';

/** Places a withdrawal and shows its page. */
async function track(amount = '500000', user = 'player01'): Promise<string> {
  await openForm({ user });
  const [card] = await api.withdraw.cards();
  const { orderNo } = await api.withdraw.request(
    { bankCardId: card?.bankCardId ?? '', amount, paymentPassword: '135790' },
    { key: `withdrawal-of-${amount}` },
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await show(orderNo);
  return orderNo;
}

async function show(orderNo: string): Promise<void> {
  await open(`/m/withdraw/order?orderNo=${orderNo}`, { reload: true });
  await screen.findByText(orderNo);
}

const heading = () => screen.getByRole('heading', { level: 2, name: /^(?!Status)/ }).textContent;

/** Displayed steps, and whether each has a time. */
const steps = () =>
  within(screen.getAllByRole('list').find((list) => list.tagName === 'OL') ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\d+ \w{3} \d{4}, \d\d:\d\d$/, ' at'));

/** Advances the platform's clock from the start, and the page's to its next poll. */
async function later(shiftMs: number, poll = 5_000) {
  sandbox.control.clock({ shiftMs });
  await act(() => vi.advanceTimersByTimeAsync(poll));
}

const decide = (orderNo: string, decision: 'reject' | 'fail' | 'identity' | 'hold') =>
  sandbox.control.knobs.withdrawal({ orderNo, decision });

describe('a withdrawal', () => {
  it('shows each state with its time, and looks again until it is paid', async () => {
    await track();
    expect(steps()).toEqual([
      'Submitted at',
      'Under reviewstill to come',
      'Processingstill to come',
      'Paidstill to come',
    ]);
    expect(screen.getByRole('status').textContent).toMatch(/We expect to pay by \d\d:\d\d/);
    await later(4_000);
    await screen.findByRole('heading', { name: 'Under review' });
    await later(10_000);
    await screen.findByRole('heading', { name: 'Processing' });
    await later(16_000);
    await screen.findByRole('heading', { name: 'Paid' });
    expect(steps()).toEqual(['Submitted at', 'Under review at', 'Processing at', 'Paid at']);
    expect(screen.getByRole('status').textContent).toContain('We’ve sent the money to your bank');
    const seen = calls(ORDER).length;
    await later(60_000, 60_000);
    expect(calls(ORDER)).toHaveLength(seen);
  });

  it('of one that waits for a person asks every half minute only, and promises no time', async () => {
    const orderNo = await track();
    decide(orderNo, 'hold');
    await later(0);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('can’t name a time yet'),
    );
    const seen = calls(ORDER).length;
    await later(0, 29_000);
    expect(calls(ORDER)).toHaveLength(seen);
    await later(0, 1_000);
    await waitFor(() => expect(calls(ORDER)).toHaveLength(seen + 1));
  });

  test.each([
    ['reject', 'Rejected', 'The review didn’t accept'],
    ['fail', 'Failed', 'Your bank refused'],
  ] as const)(
    'of one that ends by %s says why, that the money is back, and begins another',
    async (decision, status, why) => {
      const orderNo = await track();
      decide(orderNo, decision);
      await later(0);
      await screen.findByRole('heading', { name: status });
      expect(screen.getByRole('status').textContent).toContain(why);
      expect(screen.getByRole('status').textContent).toContain('back in your main wallet');
      await follow('Try again');
      await waitFor(() => expect(tools.address()).toBe('/m/withdraw'));
      await waitFor(() => expect(tools.field('Amount').value).toBe('500.000'));
      expect(openWithdrawals().every((order) => order.status !== 'SUBMITTED')).toBe(true);
    },
  );

  it('of one that waits for the identity check leads to it', async () => {
    const orderNo = await track();
    decide(orderNo, 'identity');
    await later(0);
    await screen.findByRole('heading', { name: 'Identity verification' });
    const link = screen.getByRole('link', { name: 'Verify identity' });
    expect(link.getAttribute('href')).toBe('/m/withdraw/identity');
  });

  it('of an amount that waits for the identity check says so from the start', async () => {
    await track('300000000', 'vip01');
    expect(screen.getByRole('heading', { name: 'Submitted' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Verify identity' });
    expect(link.getAttribute('href')).toBe('/m/withdraw/identity');
    expect(screen.getByRole('status').textContent).toContain('once your identity verification');
  });

  it('offers no way to take a withdrawal back', async () => {
    await track();
    expect(screen.queryByRole('button', { name: /cancel|reverse|undo/i })).toBeNull();
    expect(screen.queryByRole('link', { name: /cancel|reverse|undo/i })).toBeNull();
  });

  it('that cannot be refreshed says so, and keeps what it shows', async () => {
    await track();
    fail(ORDER, 503);
    await later(0);
    expect(await alertText()).toContain('Couldn’t refresh');
    expect(screen.getByRole('heading', { name: 'Submitted' })).toBeTruthy();
    mend();
    tools.press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test.each([null, '-5', '1e400', 'much'])('shows amounts of %j as unknown', async (amount) => {
    const orderNo = await track();
    const value = await api.withdraw.order({ orderNo });
    fail(ORDER, { value: { ...value, amount, fee: amount, received: amount } });
    await later(0);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('–'));
    expect(screen.getByText('You receive').closest('div')?.textContent).toBe('You receive–');
    expect(document.body.textContent).not.toMatch(/\d\s₫|NaN|much/);
  });

  it('of another person is not found', async () => {
    const orderNo = await track();
    await open(`/m/withdraw/order?orderNo=${orderNo}`, { user: 'vip01', reload: true });
    expect(await alertText()).toContain('couldn’t find this record');
  });

  it('knows a state and a reason of a newer platform', async () => {
    const orderNo = await track();
    const value = { ...(await api.withdraw.order({ orderNo })), status: 'FROZEN' };
    fail(ORDER, { value: { ...value, etaMinutes: null, reasonCode: null } });
    await later(0);
    await screen.findByRole('heading', { name: 'Being checked' });
    expect(heading()).toBeTruthy();
  });
});
