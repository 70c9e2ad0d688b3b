import { layOut, scrollPage, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { agentRoutes } from '../routes';

const tools = screensOf(agentRoutes);
const { open, press, type, calls, mend, fail, address, alertText, settled } = tools;
const { findAndPress, follow } = tools;

beforeEach(layOut);

const SUMMARY = '/wps/relay/ODSFE2_TeamKPIB';
const DOWNLINE = '/wps/relay/ODSFE2_Subordinate';
const DETAIL = '/wps/relay/ODSFE2_SubordinateDetail';
const RAISE = '/wps/agent/updateDownlineRebates';

const AGENT = { user: 'agent01', toaster: true } as const;

const SUMS = {
  deposit: '0',
  withdraw: '0',
  stake: '0',
  validStake: '0',
  payout: '0',
  netWin: '0',
  bonus: '0',
  rebate: '0',
  bets: 0,
};

const list = async () =>
  within(await screen.findByRole('region', { name: 'Members' })).findAllByRole('listitem');

/** The page is seen again a day later. */
function sleepOneDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Contents of the files saved from this call on. */
function savedTexts(): Promise<string>[] {
  const texts: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    texts.push((file as Blob).text());
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return texts;
}

/** Parses a file's lines into cells. */
const cells = (text = '') =>
  text
    .trim()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').slice(1, -1).split('","'));

describe('team overview (D2 §2, §3)', () => {
  it('is saved as a file, the days before beside it', async () => {
    const texts = savedTexts();
    await open('/m/agent/team/overview?from=2026-11-11&to=2026-11-20', AGENT);
    await screen.findByText(/^Each figure is compared with/);
    await settled();
    press('Export CSV');
    const [head, ...lines] = cells(await texts[0]);
    expect(head).toEqual(['Team overview', '2026-11-11–2026-11-20', '2026-11-01–2026-11-10']);
    expect(lines).toHaveLength(13);
    for (const [name, now, before] of lines) {
      expect(name).toMatch(/^[A-Z]/);
      expect(now).toMatch(/^-?\d+(?:\.\d+)?$/);
      expect(before).toMatch(/^-?\d+(?:\.\d+)?$/);
    }
  });

  it('shows money and activity against the days before', async () => {
    await open('/m/agent/team/overview', AGENT);
    const money = within(await screen.findByRole('region', { name: 'Money' }));
    const commission = money.getByText('Your commission');
    expect(commission.nextElementSibling?.textContent).toMatch(/^[\d.]+\s₫$/);
    await waitFor(() =>
      expect(commission.parentElement?.textContent).toMatch(/[▲▼] ([\d.]+%)\1 (?:more|less)$/),
    );
    // A figure that can be negative has no relative change.
    expect(money.getByText('Team result').parentElement?.textContent).toMatch(
      /[▲▼] ([\d.]+\s₫)\1 (?:more|less)$/,
    );
    const before = within(screen.getByLabelText(/^Each figure is compared with/));
    expect(before.getByText('Your commission').nextSibling?.textContent).toMatch(/^[\d.]+\s₫$/);
    expect(await screen.findByRole('figure', { name: 'Result by day' })).toBeTruthy();
    expect(await screen.findByRole('figure', { name: 'Stakes by category' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('asks for the range and the one of as many days before', async () => {
    await open('/m/agent/team/overview?from=2026-03-11&to=2026-03-20', AGENT);
    await screen.findByRole('region', { name: 'Money' });
    await settled();
    expect(
      screen.getByText(/^Each figure is compared with 1 Mar 2026 – 10 Mar 2026\.$/),
    ).toBeTruthy();
    expect(calls(SUMMARY)).toHaveLength(2);
  });

  it('asks for the days up to the new one after midnight', async () => {
    await open('/m/agent/team/overview', AGENT);
    await screen.findByRole('region', { name: 'Money' });
    await settled();
    sleepOneDay();
    await waitFor(() => expect(calls(SUMMARY)).toHaveLength(4));
  });

  it('says that it did not load, and tries again', async () => {
    await open('/m/agent/team/overview', { ...AGENT, answers: { [SUMMARY]: 503 } });
    expect(await alertText()).toContain('Couldn’t load');
    mend();
    await findAndPress('Try again');
    expect(await screen.findByRole('region', { name: 'Money' })).toBeTruthy();
  });
});

describe('the tree of the team', () => {
  it('goes down to members below, and back up by the path', async () => {
    await open('/m/member/team', { user: 'general01' });
    await list();
    await follow(/^Team of agent01/);
    expect(await screen.findByText('agent01', { selector: '[aria-current]' })).toBeTruthy();
    const [row] = await list();
    expect(row?.textContent).toContain('Level 2');
    await follow('My team');
    await waitFor(() => expect(address()).toBe('/m/member/team'));
  });

  it('shows masked names below the first level, no number and no balance', async () => {
    await open('/m/member/team', { user: 'general01' });
    await list();
    await follow(/^Team of agent01/);
    await screen.findByText('My team');
    await waitFor(async () => expect((await list())[0]?.textContent).toMatch(/^\w{2}\*{3}\w/));
    const shown = document.body.textContent ?? '';
    expect(shown).not.toMatch(/₫|balance/i);
    expect(shown).not.toMatch(/\+?84\d{6}|09\d{8}/);
  });

  it('is searched once for what was typed, by a part of the name', async () => {
    await open('/m/member/team', AGENT);
    await list();
    const before = calls(DOWNLINE).length;
    for (const text of ['v', 'vi', 'vip']) type('Search by user name', text);
    await waitFor(() => expect(address()).toBe('/m/member/team?name=vip'));
    await waitFor(async () => expect((await list())[0]?.textContent).toMatch(/^vip/));
    expect(calls(DOWNLINE)).toHaveLength(before + 1);
  });

  it('says that nobody matches, and clears the search', async () => {
    await open('/m/member/team?name=nobody99', AGENT);
    expect(await screen.findByRole('heading', { name: 'No members found' })).toBeTruthy();
    press('Clear filters');
    expect((await list()).length).toBeGreaterThan(3);
  });

  it('is filtered by type and sorted', async () => {
    await open('/m/member/team', AGENT);
    await list();
    press('Type: All');
    fireEvent.click(await screen.findByRole('radio', { name: 'Agent' }));
    await waitFor(() => expect(address()).toBe('/m/member/team?type=1'));
    await waitFor(async () => {
      for (const row of await list()) expect(row.textContent).toContain('Agent · Level 1');
    });
  });

  it('is saved as a file with every member that is listed', async () => {
    const texts = savedTexts();
    await open('/m/member/team?type=1', AGENT);
    await list();
    await findAndPress('Export CSV');
    await waitFor(() => expect(texts).toHaveLength(1));
    const [head, ...lines] = cells(await texts[0]);
    expect(head?.join()).toBe('Member,Type,Level,Registered,Last login,Direct members');
    expect(screen.getByText(`Members: ${lines.length}`)).toBeTruthy();
    expect(new Set(lines.map(([, kind]) => kind))).toEqual(new Set(['Agent']));
    expect(lines.every(([, , level]) => level === '1')).toBe(true);
  });

  it('shows only rows in view, however many there are', async () => {
    const member = { level: 1, type: 0, registerDate: 1, status: 'ACTIVE', directCount: 0 };
    const members = Array.from({ length: 100 }, (_, index) => ({
      ...member,
      memberId: String(index + 1),
      userName: `member${index + 1}`,
    }));
    const value = {
      list: members,
      page: 1,
      size: 100,
      total: 5000,
      totalPages: 50,
      breadcrumb: [{ memberId: '0', userName: 'agent01', level: 0 }],
    };
    await open('/m/member/team', { ...AGENT, answers: { [DOWNLINE]: { value } } });
    expect((await list())[0]?.textContent).toMatch(/^member1Player/);
    expect(screen.getByText('Members: 5,000')).toBeTruthy();
    expect((await list()).length).toBeLessThan(40);
    scrollPage(4000);
    await waitFor(async () => expect((await list())[0]?.textContent).toMatch(/^member[3-6]\d/));
    expect((await list()).length).toBeLessThan(40);
  });

  it('says that it did not load, and tries again', async () => {
    await open('/m/member/team', { ...AGENT, answers: { [DOWNLINE]: 503 } });
    expect(await alertText()).toContain('Couldn’t load');
    mend();
    await findAndPress('Try again');
    expect((await list()).length).toBeGreaterThan(0);
  });

  test.each(['<img src=x>', '99999', '__proto__', 'x'.repeat(300)])(
    'a member %j that is none says so',
    async (id) => {
      await open(`/m/member/team?below=${encodeURIComponent(id)}`, AGENT);
      expect(await alertText()).toMatch(/member|Couldn’t/);
    },
  );
});

const openMember = async (name = 'player01') => {
  await open(`/m/member/team?name=${name}`, AGENT);
  await list();
  await follow(new RegExp(`^${name}`));
  await screen.findByRole('region', { name: 'Own figures' });
};

describe('a member', () => {
  it('shows facts, sums, rates, and leads to the records', async () => {
    await openMember();
    expect(screen.getByRole('region', { name: 'Rebate rates' }).textContent).toMatch(/Slots0\.9%/);
    const bets = screen.getByRole('link', { name: 'Team bets' }).getAttribute('href');
    expect(bets).toMatch(/^\/m\/teamBetting\?memberId=\d+$/);
    expect(screen.getByRole('link', { name: 'Team transactions' }).getAttribute('href')).toMatch(
      /^\/m\/transaction\/record\?types=A&memberId=\d+$/,
    );
  });

  it('has sums up to the new day after midnight', async () => {
    await openMember();
    await settled();
    const before = calls(DETAIL).length;
    sleepOneDay();
    await waitFor(() => expect(calls(DETAIL)).toHaveLength(before + 1));
  });

  it('registered and logged in by the brand’s clock', async () => {
    const member = {
      memberId: '7',
      userName: 'late77',
      level: 1,
      type: 0,
      registerDate: Date.UTC(2026, 2, 9, 20),
      lastLogin: Date.UTC(2026, 3, 9, 18, 5),
      status: 'ACTIVE',
      directCount: 0,
      online: false,
      rebates: [],
    };
    const breadcrumb = [{ memberId: '0', userName: 'agent01', level: 0 }];
    const page = { list: [member], page: 1, size: 100, total: 1, totalPages: 1, breadcrumb };
    const detail = { member, breadcrumb, own: SUMS, team: SUMS };
    const answers = { [DOWNLINE]: { value: page }, [DETAIL]: { value: detail } };
    await open('/m/member/team', { ...AGENT, answers });
    await waitFor(async () => expect((await list())[0]?.textContent).toContain('10 Mar 2026'));
    await follow(/^late77/);
    const facts = (await screen.findByText('Registered')).closest('dl');
    expect(facts?.textContent).toContain('10 Mar 2026');
    expect(facts?.textContent).toContain('10 Apr 2026, 01:05');
  });

  it('has nothing to change for a virtual agent', async () => {
    await open('/m/member/team', { user: 'virtualagent01' });
    const [row] = await list();
    fireEvent.click(within(row ?? document.body).getAllByRole('link')[0] ?? document.body);
    await screen.findByRole('region', { name: 'Own figures' });
    expect(screen.queryByRole('link', { name: 'Transfer money' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Raise rebate rates' })).toBeNull();
  });
});

describe('rates', () => {
  const openRaise = async () => {
    await openMember();
    await follow('Raise rebate rates');
    await screen.findByRole('group', { name: 'Rebate rates' });
    history.replaceState({ idx: 1 }, '');
  };

  it('go up by a step, and only what changed is sent', async () => {
    await openRaise();
    expect(tools.button('Raise rates')).toHaveProperty('disabled', true);
    expect(tools.button('Lower: Slots').getAttribute('aria-disabled')).toBe('true');
    press('Raise: Slots');
    press('Raise rates');
    await screen.findByText('The rates of player01 are raised.');
    expect(calls(RAISE)).toHaveLength(1);
    await waitFor(() => expect(address()).toMatch(/member=\d+/));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Rebate rates' }).textContent).not.toMatch(
        /Slots0\.9%/,
      ),
    );
  });

  it('that are refused say so beside them', async () => {
    await openRaise();
    press('Raise: Slots');
    fail(RAISE, { refusal: 'quota.exhausted' });
    press('Raise rates');
    expect(await alertText()).toContain('quota');
    expect(tools.button('Lower: Slots').getAttribute('aria-disabled')).toBeNull();
  });

  it('end at the highest that may be given', async () => {
    await openRaise();
    const slider = screen.getByRole('slider', { name: 'Slots' });
    fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
    expect(tools.button('Raise: Slots').getAttribute('aria-disabled')).toBe('true');
  });
});
