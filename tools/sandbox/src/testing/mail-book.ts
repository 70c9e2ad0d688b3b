import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../app';
import { visitor } from './visitor';

type Caller = Pick<ReturnType<typeof visitor>, 'value'>;
type Page<T> = Readonly<{ list: readonly T[] }>;
type Deposit = CallValue<Contract['deposit']['record']>['list'][number];
type Withdrawal = CallValue<Contract['withdraw']['records']>['list'][number];
type AgentContract = CallValue<Contract['agent']['salaryContracts']>['list'][number];
type Ledger = ReturnType<Sandbox['control']['ledger']>;

/** Mail in English: title, a part of the summary, time in ms. */
export interface Mail {
  title: string;
  part: string;
  sentAt: number;
}

/** Mail as the inbox lists it. */
interface Listed {
  title: string;
  summary: string;
  sentAt: number;
}

/** Both ends inclusive, ms. */
interface Range {
  startDate: number;
  endDate: number;
}

const LARGE = { size: 100 } as const;

/** Amount as aurora writes it: `500.000 ₫`. */
const money = (amount: string) => `${Number(amount).toLocaleString('de-DE')}\u00a0₫`;

/** Expected mail of an order by status: title and part of the summary. */
type Words<T> = Readonly<Record<string, (order: T) => readonly [title: string, part: string]>>;

const notArrived = ({ amount, orderNo }: Deposit) =>
  [`Your deposit of ${money(amount)} failed`, `Deposit ${orderNo} wasn’t`] as const;
const notPaid = ({ amount, orderNo }: Withdrawal) =>
  [`Your withdrawal of ${money(amount)} wasn’t paid`, `Withdrawal ${orderNo} wasn’t`] as const;

const DEPOSITS: Words<Deposit> = {
  SUCCESS: ({ amount, orderNo }) => [
    `Your deposit of ${money(amount)} has arrived`,
    `Deposit ${orderNo} is complete`,
  ],
  FAILED: notArrived,
  REJECTED: notArrived,
};

const WITHDRAWALS: Words<Withdrawal> = {
  PAID: ({ amount, orderNo }) => [
    `Your withdrawal of ${money(amount)} has been paid`,
    `Withdrawal ${orderNo} of`,
  ],
  REJECTED: notPaid,
  FAILED: notPaid,
};

const mailsOf = <T extends { status: string }>(
  words: Words<T>,
  orders: readonly T[],
  timeOf: (order: T) => number | null | undefined,
): Mail[] =>
  orders.flatMap((order) => {
    const [title, part] = words[order.status]?.(order) ?? [];
    return title === undefined || part === undefined
      ? []
      : [{ title, part, sentAt: timeOf(order) ?? 0 }];
  });

const KINDS = {
  'agent.dividendContracts': 'dividend',
  'agent.salaryContracts': 'daily salary',
  'agent.hourContracts': 'hourly salary',
} as const;

const ANSWERS: Readonly<Record<string, readonly [to: 'PROPOSER' | 'RECEIVER', title: string]>> = {
  REJECTED: ['PROPOSER', 'Contract rejected'],
  CANCELLED: ['RECEIVER', 'Contract proposal withdrawn'],
  ACTIVE: ['PROPOSER', 'Contract accepted'],
  ENDING: ['PROPOSER', 'Contract accepted'],
  ENDED: ['PROPOSER', 'Contract accepted'],
};

/** Mails of one contract to one of its sides. */
function contractMails(one: AgentContract, role: 'PROPOSER' | 'RECEIVER', kind: string): Mail[] {
  const part = role === 'PROPOSER' ? one.receiver : one.proposer;
  const mail = (title: string, sentAt: number | null | undefined): Mail[] =>
    typeof sentAt === 'number' ? [{ title: `${title}: ${kind}`, part, sentAt }] : [];
  const [to, answer] = ANSWERS[one.status] ?? [];
  return [
    ...(role === 'RECEIVER' ? mail('New contract', one.createTime) : []),
    ...(to === role && answer !== undefined ? mail(answer, one.processTime) : []),
    ...(one.endedBy === role ? [] : mail('Contract ended', one.endTime)),
  ];
}

async function agreements(me: Caller): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const [call, kind] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
    for (const role of ['PROPOSER', 'RECEIVER'] as const) {
      const { list } = await me.value<Page<AgentContract>>(call, { role, ...LARGE });
      mails.push(...list.flatMap((one) => contractMails(one, role, kind)));
    }
  }
  return mails;
}

/** Mails of automatically paid bonuses, which were neither claimed nor part of a deposit. */
const rewards = ({ transactions }: Ledger): Mail[] =>
  transactions
    .filter(({ txCode }) => txCode === 'BONUS')
    .map(({ amount, refNo, time }) => ({
      title: `You received a reward of ${money(amount)}`,
      part: `Number: ${refNo}`,
      sentAt: time,
    }));

const inOrder = <T extends { title: string; sentAt: number }>(mails: readonly T[]): T[] =>
  mails.toSorted((a, b) => a.sentAt - b.sentAt || a.title.localeCompare(b.title));

const within =
  ({ startDate, endDate }: Range) =>
  ({ sentAt }: { sentAt: number }) =>
    sentAt >= startDate && sentAt <= endDate;

/**
 * Mails that an aurora member must have received in a range, oldest first, derived from records, ledger and
 * contracts. For members without claimed rewards and deposit bonuses.
 */
export async function mailsDue(me: Caller, ledger: Ledger, range: Range): Promise<Mail[]> {
  const { list: deposits } = await me.value<Page<Deposit>>('deposit.record', LARGE);
  const { list: withdrawals } = await me.value<Page<Withdrawal>>('withdraw.records', LARGE);
  const mails = [
    ...mailsOf(DEPOSITS, deposits, ({ settledAt }) => settledAt),
    ...mailsOf(WITHDRAWALS, withdrawals, ({ updateTime }) => updateTime),
    ...rewards(ledger),
    ...(await agreements(me)),
  ];
  return inOrder(mails.filter(within(range)));
}

/** Mails of a range in an aurora member's inbox, in English, oldest first. */
export async function mailsKept(sandbox: Sandbox, token: string, range: Range): Promise<Listed[]> {
  const me = visitor(sandbox, { token, headers: { language: 'EN' } });
  const kept: Listed[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { list, totalPages } = await me.value<Page<Listed> & { totalPages: number }>(
      'announcements.inbox',
      { page, ...LARGE },
    );
    pages = totalPages;
    kept.push(...list);
  }
  return inOrder(kept.filter(within(range)));
}
