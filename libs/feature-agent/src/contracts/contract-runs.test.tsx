import { MONEY_RUNS_MS, moneyRuns, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from '../routes';

const tools = screensOf(agentRoutes);

test(
  'seeded runs: a contract is accepted once, whatever happens',
  () =>
    moneyRuns({
      tools,
      user: 'agent01',
      address: '/m/member/agent/getSalaryContract',
      call: '/wps/relay/MCS2_processDailySalContract',
      amount: '',
      ready: () =>
        waitFor(() => expect(screen.getByRole('radio', { name: 'Accept' })).toBeTruthy()),
      fill: () => undefined,
      fillSecrets: () => {
        tools.choose('Accept');
        tools.type('Payment password', '135790');
      },
      send: () => tools.press('Accept the contract'),
      typed: () => '',
      isDone: () => screen.queryByRole('region', { name: 'Begins next' }) !== null,
      orders: () => screen.queryAllByRole('region', { name: 'Begins next' }).length,
    }),
  MONEY_RUNS_MS,
);
