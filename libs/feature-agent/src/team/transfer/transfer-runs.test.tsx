import { MONEY_RUNS_MS, moneyRuns, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from '../../routes';

const tools = screensOf(agentRoutes);

const transfers = () =>
  tools.sandbox.control
    .ledger({ user: 'agent01', brand: 'aurora' })
    .transactions.filter(({ txCode, amount }) => txCode === 'TRANSFER_OUT' && amount === '-123000');

test.each([
  ['a member', ['player01'], 'Amount'],
  ['several', ['player01', 'vip01', 'fresh01'], 'Amount for each'],
])(
  'seeded runs: a transfer to %s is one, whatever happens, and its amount is typed once',
  (_, names, label) =>
    moneyRuns({
      tools,
      user: 'agent01',
      address: `/m/member/team?transfer=${names.join(',')}`,
      call: '/wps/agent/transferMultipleDownline',
      amount: '123000',
      ready: () => waitFor(() => expect(tools.fieldHint(label)).toContain('₫')),
      fill: (amount) => tools.type(label, amount),
      fillSecrets: () => tools.type('Payment password', '135790'),
      send: () => tools.press(/^Transfer/),
      typed: () => tools.field(label).value.replaceAll('.', ''),
      // The form resets after the transfer.
      isDone: () =>
        transfers().length > 0 && screen.queryByLabelText<HTMLInputElement>(label)?.value === '',
      orders: () => transfers().length / names.length,
      runs: 8,
    }),
  MONEY_RUNS_MS,
);
