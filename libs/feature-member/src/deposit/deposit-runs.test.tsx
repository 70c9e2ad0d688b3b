import { MONEY_RUNS_MS, moneyRuns } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deposits, PLAYER, pressDeposit, tools, TRANSFER } from './deposit.setup';

test(
  'seeded runs: a deposit is one order, whatever happens, and is typed once',
  () =>
    moneyRuns({
      tools,
      ...PLAYER,
      address: '/m/voucherCenter',
      call: TRANSFER,
      amount: '500000',
      ready: () => waitFor(() => expect(tools.fieldHint('Amount')).toContain('₫')),
      fill: (amount) => {
        tools.type('Amount', amount);
        tools.type('Payer’s name', 'TRAN MAI');
      },
      send: pressDeposit,
      typed: () => tools.field('Amount').value.replaceAll('.', ''),
      isDone: () => screen.queryByRole('heading', { name: 'Waiting for payment' }) !== null,
      orders: () => deposits().length,
    }),
  MONEY_RUNS_MS,
);
