import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { sessionAtom, sessionStore } from '@lobby/session';
import { hold, layOut, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, findAndPress, calls, fail, alertText } = tools;

beforeEach(layOut);

const PLAYER = { user: 'player01', toaster: true } as const;
const CANCEL = '/lgw/orders/suborders/cancel';
const CLAIM = '/wps/relay/MCS2_claimManualRebate';
const CLAIM_ALL = '/wps/relay/MCS2_claimAllManualRebate';
const LIST = '/wps/relay/MCS2_getManualRebateList';
const BY_KEY = '/wps/transaction/key';

/** The player's ledger entries of a transaction type. */
const moved = (txCode: string) =>
  tools.sandbox.control
    .ledger({ user: 'player01', brand: 'aurora' })
    .transactions.filter((entry) => entry.txCode === txCode);

describe('lines of a lottery bet', () => {
  const openBet = async () => {
    const { orders } = tools.sandbox.control.ledger({
      user: 'player01',
      brand: 'aurora',
      all: true,
    });
    expect(orders.length).toBeGreaterThan(0);
    await open('/m/gameRecord?range=30&category=LOTT&status=OPEN', PLAYER);
    const list = within(await screen.findByRole('region', { name: 'Bet record' }));
    fireEvent.click(list.getAllByRole('link')[0] ?? document.body);
    return screen.findAllByRole('checkbox');
  };
  const choose = async () => {
    const [first] = await openBet();
    fireEvent.click(first ?? document.body);
    press('Cancel these bets');
    const question = await screen.findByRole('alertdialog');
    return within(question).getByRole('button', { name: 'Cancel these bets' });
  };

  it('are cancelled after a question, once', async () => {
    const before = moved('STAKE_RETURN').length;
    const confirm = await choose();
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText(/Bets cancelled/)).toBeTruthy();
    expect(calls(CANCEL)).toHaveLength(1);
    expect(moved('STAKE_RETURN')).toHaveLength(before + 1);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('are kept where the question is answered with no', async () => {
    await choose();
    fireEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep them' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls(CANCEL)).toHaveLength(0);
  });

  it('whose response is lost are queried, never resent (decision 21)', async () => {
    const confirm = await choose();
    fail(CANCEL, { kind: 'drop-response' });
    fireEvent.click(confirm);
    expect(await screen.findByText(/Bets cancelled/)).toBeTruthy();
    expect(calls(CANCEL)).toHaveLength(1);
  });

  it('that stay in doubt are found when asked again', async () => {
    const confirm = await choose();
    fail(CANCEL, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    fireEvent.click(confirm);
    const check = await screen.findByRole('button', { name: 'Check the result' });
    tools.mend();
    fireEvent.click(check);
    expect(await screen.findByText(/Bets cancelled/)).toBeTruthy();
    expect(calls(CANCEL)).toHaveLength(1);
  });

  it('that are found while others are chosen leave those as they are', async () => {
    const confirm = await choose();
    fail(CANCEL, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    fireEvent.click(confirm);
    const check = await screen.findByRole('button', { name: 'Check the result' });
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
    const lineOf = (box: HTMLElement | undefined) => box?.closest('li')?.textContent;
    const [, other = expect.unreachable()] = boxes();
    const chosen = lineOf(other);
    fireEvent.click(other);
    tools.mend();
    fireEvent.click(check);
    expect(await screen.findByText(/Bets cancelled/)).toBeTruthy();
    await tools.settled();
    expect(
      boxes()
        .filter(({ checked }) => checked)
        .map(lineOf),
    ).toEqual([chosen]);
  });

  it('that closed meanwhile say so', async () => {
    const confirm = await choose();
    fail(CANCEL, { refusal: 'bet.not.cancellable' });
    fireEvent.click(confirm);
    expect(await alertText()).toMatch(/cancel/i);
    expect(readStored('moneyIntents')).toEqual([]);
  });
});

describe('a bet that is not there', () => {
  it.each(['B0', 'x'.repeat(500), '', '__proto__'])('named %j says so', async (orderNo) => {
    await open(`/m/gameRecord?orderNo=${orderNo}`, PLAYER);
    expect(await alertText()).toContain('couldn’t find this record');
  });
});

describe('manual rebate', () => {
  /** Opens the screen on the next day, when today's rebates are claimable. */
  const openTomorrow = async () => {
    await open('/m/member/manualRebate', {
      ...PLAYER,
      prepare: ({ control }) => {
        control.knobs.runNext({ kind: 'rebates.day', subject: 'aurora' });
      },
    });
    return screen.findByRole('button', { name: 'Claim all' });
  };
  const ones = () => screen.queryAllByRole('button', { name: /^Claim: / });

  it('is claimed whole, once by a double tap', async () => {
    await openTomorrow();
    const before = moved('REBATE').length;
    press('Claim all');
    press('Claim all');
    expect(await screen.findByText(/Rebate claimed/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull());
    expect(calls(CLAIM_ALL)).toHaveLength(1);
    expect(moved('REBATE').length).toBeGreaterThan(before);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('is claimed by category', async () => {
    await openTomorrow();
    const all = ones();
    const [first] = all;
    const name = first?.getAttribute('aria-label') ?? '';
    await findAndPress(name);
    expect(await screen.findByText(/Rebate claimed/)).toBeTruthy();
    await waitFor(() => expect(ones()).toHaveLength(all.length - 1));
    expect(calls(CLAIM)).toHaveLength(1);
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await openTomorrow();
    fail(CLAIM_ALL, { kind: 'drop-response' });
    press('Claim all');
    expect(await screen.findByText(/Rebate claimed/)).toBeTruthy();
    expect(calls(CLAIM_ALL)).toHaveLength(1);
  });

  it('without a network says so, sends nothing, and goes once it is there', async () => {
    await openTomorrow();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press('Claim all');
    expect(await alertText()).toContain('No connection');
    expect(calls(CLAIM_ALL)).toHaveLength(0);
    online.mockRestore();
    press('Claim all');
    expect(await screen.findByText(/Rebate claimed/)).toBeTruthy();
    expect(calls(CLAIM_ALL)).toHaveLength(1);
  });

  it('that met a server that was killed goes out again under the same key', async () => {
    await openTomorrow();
    fail(CLAIM_ALL, 502);
    press('Claim all');
    await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(1));
    await tools.settled();
    tools.mend();
    await findAndPress('Claim all');
    expect(await screen.findByText(/Rebate claimed/)).toBeTruthy();
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('of a session that expired is claimed after the login', async () => {
    await openTomorrow();
    const before = moved('REBATE').length;
    fail(CLAIM_ALL, 401);
    press('Claim all');
    await waitFor(() => expect(sessionStore.get(sessionAtom)).toBeNull());
    tools.mend();
    expect(moved('REBATE')).toHaveLength(before);
    await open('/m/member/manualRebate', { ...PLAYER, reload: true });
    await findAndPress('Claim all');
    expect(await screen.findByText(/Rebate claimed/)).toBeTruthy();
  });

  it('in a second tab at the same moment is one claim', async () => {
    await openTomorrow();
    const before = moved('REBATE').length;
    // One per day and category.
    const { list } = await api.rewards.manualRebates();
    const claimable = list.filter(({ status }) => status === 'OPEN').length;
    const release = hold(CLAIM_ALL);
    press('Claim all');
    await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(1));
    await open('/m/member/manualRebate', { ...PLAYER, reload: true });
    await findAndPress('Claim all');
    await screen.findByText('Claiming');
    release();
    expect(await screen.findByText(/Rebate claimed/)).toBeTruthy();
    await waitFor(() => expect(calls(CLAIM_ALL)).toHaveLength(2));
    expect(moved('REBATE')).toHaveLength(before + claimable);
  });

  it('that was claimed elsewhere meanwhile says so', async () => {
    await openTomorrow();
    fail(CLAIM_ALL, { refusal: 'reward.not.claimable' });
    press('Claim all');
    expect(await alertText()).toBeTruthy();
    expect(readStored('moneyIntents')).toEqual([]);
  });

  const rebateOf = (startDate: number, status: 'OPEN' | 'RUNNING') => ({
    category: 'RNG',
    validStake: '150000',
    rate: '0.005',
    rebate: '750',
    period: { startDate, endDate: startDate + 1 },
    status,
    autoPayTime: 3,
  });

  it.each(['Claim all', /^Claim: /])(
    'of a further day has a claim of its own: %s',
    async (name) => {
      for (const days of [1, 2]) {
        const due = Array.from({ length: days }, (_, day) => rebateOf(day, 'OPEN'));
        const list = [rebateOf(9, 'RUNNING'), ...due.toReversed()];
        await open('/m/member/manualRebate', {
          ...PLAYER,
          answers: {
            [LIST]: { value: { list, claimable: '750' } },
            [CLAIM]: 503,
            [CLAIM_ALL]: 503,
            [BY_KEY]: 503,
          },
          reload: true,
        });
        await findAndPress(name);
        await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(days));
        tools.mend();
      }
    },
  );

  it('of today is shown and cannot be claimed', async () => {
    await open('/m/member/manualRebate', {
      ...PLAYER,
      answers: { [LIST]: { value: { list: [rebateOf(1, 'RUNNING')], claimable: '0' } } },
    });
    const today = within(await screen.findByRole('region', { name: 'Today so far' }));
    expect(await today.findByText(/^150\.000\s₫ × 0\.5% = 750\s₫$/)).toBeTruthy();
    expect(today.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull();
  });

  it('says where there is none', async () => {
    await open('/m/member/manualRebate', { user: 'fresh01' });
    expect(await screen.findByRole('heading', { name: 'No rebate to claim' })).toBeTruthy();
  });
});
