import { hold } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withdrawTools } from './withdraw.setup';

const tools = withdrawTools();
const { goTo, openForm, openWithdrawals } = tools;
const { press, type, fail, address, alertText, statusText, settled } = tools;

const REQUEST = '/wps/transaction/withdraw';
const ELSEWHERE = '/m/elsewhere';

/** Sends a withdrawal and leaves the page while it is held; returns its release. */
async function sendAndLeave() {
  await openForm({ user: 'player01', toaster: true });
  const release = hold(`POST ${REQUEST}`);
  type('Amount', '500000');
  type('Payment password', '135790');
  press(/^Withdraw/);
  await screen.findByText('Sending your withdrawal');
  await goTo(ELSEWHERE);
  return release;
}

const refuse = () => fail(`POST ${REQUEST}`, { refusal: 'wallet.insufficient' });

it('a withdrawal whose screen was left is reported, and does not navigate', async () => {
  const release = await sendAndLeave();
  release();
  await waitFor(() => expect(statusText()).toContain('Your withdrawal was sent.'));
  await settled();
  expect(address()).toBe(ELSEWHERE);
  expect(openWithdrawals()).toHaveLength(1);
});

it('a withdrawal that is refused after its screen was left is reported', async () => {
  const release = await sendAndLeave();
  refuse();
  release();
  expect(await alertText()).toContain('Your balance is too low.');
  expect(address()).toBe(ELSEWHERE);
});

it('a withdrawal whose screen is opened again in flight is not in doubt', async () => {
  const release = await sendAndLeave();
  refuse();
  await goTo('/m/withdraw');
  await screen.findByLabelText('Amount');
  expect(screen.queryByRole('button', { name: 'Check the result' })).toBeNull();
  release();
  expect(await alertText()).toContain('Your balance is too low.');
  await settled();
  expect(screen.queryByRole('button', { name: 'Check the result' })).toBeNull();
});
