import { MONEY_RUNS_MS, moneyRuns, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from '../../routes';

const tools = screensOf(agentRoutes);

const transfers = () =>
  tools.sandbox.control
    .ledger({ user: 'agent01', brand: 'aurora' })
    .transactions.filter(({ txCode, amount }) => txCode === 'TRANSFER_OUT' && amount === '-123000');

test(
  'seeded runs: a transfer to a member is one order, whatever happens, and its amount is typed once',
  () =>
    moneyRuns({
      tools,
      user: 'agent01',
      address: '/m/member/team?transfer=player01',
      call: '/wps/agent/transferMultipleDownline',
      amount: '123000',
      ready: () => waitFor(() => expect(tools.fieldHint('Amount')).toContain('₫')),
      fill: (amount) => tools.type('Amount', amount),
      fillSecrets: () => tools.type('Payment password', '135790'),
      send: () => tools.press(/^Transfer/),
      typed: () => tools.field('Amount').value.replaceAll('.', ''),
      // The form is begun anew once the money is moved.
      isDone: () =>
        transfers().length > 0 && screen.queryByLabelText<HTMLInputElement>('Amount')?.value === '',
      orders: () => transfers().length,
    }),
  MONEY_RUNS_MS,
);
