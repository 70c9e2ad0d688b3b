import { wallet } from '../contract/wallet';
import { send, type MoneyOptions, type SendOptions } from '../transport/send';
import type { Amount } from '../values';

export * from './transactions';

export interface Wallet {
  /** Of all wallets together. */
  balance: Amount;
  currencySymbol: string;
}

/** `MAIN` is played with; `SAFE` is put aside, where no game reaches it. */
export type WalletName = 'MAIN' | 'SAFE';

export interface Funds {
  wallets: {
    name: WalletName;
    balance: Amount;
    /** What of it may leave now. */
    withdrawable: Amount;
  }[];
  /** Of all wallets together. */
  total: Amount;
  /** Withdrawals on their way and stakes of open bets. */
  inOpenOrders: Amount;
  /** To be played before the next withdrawal. */
  remainingTurnover: Amount;
}

export interface WalletTransfer {
  from: WalletName;
  to: WalletName;
  amount: Amount;
}

export interface WalletTransferReceipt {
  orderNo: string;
  fromBalance: Amount;
  toBalance: Amount;
}

/** What became of a money call whose answer was lost; `undefined` while its key is unused. */
export interface KeyedOrder {
  /** `area.call`, such as `withdraw.request`. */
  call: string;
  /** Of calls that make an order. */
  orderNo: string | undefined;
  /** Milliseconds since the epoch. */
  at: number;
}

export async function balance(options?: SendOptions): Promise<Wallet> {
  const { sumBalance, currencySymbol } = await send(wallet.balance, {}, options);
  return { balance: sumBalance, currencySymbol };
}

/** Every wallet with what may be withdrawn, what is on its way and what is to be played first (D2 §7). */
export async function funds(options?: SendOptions): Promise<Funds> {
  const { wallets, ...sums } = await send(wallet.funds, {}, options);
  return {
    ...sums,
    wallets: wallets.map(({ wallet: name, balance, withdrawable }) => ({
      name,
      balance,
      withdrawable,
    })),
  };
}

/**
 * Moves money between the person's wallets (D2 §7). Throws `wallet.insufficient`,
 * `amount.out.of.range` (nothing, or more digits than the currency has).
 */
export function transfer(
  order: WalletTransfer,
  options: MoneyOptions,
): Promise<WalletTransferReceipt> {
  return send(wallet.transfer, order, options);
}

/** Asks what became of a money call of any area, by its key: the way out of a lost answer (decision 21). */
export async function orderByKey(
  key: string,
  options?: SendOptions,
): Promise<KeyedOrder | undefined> {
  const { found, call, orderNo, at } = await send(wallet.orderByKey, { key }, options);
  if (!found) return undefined;
  return { call: call ?? '', orderNo: orderNo ?? undefined, at: at ?? 0 };
}
