import { api } from '@lobby/api-client';
import { MONEY_RUNS_MS, moneyRuns } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { APPLY, applications, tools } from './promotions.setup';

const REMARK = 'My idea';

const own = async () => (await applications()).length;

test(
  'seeded runs: an application arrives once, whatever happens, and is written once',
  () =>
    moneyRuns({
      tools,
      user: 'fresh01',
      address: '/m/activity/template?id=idea',
      call: APPLY,
      amount: REMARK,
      ready: async () => expect(await screen.findByLabelText('Remark')).toBeTruthy(),
      fill: (remark) => tools.type('Remark', remark),
      send: () => tools.press('Apply'),
      typed: () => tools.field('Remark').value,
      isDone: () => screen.queryAllByText(/^Applying$|takes no application/).length > 0,
      orders: own,
    }),
  MONEY_RUNS_MS,
);

test(
  'seeded runs: a sign-up arrives once, whatever happens',
  () =>
    moneyRuns({
      tools,
      user: 'fresh01',
      address: '/m/activityDetail?id=slots-event',
      call: APPLY,
      amount: '',
      ready: async () =>
        expect(await screen.findByRole('button', { name: 'Sign up' })).toBeTruthy(),
      fill: () => undefined,
      send: () => tools.press('Sign up'),
      typed: () => '',
      isDone: () => screen.queryByRole('heading', { name: 'What you sent' }) !== null,
      orders: own,
    }),
  MONEY_RUNS_MS,
);

test('an application of two tabs is one', async () => {
  const { open, press, type, settled, address } = tools;
  await open('/m/activity/template?id=idea', { user: 'fresh01' });
  await screen.findByLabelText('Remark');
  await settled();
  type('Remark', REMARK);
  await api.rewards.applyPromotion({ promoId: 'idea', remark: REMARK });
  press('Apply');
  await screen.findByRole('heading', { name: 'What you sent' });
  expect(address()).toBe('/m/activityDetail?id=idea');
  expect(await own()).toBe(1);
});

test('a sign-up of two tabs is one', async () => {
  await tools.open('/m/activityDetail?id=slots-event', { user: 'fresh01' });
  await screen.findByRole('button', { name: 'Sign up' });
  await tools.settled();
  await api.rewards.applyPromotion({ promoId: 'slots-event' });
  tools.press('Sign up');
  await screen.findByRole('heading', { name: 'What you sent' });
  expect(await own()).toBe(1);
});
