import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withdrawTools } from './withdraw.setup';

const tools = withdrawTools();
const { goTo, openForm, openWithdrawals } = tools;
const { press, type, fail, address, alertText, statusText, settled } = tools;

const REQUEST = '/wps/transaction/withdraw';
const ELSEWHERE = '/m/elsewhere';

/** Sends a withdrawal, and goes on to another page before the answer is there. */
async function sendAndLeave(amount: string, how: Parameters<typeof fail>[1]) {
  await openForm({ user: 'player01', toaster: true });
  fail(`POST ${REQUEST}`, how);
  type('Amount', amount);
  type('Payment password', '135790');
  press(/^Withdraw/);
  await screen.findByText('Sending your withdrawal');
  await goTo(ELSEWHERE);
}

const REFUSED = { success: false, errorCode: 'wallet.insufficient', message: '', value: null };

it('a withdrawal whose screen was left is told, and takes nobody away', async () => {
  await sendAndLeave('500000', { delayMs: 500 });
  await waitFor(() => expect(statusText()).toContain('Your withdrawal was sent.'));
  await settled();
  expect(address()).toBe(ELSEWHERE);
  expect(openWithdrawals()).toHaveLength(1);
});

it('a withdrawal that is refused after its screen was left is told', async () => {
  await sendAndLeave('500000', { kind: 'replace', body: REFUSED, latencyMs: 500 });
  expect(await alertText()).toContain('Your balance is too low.');
  expect(address()).toBe(ELSEWHERE);
});

it('a withdrawal whose screen is opened again in flight is not in doubt', async () => {
  await sendAndLeave('500000', { kind: 'replace', body: REFUSED, latencyMs: 900 });
  await goTo('/m/withdraw');
  await screen.findByLabelText('Amount');
  expect(screen.queryByRole('button', { name: 'Check the result' })).toBeNull();
  expect(await alertText()).toContain('Your balance is too low.');
  await settled();
  expect(screen.queryByRole('button', { name: 'Check the result' })).toBeNull();
});
