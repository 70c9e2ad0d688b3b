import ember from '@lobby/brand-ember';
import { createQueryClient } from '@lobby/feature-kit';
import { english, screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { memberRoutes } from '../routes';
import { MENU } from './menu/menu';

/** Stub screens, so that every entry has a target. */
const others = [...Object.values(MENU).flat(), { to: '/m/withdraw' }]
  .map(({ to }) => to)
  .filter((to) => memberRoutes.every(({ path }) => path !== to))
  .map((to) => screenAt(to, () => <p>{to}</p>));

const { open, calls, settled, findAndPress, follow, address, sandbox } = screensOf([
  ...memberRoutes,
  ...others,
  screenAt('/m/login', () => <p>Login</p>),
]);

const UNREAD = '/wps/relay/CSP_unreadCount';
const WALLET = '/wps/wallets/gcs';
const INFO = '/wps/member/info';

type Options = NonNullable<Parameters<typeof open>[1]>;

async function openMe(options: Options = {}, at = '/m/mine') {
  const view = await open(at, options);
  await screen.findByRole('list', { name: 'More' });
  await settled();
  return view;
}

const linkTo = (label: string) => screen.queryByRole('link', { name: new RegExp(`^${label}`) });
const href = (label: string) => linkTo(label)?.getAttribute('href');

/** Label, address, and what hides the entry; D2 §2 and §6. */
const ENTRIES = [
  ['Agent centre', '/m/agentCenter', 'agent01', null],
  ['Messages', '/m/message', 'fresh01', null],
  ['Settings', '/m/set', 'player01', null],
  ['Bet record', '/m/gameRecord', 'player01', null],
  ['Transaction record', '/m/transaction/record', 'player01', null],
  ['Security centre', '/m/securityCenter', 'player01', null],
  ['Safer play', '/m/saferPlay', 'player01', null],
  ['VIP benefits', '/m/member/benefits', 'player01', null],
  ['Points mall', '/m/mall/mallHome', 'player01', 'PTSYS3'],
  ['Rewards centre', '/m/rewardCenter', 'player01', 'REWCEN3'],
  ['Deposit record', '/m/vouReport', 'player01', 'DEPRECM3'],
  ['Withdrawal record', '/m/withdrawReport', 'player01', 'WITHREC3'],
  ['Profit and loss', '/m/profitandloss', 'player01', 'PERSREP'],
  ['My rebate', '/m/member/rebateReport', 'player01', 'PLYRBT'],
  ['Claim rebate', '/m/member/manualRebate', 'player01', 'MANPLAYREB3'],
  ['Invite friends', '/m/inviteFriends', 'player01', 'REFERRAL'],
  ['Missions', '/m/leaderBoard', 'player01', 'MISSION'],
  ['Inbox', '/m/webEmail', 'player01', 'MAILCEN'],
  ['Customer service', '/m/service', 'player01', null],
  ['Download the app', '/m/download', 'player01', null],
] as const;

const PROMOTIONS = '/wps/relay/MCSFE_getAvailablePromotions';

/** Platform with one feature turned off: a flag, or a kind of promotion. */
const without = (code: string): Options => {
  const kinds = ['REFERRAL', 'MISSION'];
  if (!kinds.includes(code)) return { flags: { [code]: false } };
  const content = kinds.map((key) => ({ key, enabled: key !== code }));
  return { answers: { [PROMOTIONS]: { value: { content } } } };
};

test('the table names every entry of the menu but the deposit, which is there twice', () => {
  const paths = Object.values(MENU)
    .flat()
    .map(({ to }) => to);
  expect(new Set(['/m/voucherCenter', ...ENTRIES.map(([, to]) => to)])).toEqual(new Set(paths));
});

describe.each(['0', '1'])('in template %s', (template) => {
  const prepare: Options['prepare'] = ({ control }) =>
    control.flags({ brand: 'aurora', flags: {}, templates: { mem_cen: template } });

  it.each(ENTRIES)('%s leads to %s', async (label, to, user) => {
    await openMe({ user, prepare });
    expect(href(label)).toBe(to);
  });

  it.each(ENTRIES.filter(([, , , code]) => code !== null))(
    '%s is gone where its feature is off (D2 §6)',
    async (label, _to, user, code) => {
      await openMe({ user, prepare, ...without(code ?? '') });
      expect(linkTo(label)).toBeNull();
      expect(linkTo('Customer service')).toBeTruthy();
    },
  );

  it('sends a guest from every entry to the login screen, and back to the entry', async () => {
    await openMe({ prepare });
    expect(linkTo('Agent centre')).toBeNull();
    expect(linkTo('VIP benefits')).toBeNull();
    for (const [label, to] of ENTRIES) {
      if (label === 'Agent centre' || label === 'VIP benefits') continue;
      expect(href(label)).toBe(`/m/login?returnTo=${encodeURIComponent(to)}`);
    }
    expect(href('Log in')).toBe(`/m/login?returnTo=${encodeURIComponent('/m/mine')}`);
    expect(calls(INFO)).toEqual([]);
    expect(calls(WALLET)).toEqual([]);
    expect(calls(UNREAD)).toEqual([]);
  });

  it('shows the payout shortcut to members with its label alone (D2 §6)', async () => {
    await openMe({ user: 'vip01', prepare });
    const link = await screen.findByRole('link', { name: 'Withdrawal verification' });
    expect(link.getAttribute('href')).toMatch(/userId=\d+&hash=[\da-f]{32}$/);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
    await openMe({ user: 'player01', prepare });
    expect(linkTo('Withdrawal verification')).toBeNull();
  });

  it('shows safer play above all that invites to play', async () => {
    await openMe({ user: 'player01', prepare });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const place = links.indexOf('/m/saferPlay');
    for (const to of [
      '/m/member/benefits',
      '/m/mall/mallHome',
      '/m/rewardCenter',
      '/m/leaderBoard',
    ])
      expect(links.indexOf(to)).toBeGreaterThan(place);
  });
});

describe('the member centre', () => {
  it('has four shortcuts (D2 §2)', async () => {
    await openMe({ user: 'player01' });
    const quick = within(screen.getByRole('list', { name: 'Shortcuts' }));
    expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/voucherCenter',
      '/m/gameRecord',
      '/m/transaction/record',
      '/m/securityCenter',
    ]);
  });

  it('leads to no screen that the product has not', async () => {
    const { open: openAlone } = screensOf(memberRoutes);
    await openAlone('/m/mine', { user: 'agent01' });
    await screen.findByRole('list', { name: 'More' });
    const paths: unknown[] = memberRoutes.map(({ path }) => path);
    const links = within(screen.getByRole('list', { name: 'More' })).queryAllByRole('link');
    for (const link of links) expect(paths).toContain(link.getAttribute('href'));
    expect(linkTo('Inbox')).toBeNull();
  });

  it.each([
    [0, 'Joined today'],
    [1, 'Joined 1 day ago'],
    [428, 'Joined 428 days ago'],
    [-1, 'Joined today'],
  ])('says of an account registered %i days ago: %s', async (days, since) => {
    const regDate = Date.now() - days * 86_400_000 - 60_000;
    const value = { type: 0, account: 'player01', regDate };
    await openMe({ user: 'player01', answers: { [INFO]: { value } } });
    expect(screen.getByText(since)).toBeTruthy();
  });

  it.each([
    ['player01', 'VIP 2'],
    ['fresh01', null],
  ])('shows the VIP label of %s: %s', async (user, vip) => {
    await openMe({ user });
    expect(screen.getByText(user)).toBeTruthy();
    if (vip === null) expect(screen.queryByText(/^VIP/)).toBeNull();
    else expect(screen.getByText(vip)).toBeTruthy();
  });

  it.each([
    ['VIP 0', 'Next level: VIP 1'],
    ['VIP 2', 'Next level: VIP 3'],
    ['VIP 6', 'Highest level'],
  ] as const)('says of %s on the VIP tile: %s', async (level, note) => {
    await openMe({
      user: 'player01',
      prepare: ({ control }) => void control.knobs.vip({ user: 'player01', level }),
    });
    expect(await screen.findByRole('link', { name: `VIP benefits ${note}` })).toBeTruthy();
  });

  it.each([
    [0, '0 points'],
    [1500, '1,500 points'],
  ])('says of %i points on the tile of the mall: %s', async (points, note) => {
    await openMe({
      user: 'fresh01',
      prepare: ({ control }) =>
        void control.knobs.points({ brand: 'aurora', user: 'fresh01', points }),
    });
    expect(await screen.findByRole('link', { name: `Points mall ${note}` })).toBeTruthy();
  });

  it.each([
    ['player01', false, 0],
    ['agent01', true, 1],
    ['general01', true, 2],
    ['player01', false, 4],
    ['virtual01', false, 40],
    ['virtualagent01', true, 41],
    ['virtualagent01', true, 42],
  ])('has an agent button for %s: %s, type %i (D2 §6)', async (user, shown, type) => {
    const value = { type, account: user, regDate: Date.now() };
    await openMe({ user, answers: { [INFO]: { value } } });
    expect(linkTo('Agent centre') !== null).toBe(shown);
  });

  it('offers no inbox to an account that has none (D1 §6)', async () => {
    await openMe({ user: 'virtual01' });
    expect(linkTo('Inbox')).toBeNull();
    expect(calls(UNREAD)).toEqual([]);
  });

  it('marks as many unread messages at the button as in the inbox row', async () => {
    await openMe({ user: 'player01', answers: { [UNREAD]: { value: { unReadCount: 5 } } } });
    const button = await screen.findByRole('link', { name: 'Messages, 5 unread' });
    // The badge counts the page that the button opens.
    expect(button.getAttribute('href')).toBe('/m/webEmail');
    expect(screen.getByRole('link', { name: /^Inbox.*5 unread/ })).toBeTruthy();
  });

  it('is the same at its alias, with the buttons in the frame’s header', async () => {
    await openMe({ user: 'player01' }, '/m/member/home');
    expect(linkTo('Bet record')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('shows the brand’s template where the platform names none', async () => {
    const whitelabel = { value: { flags: {} } };
    const brand = { ...ember, templates: { memberCentre: 'base', deposit: 'new' } as const };
    await openMe({ user: 'player01', brand, answers: { '/wps/system/whitelabel': whitelabel } });
    expect(linkTo('Withdraw$')).toBeNull();
    await openMe({
      user: 'player01',
      brand: ember,
      answers: { '/wps/system/whitelabel': whitelabel },
    });
    expect(href('Withdraw$')).toBe('/m/withdraw');
  });
});

describe('the balance', () => {
  it('is shown in the merchant’s money, hidden and shown again', async () => {
    await openMe({ user: 'player01' });
    const balance = within(screen.getByRole('group', { name: 'Balance' }));
    expect(await balance.findByText(/^12\.480\.500\s₫$/)).toBeTruthy();
    await findAndPress('Hide amounts');
    expect(balance.queryByText(/12\.480/)).toBeNull();
    expect(balance.getByText('••••••')).toBeTruthy();
    await findAndPress('Show amounts');
    expect(balance.getByText(/^12\.480\.500/)).toBeTruthy();
  });

  it('that fails to load says so, and can be retried', async () => {
    await open('/m/mine', { user: 'player01', answers: { [WALLET]: 503 } });
    await screen.findByText(english('member-me:wallet.failed'));
    sandbox.control.faults([]);
    await findAndPress('Try again');
    expect(await screen.findByText(/^12\.480\.500/)).toBeTruthy();
  });
});

it('shows the name of the session where the account does not load', async () => {
  await open('/m/mine', { user: 'player01', answers: { [INFO]: 503 } });
  await screen.findByText(english('member-me:identity.failed'));
  expect(screen.getByText('player01')).toBeTruthy();
  expect(linkTo('VIP benefits')).toBeNull();
  expect(linkTo('Bet record')).toBeTruthy();
});

it('leads from the account to My account', async () => {
  await openMe({ user: 'player01' });
  await follow(/player01/);
  await waitFor(() => expect(address()).toBe('/m/myAccount/index'));
});

it.each([undefined, 'player01'])(
  'says to %s that it is not known what the brand offers, stays usable, and tries again',
  async (user) => {
    await openMe({ user, answers: { [PROMOTIONS]: 503 } });
    expect(linkTo('Missions')).toBeNull();
    expect(linkTo('Rewards centre')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the full menu.');
    sandbox.control.faults([]);
    await findAndPress('Try again');
    expect(linkTo('Rewards centre')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Missions/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('offers a member in a break no missions, whatever a guest was offered before (decision 83)', async () => {
  const queries = createQueryClient();
  const first = await openMe({ queries });
  expect(linkTo('Missions')).toBeTruthy();
  first.unmount();
  const { user } = sandbox.control.knobs.enter({ state: 'timeOut', brand: 'aurora' });
  await openMe({ user, queries, reload: true });
  expect(linkTo('Missions')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
