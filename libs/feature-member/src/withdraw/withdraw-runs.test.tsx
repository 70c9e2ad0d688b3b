import { MONEY_RUNS_MS, moneyRuns } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withdrawTools } from './withdraw.setup';

const tools = withdrawTools();

test(
  'seeded runs: a withdrawal is one order, whatever happens, and its amount is typed once',
  () =>
    moneyRuns({
      tools,
      user: 'player01',
      address: '/m/withdraw',
      call: '/wps/transaction/withdraw',
      amount: '500000',
      ready: () => waitFor(() => expect(tools.fieldHint('Amount')).toContain('₫')),
      fill: (amount) => tools.type('Amount', amount),
      fillSecrets: () => tools.type('Payment password', '135790'),
      send: () => tools.press(/^Withdraw/),
      typed: () => tools.field('Amount').value.replaceAll('.', ''),
      isDone: () => screen.queryByRole('heading', { name: 'Submitted' }) !== null,
      orders: () => tools.openWithdrawals().length,
    }),
  MONEY_RUNS_MS,
);
