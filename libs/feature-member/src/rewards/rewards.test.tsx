import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { formatDateTime } from '@lobby/i18n';
import { screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, findAndPress, calls, fail, mend, alertText, address, chooseTab } = tools;

const CLAIM = '/wps/relay/REWCEN_claimReward';
const REWARDS = '/wps/relay/REWCEN_getRewardList';
const MISSION = '/wps/relay/MCSFE_claimMissionReward';
const MISSIONS = '/wps/relay/MCSFE_getMissionList';
const BY_KEY = '/wps/transaction/key';

const paid = (txCode: string, user = 'player01') =>
  tools.sandbox.control
    .ledger({ user, brand: 'aurora' })
    .transactions.filter((entry) => entry.txCode === txCode);

const list = (name: string) => screen.findByRole('list', { name });
const doneToast = () => screen.findByText(/^Claimed\. The money/);

/** Logs in as a new player with rewards in many statuses. */
async function openAs(state: 'promotions', at: string) {
  await open('/m/elsewhere');
  const { user } = tools.sandbox.control.knobs.enter({ state, brand: 'aurora' });
  await open(at, { user, reload: true, toaster: true });
  return user;
}

const STATUSES = [
  ['claim', 'Ready to claim', 'promotions'],
  ['process', 'Processing', 'promotions'],
  ['applying', 'Under review', 'promotions'],
  ['signed', 'Signed up', 'promotions'],
  ['join', 'Open to join', 'player01'],
  ['coming', 'Coming soon', 'player01'],
  ['issued', 'Issued', 'promotions'],
  ['claimed', 'Claimed', 'promotions'],
  ['rejected', 'Rejected', 'promotions'],
  ['close', 'Closed', 'player01'],
] as const;

