import { screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from '../../routes';

const { open, press, calls, fail } = screensOf(agentRoutes);

const RAISE = '/wps/agent/updateDownlineRebates';

test('a raise whose response is lost is queried, not resent', async () => {
  await open('/m/member/team?raise=player01', { user: 'agent01', toaster: true });
  await screen.findByRole('group', { name: 'Rebate rates' });
  press('Raise: Slots');
  fail(RAISE, { kind: 'drop-response' });
  press('Raise rates');
  expect(await screen.findByText('The rates of player01 are raised.')).toBeTruthy();
  expect(calls(RAISE)).toHaveLength(1);
});
