import { layOut, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { agentRoutes } from '../../routes';

const tools = screensOf(agentRoutes);
const { open, press, type, calls, mend, fail, alertText, fieldError, field, sandbox } = tools;

beforeEach(layOut);

const TRANSFER = '/wps/agent/transferMultipleDownline';
const BY_KEY = '/wps/transaction/key';

const AGENT = { user: 'agent01', toaster: true } as const;

describe('a transfer', () => {
  const sent = () =>
    sandbox.control
      .ledger({ user: 'agent01', brand: 'aurora' })
      .transactions.filter(({ txCode }) => txCode === 'TRANSFER_OUT');
  const openTransfer = async (to = 'player01') => {
    await open(`/m/member/team?transfer=${to}`, AGENT);
    await waitFor(() => expect(field('Amount')).toBeTruthy());
  };
  const fill = (amount = '100000') => {
    type('Amount', amount);
    type('Payment password', '135790');
  };

  it('to one is one order by a double tap', async () => {
    await openTransfer();
    const before = sent().length;
    fill();
    press(/^Transfer 100\.000/);
    press(/^Transfer 100\.000/);
    expect(await screen.findByText(/^100\.000\s₫ transferred to 1 member\.$/)).toBeTruthy();
    expect(calls(TRANSFER)).toHaveLength(1);
    expect(sent()).toHaveLength(before + 1);
  });

  it('to several gives each the amount, and says the total before', async () => {
    await openTransfer('');
    press('Choose members');
    for (const name of ['player01', 'vip01'])
      fireEvent.click(await screen.findByRole('checkbox', { name }));
    expect(screen.getByText('2 of 50 chosen')).toBeTruthy();
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    type('Amount for each', '1000');
    type('Payment password', '135790');
    const before = sent().length;
    press(/^Transfer 2\.000/);
    expect(await screen.findByText(/^2\.000\s₫ transferred to 2 members\.$/)).toBeTruthy();
    expect(
      sent()
        .slice(before)
        .map(({ amount }) => amount),
    ).toEqual(['-1000', '-1000']);
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await openTransfer();
    const before = sent().length;
    fill();
    fail(TRANSFER, { kind: 'drop-response' });
    press(/^Transfer 100\.000/);
    expect(await screen.findByText(/transferred to 1 member\.$/)).toBeTruthy();
    expect(calls(TRANSFER)).toHaveLength(1);
    expect(sent()).toHaveLength(before + 1);
  });

  it('in doubt is found when asked again', async () => {
    await openTransfer();
    fill();
    fail(TRANSFER, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press(/^Transfer 100\.000/);
    const check = await screen.findByRole('button', { name: 'Check the result' });
    mend();
    fireEvent.click(check);
    expect(await screen.findByText('Your earlier transfer went through.')).toBeTruthy();
    expect(calls(TRANSFER)).toHaveLength(1);
  });

  it('by a wrong payment password says how many tries are left', async () => {
    await openTransfer();
    type('Amount', '1000');
    type('Payment password', '000000');
    press(/^Transfer 1\.000/);
    await waitFor(() => expect(fieldError('Payment password')).toContain('Tries left: 4'));
    expect(field('Amount').value).toBe('1.000');
  });

  it('asks for a receiver, and for one who can receive', async () => {
    await openTransfer('');
    fill();
    press(/^Transfer/);
    expect(await alertText()).toContain('Choose one');
    expect(calls(TRANSFER)).toHaveLength(0);
    await openTransfer('locked01');
    fill();
    press(/^Transfer/);
    expect(await alertText()).toContain('can’t find this member');
  });
});
