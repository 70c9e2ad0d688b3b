import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BY_KEY,
  boxes,
  DIVIDEND,
  LIST,
  PAY,
  PAY_SEVERAL,
  PAYER,
  received,
  tools,
} from './dividend.setup';

const {
  open,
  press,
  findAndPress,
  chooseTab,
  type,
  calls,
  fail,
  mend,
  alertText,
  address,
  settled,
} = tools;

beforeEach(layOut);

const figure = (area: ReturnType<typeof within>, name: string) =>
  area.getAllByText(name)[0]?.nextElementSibling?.textContent ?? '';

describe('the current period', () => {
  it('shows what it earned so far, and the income beside the period before', async () => {
    await open(DIVIDEND, { user: 'agent01' });
    const running = within(await screen.findByRole('region', { name: 'This period so far' }));
    await waitFor(() => expect(figure(running, 'Team’s loss')).toMatch(/₫$/));
    const income = within(await screen.findByRole('region', { name: 'Income' }));
    expect(await income.findByRole('heading', { name: 'Together' })).toBeTruthy();
    expect(income.getAllByText('Before')).toHaveLength(4);
    press('Week');
    await waitFor(() => expect(calls('ODS2_AgentPrevAndCurrIncome')).toHaveLength(2));
  });

  it('leads to the contract', async () => {
    await open(DIVIDEND, { user: 'agent01' });
    const link = await screen.findByRole('link', { name: 'Your dividend contract' });
    expect(link.getAttribute('href')).toBe('/m/member/agent/getDevidendContract');
  });
});

describe('the history', () => {
  it('has what was received and, by a filter, what was paid', async () => {
    await open(`${DIVIDEND}?tab=history&from=2026-01-01&to=2026-11-20`, { user: 'agent01' });
    const list = within(await screen.findByRole('region', { name: 'Dividends' }));
    expect(list.getAllByText('general01 → agent01').length).toBeGreaterThan(0);
    await chooseTab('Pay');
    await waitFor(() => expect(address()).toContain('tab=pay'));
  });
});

describe('the dividends due', () => {
  it('are those of a year up to the platform’s time', async () => {
    let now = 0;
    const ends: number[] = [];
    await open(DIVIDEND, {
      ...PAYER,
      prepare: (sandbox) => {
        ({ now } = sandbox.control.clock({ shiftMs: 2 * 86_400_000 }));
        const passOn = sandbox.fetch.bind(sandbox);
        vi.spyOn(sandbox, 'fetch').mockImplementation((request) => {
          const { pathname, searchParams } = new URL(request.url);
          if (pathname === LIST) ends.push(Number(searchParams.get('endDate')));
          return passOn(request);
        });
      },
    });
    await screen.findByRole('region', { name: 'Income' });
    await settled();
    await chooseTab('Pay');
    await waitFor(() => expect(ends).toHaveLength(1));
    expect(Math.abs((ends[0] ?? 0) - now)).toBeLessThan(60_000);
  });
});

const SUMS = { amount: '0', paid: '0', due: '0' };