describe('the rewards centre', () => {
  test.each(STATUSES)('shows what is %s: %s (D2 §3)', async (status, word, who) => {
    const at = `/m/rewardCenter?status=${status}`;
    if (who === 'promotions') await openAs(who, at);
    else await open(at, { user: who });
    const rows = within(await list('Rewards centre')).getAllByRole('listitem');
    const cards = rows.filter((row) => row.querySelector('h2'));
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(within(card).getByText(word)).toBeTruthy();
    expect(screen.getByRole('button', { name: word, pressed: true })).toBeTruthy();
  });

  it('keeps the status in the address, and shows all without one', async () => {
    await open('/m/rewardCenter?status=nonsense', { user: 'player01' });
    const all = within(await list('Rewards centre')).getAllByRole('heading').length;
    press('Closed');
    await waitFor(() => expect(address()).toBe('/m/rewardCenter?status=close'));
    await waitFor(async () =>
      expect(within(await list('Rewards centre')).getAllByRole('heading').length).toBeLessThan(all),
    );
  });

  it('names turnover, last day and reason, and leads to the terms', async () => {
    await openAs('promotions', '/m/rewardCenter');
    await list('Rewards centre');
    expect(screen.getAllByText(/^\d+x turnover$/).length).toBeGreaterThan(0);
    expect(screen.getByText(/^Claim by /)).toBeTruthy();
    expect(screen.getByText('VIP level not high enough')).toBeTruthy();
    const [terms] = screen.getAllByRole('link', { name: /^See terms: / });
    expect(terms?.getAttribute('href')).toMatch(/^\/m\/activityDetail\?id=[\w-]+$/);
  });

  it('pays one reward once by a double tap', async () => {
    await open('/m/rewardCenter', { user: 'player01', toaster: true });
    const [button] = await screen.findAllByRole('button', { name: /^Claim: / });
    const name = button?.getAttribute('aria-label') ?? '';
    const before = paid('BONUS').length;
    press(name);
    press(name);
    await doneToast();
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(calls(CLAIM)).toHaveLength(1);
    expect(paid('BONUS')).toHaveLength(before + 1);
  });

  const several = async () => {
    await open('/m/rewardCenter', { user: 'player01', toaster: true });
    return screen.findByRole('button', { name: 'Claim all' });
  };

  it('pays all, each once, and says what was refused', async () => {
    await several();
    const own = screen.getAllByRole('button', { name: /^Claim: / }).length;
    press('Claim all');
    press('Claim all');
    await doneToast();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull());
    expect(calls(CLAIM)).toHaveLength(own);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('goes on after a reward that is gone, and says so', async () => {
    const row = (claimId: string) => ({
      claimId,
      promoId: null,
      title: `Reward ${claimId}`,
      amount: '1000',
      expiresAt: null,
      status: 'claim',
      wagerMultiple: 0,
      rejectReason: null,
    });
    const value = { list: [row('404'), row('405')], total: 2, totalPages: 1, page: 1, size: 20 };
    await open('/m/rewardCenter', { user: 'player01', answers: { [REWARDS]: { value } } });
    await screen.findByRole('button', { name: 'Claim all' });
    expect(screen.getByText('2.000\u00a0₫', { normalizer: (text) => text })).toBeTruthy();
    press('Claim all');
    expect(await alertText()).toMatch(/couldn’t find/);
    expect(calls(CLAIM)).toHaveLength(2);
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await several();
    const own = screen.getAllByRole('button', { name: /^Claim: / }).length;
    fail(CLAIM, { kind: 'drop-response' });
    press('Claim all');
    await doneToast();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull());
    expect(calls(CLAIM)).toHaveLength(own);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('says where there is none', async () => {
    await open('/m/rewardCenter?status=claimed', { user: 'fresh01' });
    expect(await screen.findByRole('heading', { name: 'No rewards here' })).toBeTruthy();
  });
});

describe('missions', () => {
  const VIP = { user: 'vip01', toaster: true } as const;
  const openMissions = async () => {
    await open('/m/leaderBoard', VIP);
    return screen.findAllByRole('button', { name: /^Claim: / });
  };

  it('are listed by day, week and month, with their progress', async () => {
    await openMissions();
    for (const period of ['Today', 'This week', 'This month']) {
      const group = within(screen.getByRole('region', { name: period }));
      const bars = group.getAllByRole('progressbar');
      expect(bars.length).toBeGreaterThan(0);
      for (const bar of bars) expect(bar.getAttribute('aria-labelledby')).toBeTruthy();
      expect(group.getByText(/^Ends /)).toBeTruthy();
      // Claimable rewards come first.
      const states = group.getAllByText(/^(?:Claim|Under way|Claimed)$/);
      const claims = states.map(({ textContent }) => textContent === 'Claim');
      expect(claims.lastIndexOf(true)).toBe(claims.filter(Boolean).length - 1);
    }
  });

  it('pay once by a double tap', async () => {
    const buttons = await openMissions();
    const name = buttons[0]?.getAttribute('aria-label') ?? '';
    const before = paid('MISSION_REWARD', 'vip01').length;
    press(name);
    press(name);
    await doneToast();
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(calls(MISSION)).toHaveLength(1);
    expect(paid('MISSION_REWARD', 'vip01')).toHaveLength(before + 1);
    // The card shows what the ledger paid.
    const card = within(
      screen.getByText(name.replace('Claim: ', '')).parentElement ?? document.body,
    );
    const [, reward] = /^Reward ([\d.]+)\s₫$/.exec(card.getByText(/^Reward /).textContent) ?? [];
    expect(paid('MISSION_REWARD', 'vip01').at(-1)?.amount).toBe(reward?.replaceAll('.', ''));
  });

  it('whose answer stays unknown say so, and are found when asked again', async () => {
    const buttons = await openMissions();
    const name = buttons[0]?.getAttribute('aria-label') ?? '';
    fail(MISSION, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press(name);
    await screen.findByRole('button', { name: 'Check the result' });
    mend();
    press('Check the result');
    await doneToast();
    expect(calls(MISSION)).toHaveLength(1);
  });

  it.each([
    ['STAKE', '1500000', '2500000', '1.500.000 ₫ of 2.500.000 ₫', '60'],
    ['DAYS', '2', '8', '2 of 8', '25'],
    ['Riddles', '30', '20', '20 of 20', '100'],
  ])('that measure %s read in its unit', async (measure, progress, target, text, percent) => {
    const mission = {
      missionId: 'm',
      title: 'Mission',
      measure,
      target,
      progress,
      reward: '20000',
      period: 'WEEK',
      endsAt: 1,
      status: 'process',
    };
    await open('/m/leaderBoard', { ...VIP, answers: { [MISSIONS]: { value: [mission] } } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Mission' }).getAttribute('value')).toBe(
      percent,
    );
  });

  it('of the next day have a claim of their own', async () => {
    const openDay = (endsAt: number) => {
      const mission = {
        missionId: 'm',
        title: 'Mission',
        measure: 'BETS',
        target: '5',
        progress: '5',
        reward: '20000',
        period: 'DAY',
        endsAt,
        status: 'claim',
      };
      return open('/m/leaderBoard', {
        ...VIP,
        answers: { [MISSIONS]: { value: [mission] }, [MISSION]: 503, [BY_KEY]: 503 },
        reload: true,
      });
    };
    for (const day of [1, 2]) {
      await openDay(day);
      await findAndPress('Claim: Mission');
      await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(day));
      mend();
    }
    await openDay(2);
    await findAndPress('Claim: Mission');
    await tools.settled();
    expect(readStored('moneyIntents')).toHaveLength(2);
  });

  it('end by the clock of the phone, as limits and rewards do', async () => {
    await openMissions();
    const today = (await api.rewards.missions()).find(({ period }) => period === 'DAY');
    const group = within(screen.getByRole('region', { name: 'Today' }));
    expect(group.getByText(`Ends ${formatDateTime(today?.endsAt ?? 0, 'EN')}`)).toBeTruthy();
  });

  it('that a brand has none of say so', async () => {
    await open('/m/leaderBoard', { ...VIP, answers: { [MISSIONS]: { value: [] } } });
    expect(await screen.findByRole('heading', { name: 'No missions' })).toBeTruthy();
  });
});

describe('the leader board', () => {
  it('shows ranks, masked names and the member’s rank', async () => {
    await open('/m/leaderBoard', { user: 'player01' });
    await chooseTab('Leader board');
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.textContent).toContain('*');
    expect(screen.getByRole('heading', { name: 'Your place' })).toBeTruthy();
    const rank = screen.getAllByText('Place').find((name) => name.matches('dt'))
      ?.nextElementSibling?.textContent;
    const own = rows.filter((row) => row.getAttribute('aria-current') === 'true');
    expect(own.map((row) => row.firstElementChild?.textContent)).toEqual([rank]);
    expect(screen.queryByText('You have no bets this week.')).toBeNull();
    expect(address()).toBe('/m/leaderBoard?view=board');
  });

  it('says to who has no bets that there is no place', async () => {
    await open('/m/leaderBoard?view=board', { user: 'fresh01' });
    expect(await screen.findByText('You have no bets this week.')).toBeTruthy();
  });
});
