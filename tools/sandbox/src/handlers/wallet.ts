import { rangeOf } from '../paging/range';
import { signedIn } from '../calls/context';
import { fundsOf, sumOfWallets } from '../withdraw/funds';
import { toWire } from '../wallet/money';
import { orderByKey } from '../wallet/order-by-key';
import { transactionsOf, transactionTypes } from '../wallet/transactions';
import { transferBetween } from '../wallet/transfers';
import { walletOf } from '../wallet/wallets';
import type { AreaHandlers } from '../calls/handler';

/** Wallet id that does not exist; its record is empty. */
const NO_WALLET = 0;

export const wallet: AreaHandlers<'wallet'> = {
  balance: (_, context) => {
    const { digits, symbol } = context.brand.currency;
    const sum = sumOfWallets(context.db, signedIn(context).userId);
    return { sumBalance: toWire(sum, digits), currencySymbol: symbol };
  },

  funds: (_, context) => {
    const { db, brand, now } = context;
    return fundsOf(db, brand, signedIn(context).userId, now);
  },

  transfer: (input, context) => transferBetween(context, input),

  transactions: (input, context) => {
    const { db, brand, now } = context;
    const own = walletOf(db, signedIn(context).userId, input.wallet);
    return transactionsOf(db, context, own?.id ?? NO_WALLET, {
      page: input.page,
      size: input.size,
      range: rangeOf(input, brand, now),
      kind: input.txCode,
      direction: input.direction,
      agentOnly: input.types === 'A',
    });
  },

  transactionTypes: ({ types }, { language }) => transactionTypes(language, types === 'A'),

  orderByKey: ({ key }, context) => orderByKey(context.db, signedIn(context).userId, key),
};
