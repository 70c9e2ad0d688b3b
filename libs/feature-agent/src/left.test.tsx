import { hold, layOut, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { agentRoutes } from './routes';

const tools = screensOf(agentRoutes);
const { open, goTo, press, type, address, follow, settled, statusText } = tools;

beforeEach(layOut);

const RAISE = '/wps/agent/updateDownlineRebates';
const TRANSFER = '/wps/agent/transferMultipleDownline';
const ELSEWHERE = '/m/elsewhere?ft=0';

const AGENT = { user: 'agent01', toaster: true } as const;

it('rates that are raised after their screen was left are reported, and do not navigate', async () => {
  await open('/m/member/team?name=player01', AGENT);
  await follow(/^player01/);
  await follow('Raise rebate rates');
  await screen.findByRole('group', { name: 'Rebate rates' });
  press('Raise: Slots');
  const release = hold(RAISE);
  press('Raise rates');
  await goTo(ELSEWHERE);
  release();
  await waitFor(() => expect(statusText()).toContain('The rates of player01 are raised.'));
  await settled();
  expect(address()).toBe(ELSEWHERE);
});

it('a transfer whose screen was left is reported, and changes no other page’s address', async () => {
  await open('/m/member/team?transfer=player01', AGENT);
  await screen.findByLabelText('Amount');
  type('Amount', '100000');
  type('Payment password', '135790');
  const release = hold(TRANSFER);
  press(/^Transfer 100\.000/);
  await goTo(ELSEWHERE);
  release();
  await waitFor(() => expect(statusText()).toContain('transferred to 1 member.'));
  await settled();
  expect(address()).toBe(ELSEWHERE);
});
