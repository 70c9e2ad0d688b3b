import { api, platformNow } from '@lobby/api-client';
import {
  addAmounts,
  readStored,
  type Amount,
  DAY_MS,
  MINUTE_MS,
  subtractAmounts,
} from '@lobby/core';
import { sessionPositionQuery } from '@lobby/feature-kit';
import { accessDenied, currentViewer, OWN_ACCOUNT } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';

/** Decimal string; undefined if unknown. */
type Known = Amount | undefined;

/** Money and play time of a period; bonuses are separate from deposited money. */
export interface Figures {
  deposited: Known;
  withdrawn: Known;
  staked: Known;
  won: Known;
  playedMs: number;
  /** Bonuses and rebates received. */
  bonus: Known;
  /** Start of the session, ms since the epoch; undefined if unknown or for other periods. */
  since?: number | undefined;
}

interface Span {
  /** First and last moment, ms since the epoch; rounded to whole days in the brand's time zone. */
  startDate?: number;
  endDate?: number;
}

interface Options {
  signal: AbortSignal;
}

/** Longest span that the platform accepts. */
const YEAR_MS = 365 * DAY_MS;
/** Upper bound of the loop, in years. */
const MOST_YEARS = 50;

/** Sum; undefined if an operand is unknown. */
const knownSum = (one: Known, other: Known): Known =>
  one === undefined || other === undefined ? undefined : addAmounts(one, other);

/** Difference of two decimal strings; undefined if an operand is unknown. */
export const knownDifference = (one: Known, other: Known): Known =>
  one === undefined || other === undefined ? undefined : subtractAmounts(one, other);

/** Bonuses and rebates of a span; undefined if the request fails, so that the other figures still show. */
async function bonusOf(span: Span, options: Options): Promise<Known> {
  try {
    const { footer } = await api.reports.profitAndLoss({ ...span, page: 1, size: 1 }, options);
    return addAmounts(footer.bonus, footer.rebate);
  } catch {
    return undefined;
  }
}

/** Figures of a span, and the start of its first day. */
async function spanFigures(span: Span, options: Options): Promise<Figures & { startsAt: number }> {
  const [activity, bonus] = await Promise.all([
    api.protection.activity(span, options),
    bonusOf(span, options),
  ]);
  const { deposited, withdrawn, staked, won, timePlayed, range } = activity;
  const playedMs = timePlayed * MINUTE_MS;
  return { deposited, withdrawn, staked, won, playedMs, bonus, startsAt: range.startDate };
}

const added = (one: Figures, other: Figures): Figures => ({
  deposited: knownSum(one.deposited, other.deposited),
  withdrawn: knownSum(one.withdrawn, other.withdrawn),
  staked: knownSum(one.staked, other.staked),
  won: knownSum(one.won, other.won),
  playedMs: one.playedMs + other.playedMs,
  bonus: knownSum(one.bonus, other.bonus),
});

/** Figures of today in the brand's time zone. */
export const todayFigures = (options: Options): Promise<Figures> =>
  spanFigures({ startDate: platformNow(), endDate: platformNow() }, options);

/** Figures of the last 30 days. */
export const monthFigures = (options: Options): Promise<Figures> => spanFigures({}, options);

/** Figures since registration, fetched one year at a time. `registeredAt`: ms since the epoch. */
export async function allFigures(registeredAt: number, options: Options): Promise<Figures> {
  const startOf = (end: number) => Math.max(registeredAt, end - YEAR_MS);
  let { startsAt, ...sum } = await spanFigures({ startDate: startOf(platformNow()) }, options);
  for (let year = 1; startsAt > registeredAt && year < MOST_YEARS; year += 1) {
    const endDate = startsAt - 1;
    const earlier = await spanFigures({ startDate: startOf(endDate), endDate }, options);
    sum = added(sum, earlier);
    ({ startsAt } = earlier);
  }
  return sum;
}

type TransactionQuery = NonNullable<Parameters<typeof api.wallet.transactions>[0]>;
type Kind = NonNullable<TransactionQuery['txCode']>;

/** Total of one transaction type since `startDate`; undefined without a start. */
async function movedSince(
  startDate: number | undefined,
  [txCode, way]: readonly [Kind, 'in' | 'out'],
  options: Options,
): Promise<Known> {
  if (startDate === undefined) return undefined;
  const wanted = { txCode, startDate, page: 1, size: 1 };
  const { footer } = await api.wallet.transactions(wanted, options);
  return footer[way];
}

/** Start of the session by the platform's clock, which the ledger uses; by this tab's if that fails. */
async function sessionStart(client: QueryClient): Promise<number | undefined> {
  const stored = readStored('sessionStartedAt') || undefined;
  if (accessDenied(OWN_ACCOUNT, currentViewer()) !== null) return stored;
  return client.fetchQuery(sessionPositionQuery).then(
    ({ ledgerFrom }) => ledgerFrom,
    () => stored,
  );
}

/** Figures since the session began: money from the ledger, play time from the game shell. */
export async function sessionFigures({
  client,
  ...options
}: Options & { client: QueryClient }): Promise<Figures> {
  const since = await sessionStart(client);
  const moved = (...kind: [Kind, 'in' | 'out']) => movedSince(since, kind, options);
  const [deposited, sentOut, sentBack, debited, returned, won] = await Promise.all([
    moved('DEPOSIT', 'in'),
    moved('WITHDRAWAL', 'out'),
    moved('WITHDRAWAL_RETURN', 'in'),
    moved('STAKE', 'out'),
    moved('STAKE_RETURN', 'in'),
    moved('PAYOUT', 'in'),
  ]);
  return {
    deposited,
    withdrawn: knownDifference(sentOut, sentBack),
    staked: knownDifference(debited, returned),
    won,
    playedMs: readStored('playVisit').playedMs,
    bonus: undefined,
    since,
  };
}
