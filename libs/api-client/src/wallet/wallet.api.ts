import { wallet } from '../contract/wallet';
import { send, type SendOptions } from '../transport/send';
import type { Amount } from '../values';

export interface Wallet {
  /** Of all wallets together. */
  balance: Amount;
  currencySymbol: string;
}

export async function balance(options?: SendOptions): Promise<Wallet> {
  const { sumBalance, currencySymbol } = await send(wallet.balance, {}, options);
  return { balance: sumBalance, currencySymbol };
}
