import { screensOf } from '@lobby/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from '../../routes';

const tools = screensOf(agentRoutes);
const { open, press, type, field, fieldHint, fieldError, button, calls } = tools;

const TRANSFER = '/wps/agent/transferMultipleDownline';
const FUNDS = '/wps/member/info/funds/consolidated';
const EACH = 'Amount for each';

/** Opens a transfer to three members from a main wallet with a balance. */
async function openTransfer(balance: string) {
  const wallets = [{ wallet: 'MAIN', balance, withdrawable: '0' }];
  const value = { wallets, total: balance, inOpenOrders: '0', remainingTurnover: '0' };
  const to = 'player01,vip01,fresh01';
  await open(`/m/member/team?transfer=${to}`, { user: 'agent01', answers: { [FUNDS]: { value } } });
  await waitFor(() => expect(fieldHint(EACH)).toMatch(/₫|low/));
}

test('a transfer to several is at most what the balance pays to each, and to fewer it is more', async () => {
  await openTransfer('1000000');
  expect(fieldHint(EACH)).toMatch(/^From 1\s₫ to 333\.333\s₫$/);
  type(EACH, '500000');
  fireEvent.blur(field(EACH));
  type('Payment password', '135790');
  press(/^Transfer/);
  await waitFor(() =>
    expect(fieldError(EACH)).toMatch(/^Enter an amount from 1\s₫ to 333\.333\s₫\.$/),
  );
  expect(field('Payment password').value).toBe('135790');
  expect(calls(TRANSFER)).toEqual([]);
  press('Remove vip01');
  press('Remove fresh01');
  await waitFor(() => expect(fieldHint('Amount')).toMatch(/^From 1\s₫ to 1\.000\.000\s₫$/));
  press(/^Transfer/);
  await waitFor(() => expect(calls(TRANSFER)).toHaveLength(1));
});

test('a balance that cannot pay every member says so, and nothing is sent', async () => {
  await openTransfer('2');
  expect(fieldHint(EACH)).toBe('Your balance is too low.');
  type(EACH, '2');
  fireEvent.blur(field(EACH));
  await tools.settled();
  expect(fieldHint(EACH)).toBe('Your balance is too low.');
  expect(button(/^Transfer/)).toHaveProperty('disabled', true);
});
