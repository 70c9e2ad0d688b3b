import { signedIn } from '../pipeline/context';
import { toWire } from '../wallet/money';
import { walletOf } from '../wallet/wallets';
import type { AreaHandlers } from './handler';

export const wallet: AreaHandlers<'wallet'> = {
  balance: (_, context) => {
    const { digits, symbol } = context.brand.currency;
    const main = walletOf(context.db, signedIn(context).userId, 'MAIN');
    return { sumBalance: toWire(main?.balance ?? 0, digits), currencySymbol: symbol };
  },
};
