/** Column of the daily totals. */
type CountsAs = 'deposit' | 'withdraw' | 'bonus' | 'rebate' | 'income' | null;

/**
 * Transaction kinds. `counts` is the column of the daily totals; `sign` is -1 if it grows with outgoing
 * money. Stakes and payouts are counted from settled bets instead.
 */
export const TRANSACTION_KINDS = {
  OPENING: { counts: null, sign: 1 },
  STAKE: { counts: null, sign: 1 },
  PAYOUT: { counts: null, sign: 1 },
  STAKE_RETURN: { counts: null, sign: 1 },
  DEPOSIT: { counts: 'deposit', sign: 1 },
  WITHDRAWAL: { counts: 'withdraw', sign: -1 },
  WITHDRAWAL_RETURN: { counts: 'withdraw', sign: -1 },
  BONUS: { counts: 'bonus', sign: 1 },
  VIP_BONUS: { counts: 'bonus', sign: 1 },
  POINTS_CASH: { counts: 'bonus', sign: 1 },
  MISSION_REWARD: { counts: 'bonus', sign: 1 },
  INVITE_REWARD: { counts: 'bonus', sign: 1 },
  RED_ENVELOPE: { counts: 'bonus', sign: 1 },
  REBATE: { counts: 'rebate', sign: 1 },
  STREAM: { counts: null, sign: 1 },
  COMMISSION: { counts: 'income', sign: 1 },
  DIVIDEND: { counts: 'income', sign: 1 },
  SALARY: { counts: 'income', sign: 1 },
  TRANSFER_IN: { counts: null, sign: 1 },
  TRANSFER_OUT: { counts: null, sign: 1 },
  WALLET_IN: { counts: null, sign: 1 },
  WALLET_OUT: { counts: null, sign: 1 },
} as const satisfies Record<string, { counts: CountsAs; sign: 1 | -1 }>;

export type TransactionKind = keyof typeof TRANSACTION_KINDS;