describe('a payment', () => {
  const chosen = async () => {
    await open(`${DIVIDEND}?tab=pay`, PAYER);
    const [first] = await boxes();
    fireEvent.click(first ?? document.body);
    type('Payment password', '135790');
  };
  const pay = () => press(/^Pay \d/);

  it('of one is made once by a double tap, by the documented call (D2 §7)', async () => {
    await open(`${DIVIDEND}?tab=pay`, PAYER);
    await boxes();
    press('Choose all');
    type('Payment password', '135790');
    const before = received().length;
    pay();
    pay();
    const outcome = within(await screen.findByRole('region', { name: 'Outcome of the payment' }));
    expect(outcome.getByText(/^Paid: 1, together [\d.]+\s₫$/)).toBeTruthy();
    expect(outcome.getByText(/^agent01: [\d.]+\s₫ paid$/)).toBeTruthy();
    expect(calls(PAY)).toHaveLength(1);
    expect(calls(PAY_SEVERAL)).toEqual([]);
    expect(received()).toHaveLength(before + 1);
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeTruthy();
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('of several is one call, and says who was paid and who was not', async () => {
    await open(`${DIVIDEND}?tab=pay`, PAYER);
    await boxes();
    const due = await api.agent.dividends({ direction: 'OUT', status: 'DUE', page: 1, size: 50 });
    const unknown = due.list.map((one) => ({ ...one, statementId: '999999999' }));
    fail(LIST, { value: { ...due, list: [...due.list, ...unknown], total: 2 } });
    await open(`${DIVIDEND}?tab=pay`, { reload: true, toaster: true });
    expect(await boxes()).toHaveLength(2);
    press('Choose all');
    type('Payment password', '135790');
    pay();
    const outcome = within(await screen.findByRole('region', { name: 'Outcome of the payment' }));
    expect(outcome.getByText(/^agent01: [\d.]+\s₫ paid$/)).toBeTruthy();
    expect(outcome.getByText('Statement 999999999 is not paid: it was not found.')).toBeTruthy();
    expect(outcome.getByText(/^Balance: [\d.]+\s₫$/)).toBeTruthy();
    expect([calls(PAY_SEVERAL).length, calls(PAY).length]).toEqual([1, 0]);
  });

  it('of one that is paid already says so, though nothing is left to pay', async () => {
    await chosen();
    fail(PAY, { refusal: 'payout.not.due' });
    fail(LIST, { value: { list: [], page: 1, size: 50, total: 0, totalPages: 0, footer: SUMS } });
    pay();
    expect(await screen.findByText(/is not paid: it is paid already or not due\.$/)).toBeTruthy();
    expect(screen.queryByText(/^Paid:/)).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeTruthy();
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('names its sum on the button, and asks for a choice', async () => {
    await open(`${DIVIDEND}?tab=pay`, PAYER);
    await boxes();
    type('Payment password', '135790');
    press('Pay');
    expect(await screen.findByText('Choose one.')).toBeTruthy();
    expect(calls(PAY)).toEqual([]);
    press('Choose all');
    expect(screen.getByRole('button', { name: /^Pay [\d.]+\s₫$/ })).toBeTruthy();
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await chosen();
    const before = received().length;
    fail(PAY, { kind: 'drop-response' });
    pay();
    expect(await screen.findByText(/^The payment went through/)).toBeTruthy();
    expect(calls(PAY)).toHaveLength(1);
    expect(received()).toHaveLength(before + 1);
  });

  it('that stays in doubt is found when asked again', async () => {
    await chosen();
    fail(PAY, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    pay();
    await screen.findByRole('button', { name: 'Check the result' });
    await settled();
    mend();
    press('Check the result');
    expect(await screen.findByText(/^The payment went through/)).toBeTruthy();
    expect(calls(PAY)).toHaveLength(1);
  });

  it('that is found while another is chosen leaves that as it is', async () => {
    await open(`${DIVIDEND}?tab=pay`, PAYER);
    await boxes();
    const due = await api.agent.dividends({ direction: 'OUT', status: 'DUE', page: 1, size: 50 });
    const other = due.list.map((one) => ({ ...one, statementId: '999999999' }));
    const showDue = (list: typeof other) =>
      fail(LIST, { value: { ...due, list, total: list.length } });
    showDue([...due.list, ...other]);
    await open(`${DIVIDEND}?tab=pay`, { reload: true });
    const [first, second] = await boxes();
    fireEvent.click(first ?? document.body);
    type('Payment password', '135790');
    fail(PAY, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    pay();
    await screen.findByRole('button', { name: 'Check the result' });
    fireEvent.click(second ?? document.body);
    mend();
    showDue(other);
    press('Check the result');
    expect(await screen.findByText(/^The payment went through/)).toBeTruthy();
    await settled();
    expect((await boxes()).map(({ checked }) => checked)).toEqual([true]);
  });

  it('without enough money names who was not paid, and why', async () => {
    await open(`${DIVIDEND}?tab=pay`, {
      ...PAYER,
      prepare: ({ control }) =>
        control.knobs.balance({ brand: 'aurora', user: PAYER.user, balance: '1' }),
    });
    await boxes();
    press('Choose all');
    type('Payment password', '135790');
    pay();
    expect(await screen.findByText(/is not paid: your balance is too low\.$/)).toBeTruthy();
    expect(await boxes()).not.toHaveLength(0);
  });

  it('with a wrong payment password is refused at its field', async () => {
    await chosen();
    type('Payment password', '000000');
    pay();
    await waitFor(() => expect(tools.fieldError('Payment password')).toContain('Tries left: 4'));
    expect((await boxes())[0]?.checked).toBe(true);
  });

  it('has nothing where nobody is owed', async () => {
    await open(`${DIVIDEND}?tab=pay`, { user: 'agent01' });
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeTruthy();
  });

  it('says that what is due did not load', async () => {
    await open(`${DIVIDEND}?tab=pay`, { ...PAYER, answers: { [LIST]: 503 } });
    expect(await alertText()).toContain('Couldn’t load');
    mend();
    await findAndPress('Try again');
    expect(await boxes()).not.toHaveLength(0);
  });
});
