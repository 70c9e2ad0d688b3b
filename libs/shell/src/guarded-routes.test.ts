import { PATHS } from '@lobby/core';
import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenRoutes } from './routes';

const { open, address, press, type } = screensOf(screenRoutes);

const guarded = screenRoutes.filter(({ handle }) => handle.needs !== null);
const goesHome = ({ handle: { needs } }: (typeof guarded)[number]) =>
  Boolean(needs?.guestsGoHome ?? needs?.agent);

test.each(guarded.filter((route) => !goesHome(route)))(
  'a guest who opens $path with a query is back at it after login (D1 §6)',
  async ({ path }) => {
    const link = `${path}?id=7&from=a%2Fb%26c&tab=2`;
    await open(link, { flags: { inbox: true } });
    await screen.findByLabelText('User name');
    expect(address()).toBe(`/m/login?returnTo=${encodeURIComponent(link)}`);
    type('User name', 'player01');
    type('Password', 'Play1234');
    press('Log in');
    await waitFor(() => expect(address()).toBe(link));
  },
);

test.each(guarded.filter(goesHome))('a guest who opens $path is sent Home', async ({ path }) => {
  await open(`${path}?id=7`);
  await waitFor(() => expect(address()).toBe(PATHS.home));
});

test('the screens open before a required change of password are these (D1 §4)', () => {
  const opened = guarded.filter(({ handle }) => handle.needs?.beforeChange === true);
  expect(opened.map(({ path }) => path)).toEqual([
    PATHS.changePassword,
    PATHS.settings,
    PATHS.announcements,
    PATHS.announcement,
  ]);
});

/** Screens open to a player such as `first01`, but only after the change of password. */
const closedBefore = guarded.filter(
  ({ handle: { needs } }) => needs?.beforeChange !== true && needs?.agent !== true,
);

test.each(closedBefore)(
  'whoever must change the password first is led from $path to the change, which keeps it',
  async ({ path }) => {
    await open(`${path}?id=7`, { user: 'first01', flags: { inbox: true } });
    await screen.findByLabelText('Old password');
    expect(address()).toBe(`/m/changePsw?returnTo=${encodeURIComponent(`${path}?id=7`)}`);
  },
);

test('the screens that ask for a session are these', () => {
  expect(guarded.map(({ path }) => path)).toMatchInlineSnapshot(`
    [
      "/m/changePsw",
      "/m/set",
      "/m/devices",
      "/m/message",
      "/m/messageDetail",
      "/m/member/notice",
      "/m/webEmail",
      "/m/message/orders",
      "/m/play",
      "/m/liveStream/room",
      "/m/voucherCenter",
      "/m/voucherCenter/order",
      "/m/myAccount/index",
      "/m/money",
      "/m/gameRecord",
      "/m/transaction/record",
      "/m/vouReport",
      "/m/withdrawReport",
      "/m/profitandloss",
      "/m/member/rebateReport",
      "/m/member/manualRebate",
      "/m/saferPlay/limit",
      "/m/saferPlay/timeOut",
      "/m/saferPlay/selfExclusion",
      "/m/saferPlay/activity",
      "/m/securityCenter",
      "/m/securityCenter/paymentPassword",
      "/m/securityCenter/cards",
      "/m/securityCenter/card",
      "/m/securityCenter/questions",
      "/m/securityCenter/mobile",
      "/m/securityCenter/email",
      "/m/securityCenter/payeeName",
      "/m/withdraw",
      "/m/withdraw/order",
      "/m/withdraw/identity",
      "/m/wallets",
      "/m/member/benefits",
      "/m/mall/mallHome",
      "/m/rewardCenter",
      "/m/leaderBoard",
      "/m/inviteFriends",
      "/m/activity/template",
      "/m/feedback",
      "/m/agentRegister",
      "/m/agentCenter",
      "/m/member/agent/getSalaryContract",
      "/m/member/agent/getDevidendContract",
      "/m/member/agent/getHourContract",
      "/m/member/agent/agentRebeat",
      "/m/member/teamRebate",
      "/m/member/agent/agentDivident",
      "/m/redRain",
      "/m/agent/team/overview",
      "/m/member/team",
      "/m/teamBetting",
      "/m/agent/team/pnl",
    ]
  `);
});
