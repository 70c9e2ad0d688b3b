import { rewardsRebates } from '../contract/rewards-rebates';
import type { GameCategory } from '../games/to-game';
import { send, type MoneyOptions, type SendOptions } from '../transport/send';
import {
  pageInputOf,
  rangeInputOf,
  toPage,
  type Amount,
  type PageQuery,
  type Range,
  type Rate,
  type TotalledPage,
} from '../values';
import type { ClaimedTogether } from './missions';

/** What the stakes of one day and one category bring back. */
export interface Rebate {
  category: GameCategory;
  validStake: Amount;
  rate: Rate;
  rebate: Amount;
  /** The day, in the brand's own time. */
  period: Range;
}

export interface OpenRebate extends Rebate {
  /** `RUNNING`: of today, and still growing. */
  status: 'OPEN' | 'RUNNING';
  /** When it is paid by itself, ms. */
  autoPaidAt: number;
}

export interface PaidRebate extends Rebate {
  /** Taken by hand, or paid by itself. */
  status: 'CLAIMED' | 'PAID';
  /** ms. */
  paidAt: number;
  orderNo: string;
}

export interface OpenRebates {
  rebates: OpenRebate[];
  /** What is open, all together. */
  claimable: Amount;
}

interface WireRebate {
  productType: GameCategory;
  validStake: Amount;
  rate: Rate;
  rebate: Amount;
  period: { startDate: number; endDate: number };
}

const toRebate = ({ productType, validStake, rate, rebate, period }: WireRebate): Rebate => ({
  category: productType,
  validStake,
  rate,
  rebate,
  period: { from: period.startDate, to: period.endDate },
});

/** Rebates paid of the days of a range, newest first; without a range the last 30 days. */
export async function rebateReport(
  query: PageQuery & { range?: Range | undefined; category?: GameCategory | undefined },
  options?: SendOptions,
): Promise<TotalledPage<PaidRebate, { validStake: Amount; rebate: Amount }>> {
  const input = {
    productType: query.category,
    ...rangeInputOf(query.range),
    ...pageInputOf(query),
  };
  const value = await send(rewardsRebates.rebateReport, input, options);
  const page = toPage(value, (row) => ({
    ...toRebate(row),
    status: row.status,
    paidAt: row.payTime,
    orderNo: row.orderNo,
  }));
  return { ...page, totals: value.footer };
}

/** What can be taken, and what today has brought so far. */
export async function manualRebates(options?: SendOptions): Promise<OpenRebates> {
  const { list, claimable } = await send(rewardsRebates.manualRebates, {}, options);
  const rebates = list.map((row) => ({
    ...toRebate(row),
    status: row.status,
    autoPaidAt: row.autoPayTime,
  }));
  return { rebates, claimable };
}

/** Takes what is open of one category. Throws `reward.not.claimable` where nothing is. */
export async function claimRebate(
  category: GameCategory,
  options: MoneyOptions,
): Promise<ClaimedTogether> {
  return send(rewardsRebates.claimRebate, { productType: category }, options);
}

/** Takes everything that is open. Throws `reward.not.claimable` where nothing is. */
export async function claimAllRebates(options: MoneyOptions): Promise<ClaimedTogether> {
  return send(rewardsRebates.claimAllRebates, {}, options);
}
