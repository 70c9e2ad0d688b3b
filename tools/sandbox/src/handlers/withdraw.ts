import { rangeOf } from '../paging/range';
import { signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { maskedCards } from '../security/bank-cards';
import { withdrawalOf, withdrawalsOf } from '../withdraw/orders';
import { requestWithdrawal } from '../withdraw/request';
import { withdrawSettings } from '../withdraw/settings';
import type { AreaHandlers } from '../calls/handler';

export const withdraw: AreaHandlers<'withdraw'> = {
  cards: (_, context) => maskedCards(context.db, context.brand, signedIn(context).userId),

  settings: (_, context) => withdrawSettings(context),

  request: requestWithdrawal,

  order: ({ orderNo }, context) => {
    const { db, brand, now } = context;
    const { userId } = signedIn(context);
    return withdrawalOf(db, brand, { userId, orderNo, now }) ?? refuse('record.not.found');
  },

  records: (input, context) => {
    const { db, brand, now } = context;
    const { userId } = signedIn(context);
    const { page, size, status } = input;
    const range = rangeOf(input, brand, now);
    return withdrawalsOf(db, brand, { userId, page, size, status, range, now });
  },
};
