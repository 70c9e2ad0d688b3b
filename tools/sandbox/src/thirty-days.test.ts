import type { CallValue, Contract } from '@lobby/api-client/contract';
import { expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './app';
import { brandOf } from './brands/brands';
import { dayOf, startOfDay } from './paging/range';
import { mailsDue, mailsKept } from './testing/mail-book';
import { askRound, launchGame, SLOT } from './testing/play';
import { turn } from './testing/turn';
import { signedInAs } from './testing/visitor';

type ProfitAndLoss = CallValue<Contract['reports']['profitAndLoss']>;
type Transactions = CallValue<Contract['wallet']['transactions']>;
type Statements = CallValue<Contract['agent']['salaries']>;
type Summary = CallValue<Contract['agent']['teamSummary']>;
type Ledger = ReturnType<Sandbox['control']['ledger']>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;
/** Ten in the morning in Hanoi. */
const SEEDED = Date.UTC(2026, 10, 20, 3);
/** Start of the test, after the seeded bets on future draws are settled. */
const START = SEEDED + 7 * DAY_MS;
const AURORA = brandOf('aurora');
/** Members of `agent01`'s team who play, and the agents above them. */
const PLAYERS = ['player01', 'fresh01', 'vip01'];
const AGENTS = ['agent01', 'general01'];
const FISH = { nodeId: '20007', vendor: 'tidepool', gameId: 'TIDEPOOL_1006' };
/** Column of the profit and loss, and the kinds of postings that it sums. */
const COLUMNS = {
  deposit: ['DEPOSIT'],
  withdraw: ['WITHDRAWAL', 'WITHDRAWAL_RETURN'],
  bonus: ['BONUS', 'VIP_BONUS', 'POINTS_CASH', 'MISSION_REWARD', 'INVITE_REWARD', 'RED_ENVELOPE'],
  rebate: ['REBATE'],
} as const;

/** The sandbox's time; the machine's clock is frozen. */
let now = START;
const sandbox = createSandbox({ strict: true, now: () => SEEDED });
const as = (user: string) => signedInAs(sandbox, user);
const ledgerOf = (user: string): Ledger =>
  sandbox.control.ledger({ user, brand: 'aurora', all: true });
const sum = (numbers: readonly (number | string)[]) =>
  numbers.reduce<number>((total, one) => total + Number(one), 0);

type Range = ReturnType<typeof rangeOf>;

/** A day of the brand: from its midnight until now, or until its end. */
function rangeOf(day: number) {
  const first = dayOf(AURORA, START) + day;
  return {
    startDate: startOfDay(AURORA, first),
    endDate: Math.min(startOfDay(AURORA, first + 1) - 1, now),
  };
}

/** Bets of the main wallet within a range that have been settled. */
const settledBets = (orders: Ledger['orders'], { startDate, endDate }: Range) =>
  orders.flatMap((order) =>
    'stake' in order &&
    order.wallet === 'MAIN' &&
    order.status !== 'OPEN' &&
    order.time >= startDate &&
    order.time <= endDate
      ? [order]
      : [],
  );

async function plays(user: string, game: object, rounds: number, stake: string) {
  const t = await launchGame(as(user), game);
  for (let i = 0; i < rounds; i += 1) {
    const response = await askRound(sandbox, { t, stake, key: String(i) });
    expect(response.status).toBe(200);
  }
}

/** Deposits by bank transfer; the bank's answer comes from the control page. */
async function deposits(user: string, decision: string) {
  const { orderNo } = await as(user).value<{ orderNo: string }>('deposit.manualTransfer', {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    amount: '500000',
    payerName: 'TRAN MAI',
  });
  expect((await turn(sandbox, 'deposit', { orderNo, decision })).status).toBe(200);
}

async function withdraws(user: string, decision: object) {
  const [card] = await as(user).value<{ bankCardId: string }[]>('withdraw.cards');
  const { success, value, errorCode } = await as(user).call('withdraw.request', {
    bankCardId: card?.bankCardId,
    amount: '200000',
    paymentPassword: '135790',
  });
  if (!success) return expect(errorCode).toBe('withdraw.turnover.open');
  const { orderNo } = value as { orderNo: string };
  expect((await turn(sandbox, 'withdrawal', { orderNo, ...decision })).status).toBe(200);
}

/** `general01` pays `agent01` two per cent of his team's stakes, each day. */
async function agreesOnSalary() {
  const waiting =
    await as('agent01').value<Record<string, { contractId: string } | null>>('agent.salaryRequest');
  const offered = Object.values(waiting).find((one) => one)?.contractId;
  if (offered !== undefined)
    await as('agent01').call('agent.processSalary', {
      contractId: offered,
      action: 'REJECT',
      paymentPassword: '135790',
    });
  const tiers = [{ minStake: '0', minActive: 1, rate: '0.02' }];
  await as('general01').value('agent.proposeSalary', { userName: 'agent01', tiers });
  const { contractId } = Object.values(
    await as('agent01').value<Record<string, { contractId: string } | null>>('agent.salaryRequest'),
  ).find((one) => one) ?? { contractId: '' };
  await as('agent01').value('agent.processSalary', {
    contractId,
    action: 'ACCEPT',
    paymentPassword: '135790',
  });
}

const OFFER = {
  userName: 'vip01',
  tiers: [{ minStake: '3000000', minActive: 1, rate: '0.003', cap: '100000' }],
};

/** `agent01` offers `vip01` a salary. */
const offersSalary = () =>
  as('agent01').value<{ contractId: string }>('agent.proposeSalary', OFFER);

const takesBack = async () => {
  const { contractId } = await offersSalary();
  await as('agent01').value('agent.processSalary', {
    contractId,
    action: 'CANCEL',
    paymentPassword: '135790',
  });
};

const endsAtOnce = (side: string) => async () => {
  const { contractId } = await offersSalary();
  await as('vip01').value('agent.processSalary', {
    contractId,
    action: 'ACCEPT',
    paymentPassword: '135790',
  });
  await as(side).value('agent.processSalary', {
    contractId,
    action: 'END',
    paymentPassword: '135790',
  });
};

/** `vip01` applies for every promotion; reviewed two minutes later. */
const applies = async () => {
  const { promotion } = await as('vip01').value<{ promotion: { id: string }[] }>(
    'announcements.list',
    { platform: 'M', types: 'PR' },
  );
  for (const { id } of promotion)
    await as('vip01').call('rewards.applyPromotion', { promoId: id, remark: 'A bonus, please.' });
};

/** One-time events by day. */
const EVENTS: Readonly<Record<number, () => Promise<void>>> = {
  1: async () => withdraws('vip01', { decision: 'approve' }),
  2: async () => deposits('vip01', 'approve'),
  3: applies,
  8: takesBack,
  12: endsAtOnce('agent01'),
  16: endsAtOnce('vip01'),
};

/** Daily actions of the users; refusals of actions that are not due are ignored. */
async function live(day: number) {
  for (const user of PLAYERS) await plays(user, SLOT, 5 + (day % 3), '10000');
  await plays('player01', SLOT, 8, '50000');
  await plays('player01', FISH, 8, '10000');
  await deposits('player01', day % 4 === 0 ? 'reject' : 'approve');
  if (day % 3 === 0)
    await withdraws('player01', day % 2 ? { decision: 'approve' } : { decision: 'fail' });
  if (day % 5 === 0) await as('player01').call('rewards.claimAllRebates');
  if (day % 2 === 0)
    await as('vip01').value('wallet.transfer', { from: 'MAIN', to: 'SAFE', amount: '50000' });
  if (day % 7 === 0)
    await as('agent01').value('agent.transferToDownline', {
      toUserName: 'player01',
      amount: '5000',
      type: 'NORMAL',
      paymentPassword: '135790',
    });
  await as('player01').call('rewards.claimMission', { missionId: 'day-rounds' });
  await EVENTS[day]?.();
}

/** Wallets equal the sums of their postings; each posting is unique and starts from the previous balance. */
async function expectWallets(user: string) {
  const { wallets, transactions } = ledgerOf(user);
  for (const { wallet, balance, addsUpTo } of wallets) {
    expect([user, wallet, addsUpTo]).toEqual([user, wallet, balance]);
    let before = 0;
    for (const posting of transactions.filter((one) => one.wallet === wallet)) {
      before += Number(posting.amount);
      expect(Number(posting.balanceAfter)).toBe(before);
      expect(before).toBeGreaterThanOrEqual(0);
    }
  }
  const { sumBalance } = await as(user).value<{ sumBalance: string }>('wallet.balance');
  expect(Number(sumBalance)).toBe(sum(wallets.map(({ balance }) => balance)));
  expect(new Set(transactions.map(({ wallet, key }) => `${wallet}/${key}`)).size).toBe(
    transactions.length,
  );
}

/** The report of a day is the sum of that day's postings and settled bets. */
async function expectReport(user: string, day: number) {
  const range = rangeOf(day);
  const { transactions, orders } = ledgerOf(user);
  const within = ({ time }: { time: number }) => time >= range.startDate && time <= range.endDate;
  const { footer } = await as(user).value<ProfitAndLoss>('reports.profitAndLoss', range);
  for (const [column, kinds] of Object.entries(COLUMNS)) {
    const postings = transactions.filter(
      (one) => within(one) && kinds.some((kind) => kind === one.txCode),
    );
    const total = Math.abs(sum(postings.map(({ amount }) => amount)));
    expect([user, day, column, Number(footer[column as keyof typeof COLUMNS])]).toEqual([
      user,
      day,
      column,
      total,
    ]);
  }
  const bets = settledBets(orders, range);
  expect([Number(footer.stake), Number(footer.payout)]).toEqual([
    sum(bets.map(({ stake }) => stake)),
    sum(bets.map(({ payout }) => payout)),
  ]);
  const list = await as(user).value<Transactions>('wallet.transactions', { ...range, size: 100 });
  const shown = transactions.filter((one) => one.wallet === 'MAIN' && within(one));
  expect(list.total).toBe(shown.length);
}

/** Team stakes equal the members' stakes; contract payments are in both wallets. */
async function expectTeam(day: number) {
  const range = rangeOf(day);
  const stakes = PLAYERS.flatMap((user) => settledBets(ledgerOf(user).orders, range)).map(
    (bet) => bet.stake,
  );
  const { stake } = await as('agent01').value<Summary>('agent.teamSummary', range);
  expect([day, Number(stake)]).toEqual([day, sum(stakes)]);
}

/** Number of days with a salary of agent01; the contract starts a day after the agreement. */
async function expectSalaries() {
  const { list, footer } = await as('agent01').value<Statements>('agent.salaries', {
    direction: 'IN',
    startDate: START,
    endDate: now,
    size: 100,
  });
  const paid = list.filter(({ status }) => status === 'PAID');
  const received = ledgerOf('agent01').transactions;
  const given = ledgerOf('general01').transactions;
  for (const { orderNo, amount } of paid) {
    const [mine] = received.filter(({ refNo }) => refNo === orderNo);
    const [theirs] = given.filter(({ refNo }) => refNo === orderNo);
    expect([mine?.amount, theirs?.amount]).toEqual([amount, `-${amount}`]);
  }
  expect(Number(footer.paid)).toBe(sum(paid.map(({ amount }) => amount)));
  return paid.length;
}

/** Unread messages of each account when they were last counted. */
const counted = new Map<string, number>();
/** Mails of the thirty days, by title without amounts. */
const sent: Record<string, number> = {};

/** The inbox has the mails of yesterday's and today's events, and the unread count rose accordingly. */
async function expectMail(user: string, day: number) {
  const me = as(user);
  const range = { startDate: Math.max(rangeOf(day - 1).startDate, START), endDate: now };
  const due = await mailsDue(me, ledgerOf(user), range);
  const kept = await mailsKept(sandbox, me.token, range);
  expect([user, day, kept]).toEqual([
    user,
    day,
    due.map(({ part, ...mail }) =>
      expect.objectContaining({ ...mail, summary: expect.stringContaining(part) as string }),
    ),
  ]);
  const since = now - DAY_MS;
  const fresh = kept.filter(({ sentAt }) => sentAt > since);
  const { unReadCount } = await me.value<{ unReadCount: number }>('member.unreadCount');
  const before = counted.get(user);
  if (before !== undefined)
    expect([user, day, unReadCount]).toEqual([user, day, before + fresh.length]);
  const read = day % 6 === 5 ? await me.value<{ count: number }>('announcements.readInbox') : null;
  expect(read?.count ?? unReadCount).toBe(unReadCount);
  counted.set(user, read === null ? unReadCount : 0);
  for (const { title } of fresh) {
    const kind = title.replaceAll(/ [\d.,]+\u00a0₫/g, '');
    sent[kind] = (sent[kind] ?? 0) + 1;
  }
}

/** Number of postings of each kind since the start. */
function countByKind(user: string) {
  const counts: Record<string, number> = {};
  for (const { txCode, time } of ledgerOf(user).transactions) {
    if (time >= START) counts[txCode] = (counts[txCode] ?? 0) + 1;
  }
  return counts;
}

it('over thirty days every ledger is consistent, and a reset restores the seed', async () => {
  sandbox.control.clock({ shiftMs: START - SEEDED });
  // Enough for thirty days without winnings.
  sandbox.control.knobs.balance({ user: 'fresh01', balance: '5000000' });
  await agreesOnSalary();
  for (let day = 0; day < DAYS; day += 1) {
    now = START + day * DAY_MS;
    sandbox.control.clock({ shiftMs: now - SEEDED });
    await live(day);
    for (const user of [...PLAYERS, ...AGENTS]) {
      await expectWallets(user);
      await expectReport(user, day);
      if (day > 0) await expectReport(user, day - 1);
      await expectMail(user, day);
    }
    await expectTeam(day);
  }
  expect(await expectSalaries()).toBe(DAYS - 2);
  expect(countByKind('player01')).toMatchObject({
    DEPOSIT: 22,
    WITHDRAWAL: 3,
    WITHDRAWAL_RETURN: 3,
    MISSION_REWARD: 30,
    TRANSFER_IN: 5,
  });
  expect(sent).toEqual({
    'New contract: daily salary': 4,
    'Contract accepted: daily salary': 3,
    'Contract rejected: daily salary': 1,
    'Contract proposal withdrawn: daily salary': 1,
    'Contract ended: daily salary': 2,
    'You received a reward of': 4,
    'Your deposit of has arrived': 23,
    'Your deposit of failed': 8,
    'Your withdrawal of has been paid': 1,
    'Your withdrawal of wasn’t paid': 3,
  });
  const before = performance.now();
  sandbox.reset();
  expect(performance.now() - before).toBeLessThan(2000);
  sandbox.close();
}, 120_000);
