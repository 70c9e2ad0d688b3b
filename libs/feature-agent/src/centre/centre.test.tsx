import { sessionAtom, sessionStore } from '@lobby/session';
import { english, screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { agentRoutes } from '../routes';
import { GRID } from './menu';

const pathOf = (to: string) => to.split('?')[0] ?? to;

/** Stub screens, so that every entry has a target. */
const others = [
  '/m/withdraw',
  '/m/voucherCenter',
  '/m/service',
  ...GRID.map(({ to }) => pathOf(to)),
]
  .filter((to, index, all) => all.indexOf(to) === index)
  .filter((to) => agentRoutes.every(({ path }) => path !== to))
  .map((to) => screenAt(to, () => <p>{to}</p>));

const home = screenAt('/m/home', () => <p>Home</p>);
const tools = screensOf([...agentRoutes, ...others, home]);
const { open, calls, settled, follow, address, findAndPress, mend, sandbox } = tools;

const KINDS = '/wps/relay/MCSFE_getAvailablePromotions';
const COUNTERS = '/wps/relay/ODSFE2_TeamKPIA';

const openCentre = async (user = 'agent01', options = {}) => {
  await open('/m/agentCenter', { user, ...options });
  await screen.findByRole('list', { name: 'Manage your team' });
  await settled();
};

/** Label and address of the eleven entries (D2 §2). */
const ENTRIES = [
  ['Overview', '/m/agent/team/overview'],
  ['Team', '/m/member/team'],
  ['Team bets', '/m/teamBetting'],
  ['Team profit and loss', '/m/agent/team/pnl'],
  ['Red envelope rain', '/m/redRain'],
  ['Agent rebate', '/m/member/agent/agentRebeat'],
  ['Team rebate', '/m/member/teamRebate'],
  ['Dividend', '/m/member/agent/agentDivident'],
  ['Open account', '/m/agentRegister'],
  ['Team money', '/m/transaction/record?types=A'],
  ['Notices', '/m/member/notice?types=A'],
] as const;

const entriesShown = () =>
  within(screen.getByRole('list', { name: 'Manage your team' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const footer = () => within(screen.getByRole('navigation', { name: 'Agent menu' }));

describe('agent home (D2 §2)', () => {
  it.each([
    [3, 'Good morning'],
    [12, 'Good afternoon'],
    [22, 'Good evening'],
  ])('greets at %i o’clock', async (hour, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, hour) });
    await openCentre();
    expect(screen.getByRole('heading', { level: 1, name: text })).toBeTruthy();
    expect(screen.getByText('agent01')).toBeTruthy();
  });

  it('shows the balance as every screen does, with the ways to the money', async () => {
    await openCentre();
    const balance = within(screen.getByRole('group', { name: 'Balance' }));
    expect(balance.getByRole('link', { name: /₫, Money overview$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
      '/m/voucherCenter',
    );
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/m/withdraw');
  });

  it('shows the four counters of today, as the platform counts them', async () => {
    await openCentre();
    const [call] = calls(COUNTERS);
    expect(call?.status).toBe(200);
    for (const name of ['Logged in', 'Placed bets', 'Registered', 'Online'])
      expect(screen.getByText(name).nextElementSibling?.textContent).toMatch(/^\d[\d,]*$/);
  });

  it('asks for today by the brand’s clock', async () => {
    const asked: URLSearchParams[] = [];
    await openCentre('agent01', {
      prepare: () => {
        const passOn = sandbox.fetch.bind(sandbox);
        vi.spyOn(tools.sandbox, 'fetch').mockImplementation((request) => {
          const url = new URL(request.url);
          if (url.pathname === COUNTERS) asked.push(url.searchParams);
          return passOn(request);
        });
      },
    });
    const [query] = asked;
    const [start, end] = [Number(query?.get('startDate')), Number(query?.get('endDate'))];
    expect((start + 7 * 3_600_000) % 86_400_000).toBe(0);
    expect(end - start).toBe(86_400_000 - 1);
    expect(start <= Date.now() && Date.now() <= end).toBe(true);
  });

  it('counts the new day after midnight', async () => {
    await openCentre();
    expect(calls(COUNTERS)).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls(COUNTERS)).toHaveLength(2));
  });

  it('says that the counters did not load, and asks again', async () => {
    await openCentre('agent01', { answers: { [COUNTERS]: 503 } });
    expect(await screen.findByText('Couldn’t load today’s figures.')).toBeTruthy();
    mend();
    await findAndPress('Try again');
    await waitFor(() =>
      expect(screen.getByText('Registered').nextElementSibling?.textContent).toMatch(/^\d/),
    );
  });

  it('has eleven entries, each at its address', async () => {
    await openCentre();
    expect(entriesShown()).toEqual(ENTRIES.map(([, to]) => to));
    expect(GRID).toHaveLength(11);
  });

  it.each(ENTRIES)('%s leads to %s', async (label, to) => {
    await openCentre();
    const list = within(screen.getByRole('list', { name: 'Manage your team' }));
    const link = list.getAllByRole('link').find((one) => one.getAttribute('href') === to);
    expect(link?.textContent).toContain(label);
    link?.click();
    await waitFor(() => expect(address()).toBe(to));
  });

  it('has its own bar: home, open account, dividend, announcements with those unread', async () => {
    await openCentre();
    const links = footer().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/m/agentCenter',
      '/m/agentRegister',
      '/m/member/agent/agentDivident',
      '/m/member/notice?types=A',
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
    await waitFor(() =>
      expect(links[3]?.textContent).toBe(`2${english('agent-centre:entry.notices')}`),
    );
    expect(screen.getByRole('link', { name: /^Notices.*Unread: 2$/ })).toBeTruthy();
  });

  test.each([
    ['virtualagent01', {}],
    ['agent01', { flags: { SIGNCONDIV3: false } }],
  ])('has no dividend for %s with %j (D2 §4)', async (user, options) => {
    await openCentre(user, options);
    await waitFor(() => expect(entriesShown()).not.toContain('/m/member/agent/agentDivident'));
    expect(entriesShown()).toHaveLength(10);
    expect(footer().getAllByRole('link')).toHaveLength(3);
  });

  test.each([
    ['off', { flags: { RAIN: false } }, false],
    ['unknown', { answers: { [KINDS]: 503 } }, true],
  ])('where red envelope rain is %s: %j, its entry shows: %s', async (_, options, shown) => {
    await openCentre('agent01', options);
    expect(entriesShown().includes('/m/redRain')).toBe(shown);
  });

  it('leads to customer service', async () => {
    await openCentre();
    await follow('Customer service');
    await waitFor(() => expect(address()).toBe('/m/service'));
  });
});

describe.each(agentRoutes.filter(({ handle }) => handle.needs?.agent))('$path', ({ path }) => {
  it.each(['player01', 'virtual01', undefined])('sends %s Home (D2 §4)', async (user) => {
    await open(path, user === undefined ? {} : { user });
    await waitFor(() => expect(address()).toBe('/m/home'));
  });
});

test('a session record that was edited to an agent’s is put right by the platform', async () => {
  await open('/m/home', { user: 'player01' });
  const record = sessionStore.get(sessionAtom);
  sessionStore.set(sessionAtom, record && { ...record, type: 1 });
  await open('/m/agentCenter', { reload: true });
  await waitFor(() => expect(sessionStore.get(sessionAtom)?.type).toBe(0));
  await open('/m/agentCenter', { reload: true });
  await waitFor(() => expect(address()).toBe('/m/home'));
});
