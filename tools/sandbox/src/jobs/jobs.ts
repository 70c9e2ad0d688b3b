import { settleNightly } from '../contracts/settle';
import type { Db } from '../database/db';
import { expireDeposit, payDeposit, settleDeposit } from '../deposit/settle';
import { settleBet } from '../orders/settle';
import { applyPending } from '../protection/limits';
import { sendItem } from '../points/redeem';
import { endRebateDay } from '../rebates/pay';
import { readyReward, reviewApplication } from '../promotions/applications';
import { payCommissions } from '../team/commission';
import { endLink } from '../team/links';
import { stepWithdrawal } from '../withdraw/review';

/**
 * Scheduled jobs. `subject` identifies the record (for example an order number), `at` is the due time in ms.
 * Each runs once, in its own transaction.
 */
export const JOBS = {
  'team.commission': payCommissions,
  'affiliate-link.end': endLink,
  'contracts.settle': settleNightly,
  'bet.settle': settleBet,
  'deposit.pay': payDeposit,
  'deposit.settle': settleDeposit,
  'deposit.expire': expireDeposit,
  'points.send': sendItem,
  'promotion.ready': readyReward,
  'promotion.review': reviewApplication,
  'protection.limit': applyPending,
  'rebates.day': endRebateDay,
  'withdrawal.step': stepWithdrawal,
} satisfies Record<string, (db: Db, subject: string, at: number) => void>;
