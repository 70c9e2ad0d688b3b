import type { CallAnswer } from '../contract';
import { reports } from '../contract/reports/reports';
import { bind } from '../transport/send';

/**
 * Profit and loss by day and product, newest first, with the sums of all pages (D2 §7, flag PERSREP).
 * The range covers whole days, at most a year.
 */
export const profitAndLoss = bind(reports.profitAndLoss);

type Answer = CallAnswer<typeof reports.profitAndLoss>;

/** One product on one day. */
export type ProfitAndLoss = Answer['list'][number];
export type ProfitAndLossSums = Answer['footer'];
