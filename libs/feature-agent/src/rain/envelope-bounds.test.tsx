import { layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AGENT, RAIN, SEND, tools, withoutCanvas } from './rain.setup';

const { open, press, type, field, fieldHint, fieldError, button, calls } = tools;

const FUNDS = '/wps/member/info/funds/consolidated';
const SUM = 'Sum of all envelopes';
const NAMES = ['player01', 'vip01', 'fresh01'];

beforeEach(() => {
  layOut();
  withoutCanvas();
});

const chooseAll = async () => {
  for (const name of NAMES) fireEvent.click(await screen.findByRole('checkbox', { name }));
};

test('envelopes have at least the smallest amount each, also after a reload', async () => {
  await open(`${RAIN}?tab=send`, AGENT);
  await chooseAll();
  await open(`${RAIN}?tab=send`, { ...AGENT, reload: true });
  await screen.findByRole('checkbox', { name: 'vip01' });
  type(SUM, '2');
  type('Payment password', '135790');
  press('Send the envelopes');
  await waitFor(() => expect(fieldError(SUM)).toMatch(/^Enter an amount from 3\s₫ to /));
  expect(calls(SEND)).toEqual([]);
});

test('a balance below the smallest amount for each says so, and nothing is sent', async () => {
  const wallets = [{ wallet: 'MAIN', balance: '2', withdrawable: '0' }];
  const value = { wallets, total: '2', inOpenOrders: '0', remainingTurnover: '0' };
  await open(`${RAIN}?tab=send`, { ...AGENT, answers: { [FUNDS]: { value } } });
  await chooseAll();
  type(SUM, '2');
  fireEvent.blur(field(SUM));
  await tools.settled();
  expect(fieldHint(SUM)).toBe('Your balance is too low.');
  expect(button('Send the envelopes')).toHaveProperty('disabled', true);
});
