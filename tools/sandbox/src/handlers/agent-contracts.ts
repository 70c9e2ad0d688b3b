import {
  comingContract,
  CONTRACT_COLUMNS,
  CONTRACT_FROM,
  type ContractRow,
  type ContractStatus,
  contractToWire,
  pendingContract,
  runningContract,
  STATUS_ON,
} from '../contracts/contracts';
import { KIND_RULES, MAX_TIERS } from '../contracts/kinds.data';
import { type Period, periodOf, within } from '../contracts/periods';
import { type ContractAction, processContract } from '../contracts/process';
import { directDownline, offerLimits, propose } from '../contracts/propose';
import { calculate } from '../contracts/settle';
import { payableOf, statementsPage, type StatementStatus } from '../contracts/statements';
import type { WireTier } from '../contracts/terms';
import type { ContractKind } from '../contracts/tiers';
import type { Value } from '../database/db';
import { type PageQuery, pageFrom } from '../paging/page';
import { flagIsOn } from '../platform/brand-settings';
import { dayOf, rangeOf, startOfDay } from '../paging/range';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { requirePaymentPassword } from '../security/payment-password';
import { toWire } from '../wallet/money';

/** Database, brand, caller and day of a contract call. */
function scopeOf(context: Context) {
  const { db, brand, now } = context;
  return { db, brand, now, me: signedIn(context).userId, today: dayOf(brand, now) };
}

const wired = ({ brand, now }: Context, row: ContractRow | undefined) =>
  row === undefined ? null : contractToWire(brand, row, dayOf(brand, now));

function currentOf(kind: ContractKind, context: Context) {
  const { db, brand, me, today } = scopeOf(context);
  const payable = payableOf(db, brand, kind, me);
  const contract = runningContract(db, kind, me, today);
  if (contract === undefined) return { current: null, payable };
  const period = periodOf(contract.period, today);
  const days = within(period, contract.effective_day ?? period.first, contract.ends_day);
  const { stake, loss, active, rate, amount } = calculate(db, brand, contract, days);
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const current = {
    contract: contractToWire(brand, contract, today),
    startDate: startOfDay(brand, days.first),
    endDate: startOfDay(brand, days.after) - 1,
    stake: wire(stake),
    loss: wire(loss),
    activeCount: active,
    rate,
    amount: wire(amount),
  };
  return { current, payable };
}

function infoOf(kind: ContractKind, userName: string | undefined, context: Context) {
  const { db, brand, me, today } = scopeOf(context);
  const receiver = userName === undefined ? me : directDownline(db, brand, me, userName).id;
  return {
    contract: wired(context, runningContract(db, kind, receiver, today)),
    next: wired(context, comingContract(db, kind, receiver, today)),
    pending: wired(context, pendingContract(db, kind, receiver)),
    offer: { ...offerLimits(db, kind, me, today), maxTiers: MAX_TIERS },
  };
}

interface ContractQuery extends PageQuery {
  role: 'RECEIVER' | 'PROPOSER';
  status?: ContractStatus | undefined;
  userName?: string | undefined;
}

const ROLES = {
  RECEIVER: { mine: 'c.receiver_id', other: 'p.name' },
  PROPOSER: { mine: 'c.payer_id', other: 'r.name' },
} as const;

function contractsOf(kind: ContractKind, query: ContractQuery, context: Context) {
  const { db, brand, me, today } = scopeOf(context);
  const { mine, other } = ROLES[query.role];
  const filters: (readonly [sql: string, ...values: Value[]])[] = [
    [`${mine} = ?`, me],
    ['c.kind = ?', kind],
  ];
  if (query.status !== undefined) filters.push([`${STATUS_ON} = ?`, today, query.status]);
  if (query.userName !== undefined) filters.push([`${other} = ?`, query.userName]);
  return pageFrom<ContractRow, ReturnType<typeof contractToWire>>(
    db,
    query,
    {
      columns: CONTRACT_COLUMNS,
      from: `${CONTRACT_FROM} WHERE ${filters.map(([sql]) => sql).join(' AND ')}`,
      order: 'c.id DESC',
      values: filters.flatMap(([, ...values]) => values),
    },
    (row) => contractToWire(brand, row, today),
  );
}

interface StatementQuery extends PageQuery {
  startDate?: number | undefined;
  endDate?: number | undefined;
  direction: 'IN' | 'OUT';
  status?: StatementStatus | undefined;
  userName?: string | undefined;
}

interface Offer {
  userName: string;
  period?: Period;
  tiers: readonly WireTier[];
  remark?: string | undefined;
}

interface Answer {
  contractId: string;
  action: ContractAction;
  paymentPassword: string;
}

/** Calls shared by every contract kind. */
export const callsOf = (kind: ContractKind) => ({
  current: (_: unknown, context: Context) => currentOf(kind, context),

  info: ({ userName }: { userName?: string | undefined }, context: Context) =>
    infoOf(kind, userName, context),

  contracts: (query: ContractQuery, context: Context) => contractsOf(kind, query, context),

  statements: (query: StatementQuery, context: Context) => {
    const { db, brand, now, me } = scopeOf(context);
    const range = rangeOf(query, brand, now);
    return statementsPage(db, brand, { ...query, range, kind, userId: me });
  },

  propose: ({ period = KIND_RULES[kind].periods[0], ...offer }: Offer, context: Context) => {
    const { db, brand, now, me } = scopeOf(context);
    const row = propose(db, brand, { ...offer, period, kind, proposerId: me, now });
    return contractToWire(brand, row, dayOf(brand, now));
  },

  process: async ({ contractId, action, paymentPassword }: Answer, context: Context) => {
    await requirePaymentPassword(context, paymentPassword);
    return once(context, () => {
      const { db, brand, now, me } = scopeOf(context);
      const row = processContract(db, brand, { kind, userId: me, contractId, action, now });
      return contractToWire(brand, row, dayOf(brand, now));
    });
  },
});

/** Offers pending the caller's answer, in wire format; excludes kinds disabled by the brand. */
export function contractRequests(_: unknown, context: Context) {
  const { db, brand, me } = scopeOf(context);
  const dividends = flagIsOn(db, brand.code, 'SIGNCONDIV3');
  return {
    dailysalreqtype: wired(context, pendingContract(db, 'SALARY', me)),
    divtypecompperiodreq: dividends ? wired(context, pendingContract(db, 'DIVIDEND', me)) : null,
    contracthoursalreq: wired(context, pendingContract(db, 'HOUR', me)),
  };
}
