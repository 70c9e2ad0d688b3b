import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from './routes';

const { open, findAndPress } = screensOf(agentRoutes);

const LINKS = '/m/agentRegister?by=links';

test.each([
  '/m/redRain?tab=send',
  '/m/member/agent/getSalaryContract?tab=downline',
  '/m/member/team?transfer=player01',
  LINKS,
])('a remark at %s is as long as the merchant’s settings say', async (path) => {
  await open(path, {
    user: 'agent01',
    prepare: ({ control }) =>
      control.knobs.limit({ brand: 'aurora', name: 'remarkLength', value: 30 }),
  });
  if (path === LINKS) await findAndPress('New link');
  const remark = await screen.findByLabelText<HTMLInputElement>(/^Remark/);
  await waitFor(() => expect(remark.maxLength).toBe(30));
});
