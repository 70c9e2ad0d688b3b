import { api } from '@lobby/api-client';
import { MONEY_RUNS_MS, moneyRuns, screenAt, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bothTabs, pressInBothTabs, TwoTabs } from '../claims/two-tabs.setup';
import { memberRoutes } from '../routes';
import { ApplicationScreen } from './apply/application-screen';
import { PromotionScreen } from './detail/promotion-screen';
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
      isDone: () => screen.queryAllByText(/^Applying$|can’t apply for this/).length > 0,
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

/** The same routes, and one with two tabs that send at once. */
const tabs = screensOf([
  ...memberRoutes,
  screenAt('/m/tabs/apply', () => <TwoTabs Screen={ApplicationScreen} />),
  screenAt('/m/tabs/sign', () => <TwoTabs Screen={PromotionScreen} />),
]);

const bothArrived = () => waitFor(() => expect(tabs.calls(APPLY)).toHaveLength(2));

test('two tabs at once: an application is one', async () => {
  await tabs.open('/m/tabs/apply?id=idea', { user: 'fresh01' });
  for (const tab of await bothTabs()) {
    fireEvent.change(await tab.findByLabelText('Remark'), { target: { value: REMARK } });
  }
  await pressInBothTabs('Apply');
  await bothArrived();
  await screen.findByRole('heading', { name: 'What you sent' });
  expect(tabs.address()).toBe('/m/activityDetail?id=idea');
  expect(await applications()).toMatchObject([{ promoId: 'idea', remark: REMARK }]);
});

test('an application that another tab has sent before leads to it all the same', async () => {
  await tools.open('/m/activity/template?id=idea', { user: 'fresh01' });
  await screen.findByLabelText('Remark');
  await tools.settled();
  tools.type('Remark', REMARK);
  await api.rewards.applyPromotion({ promoId: 'idea', remark: REMARK });
  tools.press('Apply');
  await screen.findByRole('heading', { name: 'What you sent' });
  expect(tools.address()).toBe('/m/activityDetail?id=idea');
  expect(await own()).toBe(1);
});

test('two tabs at once: a sign-up is one, and both tabs show it', async () => {
  await tabs.open('/m/tabs/sign?id=slots-event', { user: 'fresh01' });
  await pressInBothTabs('Sign up');
  await bothArrived();
  for (const tab of await bothTabs()) {
    await tab.findByRole('heading', { name: 'What you sent' });
    expect(tab.queryByRole('button', { name: 'Sign up' })).toBeNull();
    expect(tab.queryByRole('alert')?.textContent ?? '').toBe('');
  }
  expect(await own()).toBe(1);
});
