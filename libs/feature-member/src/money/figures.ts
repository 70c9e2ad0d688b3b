import { api } from '@lobby/api-client';
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

/** An amount as a decimal string; undefined if it is not known. */
type Known = Amount | undefined;

/** Money and time of a period; a bonus is apart from the money of one's own. */
export interface Figures {
  deposited: Known;
  withdrawn: Known;
  staked: Known;
  won: Known;
  playedMs: number;
  /** Bonuses and rebates received. */
  bonus: Known;
  /** When a session began, ms since the epoch; not known, and of days, undefined. */
  since?: number | undefined;
}

interface Span {
  /** First and last moment, ms since the epoch; days count whole, in the brand's time. */
  startDate?: number;
  endDate?: number;
}

interface Options {
  signal: AbortSignal;
}

/** The platform answers for a year at most. */
const YEAR_MS = 365 * DAY_MS;
/** More years than an account can have; ends the sum whatever the platform answers. */
const MOST_YEARS = 50;

/** A sum; not known where a part is not. */
const sumOf = (one: Known, other: Known): Known =>
  one === undefined || other === undefined ? undefined : addAmounts(one, other);

/** One amount less another; not known where one of them is not. */
export const lessAmount = (one: Known, other: Known): Known =>
  one === undefined || other === undefined ? undefined : subtractAmounts(one, other);

/** Bonuses and rebates of a span; undefined where the platform does not tell, which hides nothing else. */
async function bonusOf(span: Span, options: Options): Promise<Known> {
  try {
    const { footer } = await api.reports.profitAndLoss({ ...span, page: 1, size: 1 }, options);
    return addAmounts(footer.bonus, footer.rebate);
  } catch {
    return undefined;
  }
}

/** Figures of a span, and where its first day begins. */
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
  deposited: sumOf(one.deposited, other.deposited),
  withdrawn: sumOf(one.withdrawn, other.withdrawn),
  staked: sumOf(one.staked, other.staked),
  won: sumOf(one.won, other.won),
  playedMs: one.playedMs + other.playedMs,
  bonus: sumOf(one.bonus, other.bonus),
});

/** Today, in the brand's time. */
export const todayFigures = (options: Options): Promise<Figures> =>
  spanFigures({ startDate: Date.now(), endDate: Date.now() }, options);

/** The last 30 days. */
export const monthFigures = (options: Options): Promise<Figures> => spanFigures({}, options);

/** Everything since the registration, year by year. */
export async function allFigures(registeredAt: number, options: Options): Promise<Figures> {
  const startOf = (end: number) => Math.max(registeredAt, end - YEAR_MS);
  let { startsAt, ...sum } = await spanFigures({ startDate: startOf(Date.now()) }, options);
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

/** What moved of one kind since a time, credited or debited; not known without the time. */
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

/** When the session began: by the platform, whose ledger knows no other clock; as this tab knows it where that is not told. */
async function sessionStart(client: QueryClient): Promise<number | undefined> {
  const stored = readStored('sessionStartedAt') || undefined;
  if (accessDenied(OWN_ACCOUNT, currentViewer()) !== null) return stored;
  return client.fetchQuery(sessionPositionQuery).then(
    ({ ledgerFrom }) => ledgerFrom,
    () => stored,
  );
}

/** Figures since the session began: money by the ledger, time in games by the game shell. */
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
    withdrawn: lessAmount(sentOut, sentBack),
    staked: lessAmount(debited, returned),
    won,
    playedMs: readStored('playVisit').playedMs,
    bonus: undefined,
    since,
  };
}
