import { MONEY_RUNS_MS, moneyRuns } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withdrawTools } from '../withdraw.setup';

const tools = withdrawTools();

const transfers = () =>
  tools.sandbox.control
    .ledger({ user: 'player01', brand: 'aurora' })
    .orders.filter((order) => order.type === 'TRANSFER');

test(
  'seeded runs: a transfer is one order, whatever happens, and its amount is typed once',
  () =>
    moneyRuns({
      tools,
      user: 'player01',
      address: '/m/wallets',
      call: '/wps/relay/GCS_walletTransfer',
      amount: '250000',
      ready: () => waitFor(() => expect(tools.fieldHint('Amount')).toContain('₫')),
      fill: (amount) => tools.type('Amount', amount),
      send: () => tools.press('Transfer'),
      typed: () => tools.field('Amount').value.replaceAll('.', ''),
      // The form resets after the transfer.
      isDone: () => screen.queryByLabelText<HTMLInputElement>('Amount')?.value === '',
      orders: () => transfers().length,
    }),
  MONEY_RUNS_MS,
);
