import { MONEY_RUNS_MS, moneyRuns, screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from '../../routes';

const tools = screensOf(agentRoutes);

const REMARK = 'Friends of the club';

/** Links with the remark in the platform's list. */
const links = () => screen.queryAllByRole('heading', { name: REMARK });

test(
  'seeded runs: a link is made once, whatever happens',
  () =>
    moneyRuns({
      tools,
      user: 'agent01',
      address: '/m/agentRegister?by=links',
      call: '/wps/relay/MCS2_wpsCreateAffUrl',
      ready: async () => {
        if (!screen.queryByLabelText('Remark')) await tools.findAndPress('New link');
        expect(await screen.findByLabelText('Remark')).toBeTruthy();
      },
      // The form is empty after a reload.
      fillSecrets: () => tools.type('Remark', REMARK),
      send: () => tools.press('Create link'),
      isDone: () => links().length > 0,
      orders: async () => {
        await tools.open('/m/agentRegister?by=links', { reload: true });
        await screen.findAllByRole('heading', { name: REMARK });
        return links().length;
      },
      runs: 8,
    }),
  MONEY_RUNS_MS,
);
