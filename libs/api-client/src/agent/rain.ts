import type { CallAnswer } from '../contract';
import { agentRain } from '../contract/agent-rain';
import { type MoneyOptions, send, type SendOptions } from '../transport/send';
import {
  type Amount,
  pageInputOf,
  type PageQuery,
  type Range,
  rangeInputOf,
  toPage,
  type TotalledPage,
} from '../values';

type WireRain = CallAnswer<typeof agentRain.rain>;
type WireEnvelope = CallAnswer<typeof agentRain.joinRain>;

/** EMPTY: its time runs, but all of it is given out. */
export type RainStatus = WireRain['status'];

/** A red envelope rain. Times are milliseconds since the epoch. */
export interface Rain {
  id: string;
  startsAt: number;
  endsAt: number;
  status: RainStatus;
  /** What all envelopes hold together. */
  total: Amount;
  /** The most one envelope holds. */
  perUserMax: Amount;
  /** What this person took; absent before that. */
  taken: Amount | undefined;
  /** Plain text in the viewer's language. */
  rules: string;
}

export interface RainCalendar {
  /** The platform's clock: what a countdown goes by. */
  now: number;
  /** The earliest first. */
  rains: Rain[];
}

/** What somebody took of a rain. */
export interface RainEnvelope {
  rainId: string;
  amount: Amount;
  /** Milliseconds since the epoch. */
  at: number;
}

const toRain = ({ eventId, startAt, endAt, mine, ...rest }: WireRain): Rain => ({
  ...rest,
  id: eventId,
  startsAt: startAt,
  endsAt: endAt,
  taken: mine.amount ?? undefined,
});

const toEnvelope = ({ eventId, amount, time }: WireEnvelope): RainEnvelope => ({
  rainId: eventId,
  amount,
  at: time,
});

/** Rains of yesterday, today and tomorrow. For players and agents of real money (D2 §2). */
export async function rains(options?: SendOptions): Promise<RainCalendar> {
  const { serverTime, list } = await send(agentRain.rains, {}, options);
  return { now: serverTime, rains: list.map(toRain) };
}

/** One rain. Throws `record.not.found`. */
export async function rain(id: string, options?: SendOptions): Promise<Rain> {
  return toRain(await send(agentRain.rain, { eventId: id }, options));
}

/**
 * Takes this person's envelope: one for each rain, the amount is the platform's. Throws
 * `rain.not.open`, `rain.taken`, `reward.sold.out` when nothing is left.
 */
export async function joinRain(id: string, options: MoneyOptions): Promise<RainEnvelope> {
  return toEnvelope(await send(agentRain.joinRain, { eventId: id }, options));
}

/** Envelopes this person took, newest first; without a range of the last 30 days. */
export async function rainHistory(
  query: PageQuery & { range?: Range | undefined },
  options?: SendOptions,
): Promise<TotalledPage<RainEnvelope, { amount: Amount }>> {
  const input = { ...pageInputOf(query), ...rangeInputOf(query.range) };
  const value = await send(agentRain.rainHistory, input, options);
  return {
    ...toPage(value, toEnvelope),
    totals: value.footer,
  };
}
