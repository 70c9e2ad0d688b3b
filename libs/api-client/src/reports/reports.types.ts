import type { CallAnswer, CallInput } from '../contract';
import type { reports } from '../contract/reports/reports';

type Answer = CallAnswer<typeof reports.profitAndLoss>;

/** One product on one day. */
export type ProfitAndLoss = Answer['list'][number];
export type ProfitAndLossQuery = CallInput<typeof reports.profitAndLoss>;
export type ProfitAndLossSums = Answer['footer'];
