import { expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { play as playGame, SLOT } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';

const DAY_MS = 86_400_000;
/** A Friday. */
const START = Date.UTC(2026, 10, 20, 3);

const platform = platformAt(START);

const as = (user: string) => signedInAs(platform.sandbox, user);

interface Mission {
  missionId: string;
  title: string;
  progress: string;
  reward: string;
  endsAt: number;
  status: string;
}
const mission = async (id: string, user = 'fresh01') =>
  (await as(user).value<Mission[]>('rewards.missions')).find(({ missionId }) => missionId === id);
const claim = async (missionId: string) =>
  as('fresh01').call('rewards.claimMission', { missionId });
const play = async (rounds: number) => {
  await playGame(platform.sandbox, as('fresh01'), SLOT, rounds);
};

it('a daily mission counts rounds, pays once and starts again the next day', async () => {
  await play(19);
  expect(await mission('day-rounds')).toMatchObject({
    title: 'Chơi 20 ván trong ngày',
    progress: '19',
    status: 'process',
    endsAt: Date.UTC(2026, 10, 20, 17),
  });
  expect(await claim('day-rounds')).toMatchObject({ errorCode: 'reward.not.claimable' });
  await play(1);
  expect(await mission('day-rounds')).toMatchObject({ progress: '20', status: 'claim' });
  expect(await claim('day-rounds')).toMatchObject({ value: { amount: '5000' } });
  expect(await claim('day-rounds')).toMatchObject({ errorCode: 'reward.not.claimable' });
  expect(await mission('day-rounds')).toMatchObject({ status: 'claimed' });
  platform.now = Date.UTC(2026, 10, 20, 17);
  expect(await mission('day-rounds')).toMatchObject({ progress: '0', status: 'process' });
});

it('a weekly mission counts the days played since Monday, and starts again the next', async () => {
  for (let i = 0; i < 2; i += 1) {
    await play(1);
    platform.now += DAY_MS;
  }
  expect(await mission('week-days')).toMatchObject({ progress: '2', status: 'process' });
  await play(1);
  expect(await mission('week-days')).toMatchObject({ progress: '3', status: 'claim' });
  // Monday: the week has ended, so unclaimed missions expire.
  platform.now = Date.UTC(2026, 10, 22, 17);
  expect(await mission('week-days')).toMatchObject({ progress: '0' });
  expect(await claim('week-days')).toMatchObject({ errorCode: 'reward.not.claimable' });
});

it('an amount in a mission’s title has the brand’s format', async () => {
  expect(await mission('week-stake')).toMatchObject({
    title: 'Đạt 2.500.000\u00a0₫ cược hợp lệ trong tuần',
    reward: '25000',
  });
});

interface Board {
  list: { rank: number; nameMasked: string; score: string }[];
  mine: { rank: number; score: string } | null;
  note: string;
}

it('the leader board ranks the real stakes of the week under masked names', async () => {
  await play(3);
  const { list, mine, note } = await as('fresh01').value<Board>('rewards.leaderBoard');
  expect(note).not.toBe('');
  expect(mine).not.toBeNull();
  expect(list.map(({ rank }) => rank)).toEqual(list.map((_, i) => i + 1));
  const scores = list.map(({ score }) => Number(score));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(list.every(({ nameMasked }) => /^..\*\*\*.$/.test(nameMasked))).toBe(true);
});

it('the leader board has no virtual accounts', async () => {
  await play(1);
  const before = await as('fresh01').value<Board>('rewards.leaderBoard');
  await playGame(platform.sandbox, as('virtual01'), SLOT, 5);
  const { list, mine } = await as('fresh01').value<Board>('rewards.leaderBoard');
  expect([list, mine]).toEqual([before.list, before.mine]);
});

interface Invitation {
  referralCode: string;
  links: string[];
  invited: number;
  claimable: string;
  income: string;
}
const invitation = async (user: string) => as(user).value<Invitation>('rewards.invite');

it('pays once for the deposits of a friend who registered with the own code', async () => {
  const { referralCode, links, invited } = await invitation('fresh01');
  expect(invited).toBe(0);
  expect(links).toEqual([`http://aurora.localhost/m/register?affiliate=${referralCode}`]);
  expect((await invitation('fresh01')).referralCode).toBe(referralCode);
  const form = {
    username: 'newfriend1',
    password: 'Play1234',
    confirmPassword: 'Play1234',
    affiliateCode: referralCode.toLowerCase(),
    registerUrl: 'aurora.localhost',
    registerMethod: 'H5',
    type: 0,
  };
  const { token } = await visitor(platform.sandbox).value<{ token: string }>(
    'access.register',
    form,
  );
  expect(await invitation('fresh01')).toMatchObject({ invited: 1, claimable: '0' });
  await visitor(platform.sandbox, { token, key: 'friend-deposit' }).value(
    'deposit.manualTransfer',
    {
      methodId: 'vn-transfer',
      bankCode: 'SOH-DEMO',
      payerName: 'NGUYEN VAN BA',
      amount: '500000',
    },
  );
  for (let i = 0; i < 3; i += 1) {
    platform.now += 10_000;
    await invitation('fresh01');
  }
  expect(await invitation('fresh01')).toMatchObject({ claimable: '50000', income: '0' });
  const paid = await as('fresh01').value('rewards.claimInviteRewards');
  expect(paid).toMatchObject({ amount: '50000', count: 1 });
  expect(await as('fresh01').call('rewards.claimInviteRewards')).toMatchObject({
    errorCode: 'reward.not.claimable',
  });
  expect(await invitation('fresh01')).toMatchObject({ claimable: '0', income: '50000' });
  const { list } = await as('fresh01').value<{ list: object[] }>('rewards.invitedFriends');
  expect(list).toMatchObject([{ nameMasked: 'ne***1', status: 'REWARDED', reward: '50000' }]);
});
