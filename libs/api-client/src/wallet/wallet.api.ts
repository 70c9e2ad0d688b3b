import type { CallInput } from '../contract';
import { wallet } from '../contract/wallet/wallet';
import { bind, send, type SendOptions } from '../transport/send';

/** Balance of all wallets together. */
export async function balance(options?: SendOptions) {
  const { sumBalance, currencySymbol } = await send(wallet.balance, {}, options);
  return { balance: sumBalance, currencySymbol };
}

/** Every wallet with its withdrawable amount, money in open orders, and turnover left before a withdrawal. */
export const funds = bind(wallet.funds);

/**
 * Moves money between the person's wallets. Throws `wallet.insufficient`, `amount.out.of.range` (zero), `field.invalid`
 * (more decimals than the currency has).
 */
export const transfer = bind(wallet.transfer);

/** Transactions of a wallet, newest first. */
export const transactions = bind(wallet.transactions);

/** Kinds of transactions by their names, to filter by. */
export const transactionTypes = bind(wallet.transactionTypes);

/**
 * Returns the result of a money call by its key, to resolve a lost answer (decision 21). Undefined for
 * an unused key: the platform never received the call.
 */
export async function orderByKey(
  input: CallInput<typeof wallet.orderByKey>,
  options?: SendOptions,
) {
  const { found, ...order } = await send(wallet.orderByKey, input, options);
  return found ? order : undefined;
}
