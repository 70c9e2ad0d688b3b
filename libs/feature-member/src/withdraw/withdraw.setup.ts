import { screensOf } from '@lobby/testing';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { memberRoutes } from '../routes';

/** Tools for tests of the withdrawal screens. */
export function withdrawTools() {
  const tools = screensOf(memberRoutes);
  const control = () => tools.sandbox.control;
  return {
    ...tools,
    /** Resets the sandbox and creates an account in a state of the control page, with a balance in the main wallet. */
    enter(state: string, balance = '1000000'): string {
      control().reset();
      const { record } = control().knobs.enter({ brand: 'aurora', state } as never);
      const user = record?.userName ?? '';
      control().knobs.balance({ brand: 'aurora', user, balance });
      return user;
    },
    /** Opens the form and waits until its bounds are formatted. */
    async openForm(options: Parameters<typeof tools.open>[1] = { user: 'player01' }) {
      await tools.open('/m/withdraw', options);
      await waitFor(() => expect(tools.fieldHint('Amount')).toContain('₫'));
    },
    /** A player's open withdrawals. */
    openWithdrawals: (user = 'player01') =>
      control()
        .ledger({ user, brand: 'aurora' })
        .orders.flatMap((order) =>
          order.type === 'WITHDRAWAL' && order.status !== 'PAID' ? [order] : [],
        ),
  };
}
