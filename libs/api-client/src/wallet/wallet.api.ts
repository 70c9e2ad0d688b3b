import type { CallInput } from '../contract';
import { wallet } from '../contract/wallet/wallet';
import { bind, send, type SendOptions } from '../transport/send';

/** Returns the total balance of all wallets. */
export async function balance(options?: SendOptions) {
  const { sumBalance, currencySymbol } = await send(wallet.balance, {}, options);
  return { balance: sumBalance, currencySymbol };
}

/** Every wallet with its withdrawable amount, money in open orders, and remaining turnover. */
export const funds = bind(wallet.funds);

/**
 * Moves money between the member's wallets. Throws `wallet.insufficient`, `amount.out.of.range` (zero), `field.invalid`
 * (more decimals than the currency has).
 */
export const transfer = bind(wallet.transfer);

/** Transactions of a wallet, newest first. */
export const transactions = bind(wallet.transactions);

/** Transaction types with their names, for filters. */
export const transactionTypes = bind(wallet.transactionTypes);

/**
 * Returns the result of a money call by its idempotency key, to resolve a lost response (decision 21). Undefined for
 * an unused key: the platform never received the call.
 */
export async function orderByKey(
  input: CallInput<typeof wallet.orderByKey>,
  options?: SendOptions,
) {
  const { found, ...order } = await send(wallet.orderByKey, input, options);
  return found ? order : undefined;
}
