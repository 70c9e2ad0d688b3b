import type { CallAnswer } from '../contract';
import { reports } from '../contract/reports';
import type { GameCategory } from '../games/to-game';
import { send, type SendOptions } from '../transport/send';
import {
  pageInputOf,
  rangeInputOf,
  toPage,
  type Amount,
  type PageQuery,
  type Range,
  type TotalledPage,
} from '../values';

/** What came and went; `netWin` is negative for a loss. */
export interface ProfitAndLossSums {
  deposit: Amount;
  withdraw: Amount;
  stake: Amount;
  validStake: Amount;
  payout: Amount;
  /** Payout less stake. */
  netWin: Amount;
  bonus: Amount;
  rebate: Amount;
}

/** One product on one day. */
export interface ProfitAndLoss extends ProfitAndLossSums {
  /** When the day begins by the brand's clock, milliseconds since the epoch. */
  day: number;
  /** Absent for what belongs to no game: deposits, withdrawals, bonuses, rebates. */
  category: GameCategory | undefined;
}

export interface ProfitAndLossQuery extends PageQuery {
  /** Days count whole. Absent: the last 30 days. At most a year. */
  range?: Range | undefined;
  category?: GameCategory | undefined;
}

type WireRow = CallAnswer<typeof reports.profitAndLoss>['list'][number];

const toRow = ({ date, productType, ...sums }: WireRow): ProfitAndLoss => ({
  ...sums,
  day: date,
  category: productType ?? undefined,
});

/** Profit and loss by day and product, newest first, with the sums of all pages (D2 §7, flag PERSREP). */
export async function profitAndLoss(
  query: ProfitAndLossQuery,
  options?: SendOptions,
): Promise<TotalledPage<ProfitAndLoss, ProfitAndLossSums>> {
  const input = {
    ...pageInputOf(query),
    ...rangeInputOf(query.range),
    productType: query.category,
  };
  const value = await send(reports.profitAndLoss, input, options);
  return { ...toPage(value, toRow), totals: value.footer };
}
