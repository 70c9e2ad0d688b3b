import { rangeOf } from '../paging/range';
import { signedIn } from '../calls/context';
import { profitAndLoss } from '../wallet/profit-and-loss';
import type { AreaHandlers } from '../calls/handler';

export const reports: AreaHandlers<'reports'> = {
  profitAndLoss: (input, context) => {
    const { db, brand, now } = context;
    const { page, size, category } = input;
    const range = rangeOf(input, brand, now);
    const { userId } = signedIn(context);
    return profitAndLoss(db, brand, { userId, page, size, range, product: category });
  },
};
