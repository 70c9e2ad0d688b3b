import { readStored, writeStored } from '@lobby/core';
import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from '../../routes';

const { open, press, type, field, fail, mend, calls, settled } = screensOf(agentRoutes);

const TRANSFER = '/wps/agent/transferMultipleDownline';
const BY_KEY = '/wps/transaction/key';
const AMOUNT = 'Amount for each';

/** The maximum number of receivers, with names of 11 characters. */
const NAMES = Array.from({ length: 50 }, (_, place) => `downline${String(place).padStart(3, '0')}`);

const WITHDRAWAL = {
  key: 'key-of-a-withdrawal',
  user: 'agent01',
  name: 'withdraw',
  about: 'card 1',
  at: Date.now(),
};

const intents = () => readStored('moneyIntents');

/** Sends the transfer to a server that is killed, and waits until its order was queried. */
async function transfer() {
  const asked = calls(BY_KEY).length;
  type('Payment password', '135790');
  press(/^Transfer/);
  await waitFor(() => expect(calls(BY_KEY)).toHaveLength(asked + 1));
  await settled();
}

test('a transfer to 50 in doubt goes out again under its key, and a withdrawal in doubt stays', async () => {
  writeStored('moneyIntents', [WITHDRAWAL]);
  await open(`/m/member/team?transfer=${NAMES.join(',')}`, { user: 'agent01' });
  await screen.findByLabelText(AMOUNT);
  type(AMOUNT, '1000');
  fail(TRANSFER, 502);
  await transfer();
  const [withdrawal, sent] = intents();
  expect(withdrawal).toEqual(WITHDRAWAL);
  expect(sent?.about.length).toBeGreaterThan(500);
  await transfer();
  expect(intents().map(({ key }) => key)).toEqual([WITHDRAWAL.key, sent?.key]);
});

test('a transfer in doubt that is found while another amount is typed leaves that as it is', async () => {
  await open('/m/member/team?transfer=player01,vip01', { user: 'agent01', toaster: true });
  await screen.findByLabelText(AMOUNT);
  type(AMOUNT, '1000');
  type('Payment password', '135790');
  fail(TRANSFER, { kind: 'drop-response' });
  fail(BY_KEY, 'offline');
  press(/^Transfer/);
  await screen.findByRole('button', { name: 'Check the result' });
  mend();
  type(AMOUNT, '2000');
  press('Check the result');
  await screen.findByText('Your earlier transfer went through.');
  await settled();
  expect(field(AMOUNT).value).toBe('2.000');
  expect(intents()).toEqual([]);
});
