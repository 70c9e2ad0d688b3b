import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { refuse } from '../calls/refusal';
import { minorOf } from './amount';
import { toWire } from './money';
import { orderNumber } from './order-number';
import { openWallet, post, type WalletKind, walletOf } from './wallets';

interface Transfer {
  from: Exclude<WalletKind, 'PLAY'>;
  to: Exclude<WalletKind, 'PLAY'>;
  amount: string;
}

/** Wallet of the caller; opens the safe on first use. */
function walletId(context: Context, kind: WalletKind): number {
  const { db, now } = context;
  const { userId } = signedIn(context);
  const known = walletOf(db, userId, kind);
  return (known ?? openWallet(db, userId, kind, { amount: 0, remark: '', now })).id;
}

/** Moves money between two wallets of one user, once per key. */
export function transferBetween(context: Context, transfer: Transfer) {
  const { db, brand, key, now } = context;
  const { digits } = brand.currency;
  if (transfer.from === transfer.to)
    throw refuse('field.invalid', { fields: { to: 'another wallet' } });
  return once(context, () => {
    const amount = minorOf(brand, transfer.amount);
    if (amount === 0) {
      throw refuse('amount.out.of.range', { fields: { min: toWire(1, digits) } });
    }
    const orderNo = orderNumber('T', now);
    const entry = { reference: orderNo, key: `${key}/wallet`, now };
    const from = walletId(context, transfer.from);
    const fromBalance = post(db, from, { ...entry, kind: 'WALLET_OUT', amount: -amount });
    const to = walletId(context, transfer.to);
    const toBalance = post(db, to, { ...entry, kind: 'WALLET_IN', amount });
    db.run(
      'INSERT INTO wallet_transfers (order_no, user_id, from_wallet, to_wallet, amount, key, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      orderNo,
      signedIn(context).userId,
      transfer.from,
      transfer.to,
      amount,
      key,
      now,
    );
    return {
      orderNo,
      fromBalance: toWire(fromBalance, digits),
      toBalance: toWire(toBalance, digits),
    };
  });
}
