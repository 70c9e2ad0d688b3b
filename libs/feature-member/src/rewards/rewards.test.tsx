import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { formatDateTime } from '@lobby/i18n';
import { labelText, readQrCode, screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, calls, fail, mend, alertText, address, chooseTab } = tools;

const CLAIM = '/wps/relay/REWCEN_claimReward';
const REWARDS = '/wps/relay/REWCEN_getRewardList';
const MISSION = '/wps/relay/MCSFE_claimMissionReward';
const MISSIONS = '/wps/relay/MCSFE_getMissionList';
const INVITE = '/wps/relay/MCSFE_getReferralOverview';
const FRIENDS = '/wps/relay/MCSFE_getReferralList';
const INVITE_CLAIM = '/wps/relay/MCSFE_claimReferralReward';
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
    fail(CLAIM, { kind: 'drop-response' });
    press('Claim all');
    await doneToast();
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

describe('invitations', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'share');
  });

  const openInvite = async () => {
    await open('/m/inviteFriends', { user: 'player01', toaster: true });
    return screen.findByRole('img', { name: 'QR code of your invitation link' });
  };
  const link = () => screen.getByText(/^http.*affiliate=/).textContent;

  it('carry the member’s code in link and QR code, which a decoder reads back', async () => {
    const code = await openInvite();
    expect(link()).toMatch(/\/m\/register\?affiliate=\w+$/);
    expect(readQrCode(code)).toBe(link());
  });

  it('are copied, shared and scanned without a network', async () => {
    const share = vi.fn(async () => undefined);
    Object.assign(navigator, { share });
    const code = await openInvite();
    const at = link();
    const before = tools.sandbox.control.calls().length;
    const writeText = vi.fn(async () => undefined);
    fail('/wps/*', 'offline');
    vi.stubGlobal('navigator', { ...navigator, onLine: false, clipboard: { writeText } });
    press('Copy Invitation link');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(at));
    press('Share');
    await waitFor(() =>
      expect(share.mock.calls).toEqual([[{ title: 'My invitation to Aurora', url: at }]]),
    );
    expect(readQrCode(code)).toBe(at);
    expect(tools.sandbox.control.calls()).toHaveLength(before);
  });

  it('are there after a reload without a network, for the same account alone', async () => {
    await openInvite();
    const at = link();
    const offline = { [INVITE]: 'offline', [FRIENDS]: 'offline' } as const;
    await open('/m/inviteFriends', { reload: true, answers: offline });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    const code = screen.getByRole('img', { name: 'QR code of your invitation link' });
    expect(readQrCode(code)).toBe(at);
    await open('/m/inviteFriends', { user: 'fresh01', reload: true, answers: offline });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText(at ?? '')).toBeNull();
  });

  test.each([
    ['chosen', undefined, false],
    ['closed', new DOMException('', 'AbortError'), false],
    ['refused', new DOMException('', 'NotAllowedError'), true],
  ])('open the share sheet of the device: %s', async (_name, error, said) => {
    const share = vi.fn(async () => {
      if (error) throw error;
    });
    Object.assign(navigator, { share });
    await openInvite();
    press('Share');
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: 'My invitation to Aurora', url: link() }),
    );
    const failure = labelText('EN', 'member-rewards:invite.shareFailed');
    if (said) expect(await screen.findByText(failure)).toBeTruthy();
    else expect(screen.queryByText(failure)).toBeNull();
  });

  it('have no share button where the device has no share sheet', async () => {
    await openInvite();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example'])(
    'show no link that is none: %s (decision 23)',
    async (bad) => {
      await open('/m/inviteFriends', {
        user: 'player01',
        answers: {
          [INVITE]: {
            value: {
              referralCode: 'DEMO01',
              links: [bad],
              invited: 0,
              active: 0,
              income: '0',
              reward: '50000',
              claimable: '0',
              rules: [],
            },
          },
        },
      });
      expect(await screen.findByText('DEMO01')).toBeTruthy();
      expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
      expect(screen.queryByText(bad)).toBeNull();
    },
  );

  it('pay the rewards that wait, once by a double tap', async () => {
    await openInvite();
    const name = 'Claim: invitation rewards';
    const before = paid('INVITE_REWARD').length;
    press(name);
    press(name);
    await doneToast();
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(calls(INVITE_CLAIM)).toHaveLength(1);
    const amounts = paid('INVITE_REWARD')
      .slice(before)
      .map(({ amount }) => amount);
    // Rules and figures agree, for each of the two friends.
    expect(amounts).toEqual(['50000', '50000']);
    expect(screen.getByText(/^You get 50\.000 ₫ for each friend/)).toBeTruthy();
  });

  it('list friends by masked name', async () => {
    await openInvite();
    const friends = within(await screen.findByRole('region', { name: 'Your friends' }));
    expect((await friends.findAllByRole('listitem')).length).toBeGreaterThan(2);
    expect(friends.getAllByText('Registered').length).toBeGreaterThan(0);
    expect(friends.getAllByText('Has deposited').length).toBeGreaterThan(0);
  });

  it('without friends say so', async () => {
    await open('/m/inviteFriends', { user: 'fresh01' });
    expect(await screen.findByRole('heading', { name: 'No friends registered yet' })).toBeTruthy();
  });

  it('that a brand does not offer say so, and friends that fail to load can be retried', async () => {
    await open('/m/inviteFriends', {
      user: 'player01',
      answers: { [INVITE]: { refusal: 'function.not.available' } },
    });
    expect(await screen.findByText('This feature isn’t available right now.')).toBeTruthy();
    await open('/m/inviteFriends', { user: 'player01', answers: { [FRIENDS]: 503 } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
