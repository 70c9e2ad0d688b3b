import { ACCESS_TABLES } from './access/tables';
import { ACCOUNT_TABLES } from './accounts/tables';
import { CALL_TABLES } from './calls/tables';
import { CATALOGUE_TABLES } from './catalogue/tables';
import { answerByRule } from './chat/service';
import { CHAT_TABLES } from './chat/tables';
import { CONTENT_TABLES } from './content/tables';
import { settleNightly } from './contracts/settle';
import { CONTRACT_TABLES } from './contracts/tables';
import { SETTING_TABLES } from './database/tables';
import { expireDeposit, payDeposit, settleDeposit } from './deposit/settle';
import { DEPOSIT_TABLES } from './deposit/tables';
import { FEEDBACK_TABLES } from './feedback/tables';
import { IDENTITY_TABLES } from './identity/tables';
import { MAIL_TRIGGERS } from './inbox/mail-events.data';
import { INBOX_TABLES } from './inbox/tables';
import { INVITE_TABLES } from './invite/tables';
import type { Jobs } from './jobs/job-kinds';
import { type Expiring, purge } from './jobs/purge';
import { JOB_TABLES } from './jobs/tables';
import { MISSION_TABLES } from './missions/tables';
import { settleBet } from './orders/settle';
import { ORDER_TABLES } from './orders/tables';
import { PHONE_CHECK_TABLES } from './phone-check/tables';
import { PLATFORM_TABLES } from './platform/tables';
import { PLAY_TABLES } from './play/tables';
import { sendItem } from './points/redeem';
import { POINT_TABLES } from './points/tables';
import { readyReward, reviewReward } from './promotions/review';
import { PROMOTION_TABLES } from './promotions/tables';
import { payWeekly } from './promotions/weekly-back';
import { PROTECTION_TABLES } from './protection/tables';
import { PUSH_TABLES, PUSH_TRIGGERS } from './push/tables';
import { RAIN_TABLES } from './rain/tables';
import { endRebateDay } from './rebates/pay';
import { REBATE_TABLES } from './rebates/tables';
import { SECURITY_TABLES } from './security/tables';
import { payCommissions } from './team/commission';
import { endLink } from './team/links';
import { TEAM_TABLES } from './team/tables';
import { UPLOAD_TABLES } from './uploads/tables';
import { VIP_TABLES } from './vip/tables';
import { WALLET_TABLES } from './wallet/tables';
import { TOTALS } from './wallet/totals';
import { stepWithdrawal } from './withdraw/review';
import { WITHDRAW_TABLES } from './withdraw/tables';

/**
 * Tables of every module. Money in whole minor units, times in ms since the epoch, localised texts as JSON.
 * An index or trigger comes after the table that it references.
 */
export const SCHEMA = [
  SETTING_TABLES,
  JOB_TABLES,
  CALL_TABLES,
  PLATFORM_TABLES,
  CATALOGUE_TABLES,
  ACCOUNT_TABLES,
  ACCESS_TABLES,
  PHONE_CHECK_TABLES,
  WALLET_TABLES,
  TOTALS,
  PLAY_TABLES,
  ORDER_TABLES,
  CONTENT_TABLES,
  UPLOAD_TABLES,
  INBOX_TABLES,
  CHAT_TABLES,
  FEEDBACK_TABLES,
  SECURITY_TABLES,
  IDENTITY_TABLES,
  DEPOSIT_TABLES,
  PROTECTION_TABLES,
  PUSH_TABLES,
  WITHDRAW_TABLES,
  PROMOTION_TABLES,
  VIP_TABLES,
  POINT_TABLES,
  MISSION_TABLES,
  INVITE_TABLES,
  REBATE_TABLES,
  RAIN_TABLES,
  TEAM_TABLES,
  CONTRACT_TABLES,
  MAIL_TRIGGERS,
  PUSH_TRIGGERS,
].join('\n');

const DAY_MS = 86_400_000;

/** Tables of every module with a retention period: rows are purged after they expired or were last used. */
export const EXPIRING: readonly Expiring[] = [
  { table: 'allowances', column: 'at', keepMs: DAY_MS },
  { table: 'captchas', column: 'expires_at', keepMs: DAY_MS },
  { table: 'chats', column: 'expires_at', keepMs: DAY_MS },
  { table: 'launches', column: 'expires_at', keepMs: DAY_MS },
  { table: 'passkey_challenges', column: 'expires_at', keepMs: DAY_MS },
  { table: 'phone_checks', column: 'expires_at', keepMs: DAY_MS },
  { table: 'phone_tokens', column: 'expires_at', keepMs: DAY_MS },
  { table: 'room_messages', column: 'at', keepMs: DAY_MS },
  { table: 'sessions', column: 'seen_at', keepMs: DAY_MS },
  { table: 'sms_codes', column: 'expires_at', keepMs: DAY_MS },
  { table: 'temporary_passwords', column: 'expires_at', keepMs: DAY_MS },
];

/** Job handlers by kind. */
export const JOBS: Jobs = {
  'affiliate-link.end': endLink,
  'bet.settle': settleBet,
  'contracts.settle': settleNightly,
  'deposit.expire': expireDeposit,
  'deposit.pay': payDeposit,
  'deposit.settle': settleDeposit,
  'expired.purge': purge(EXPIRING),
  'points.send': sendItem,
  'promotion.ready': readyReward,
  'promotion.review': reviewReward,
  'promotions.weekly': payWeekly,
  'rebates.day': endRebateDay,
  'service.answer': answerByRule,
  'team.commission': payCommissions,
  'withdrawal.step': stepWithdrawal,
};
