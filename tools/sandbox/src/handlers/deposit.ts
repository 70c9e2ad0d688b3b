import { beginGateway, beginTransfer } from '../deposit/begin';
import { attachProof, cancelDeposit } from '../deposit/open-orders';
import { footerOf, ORDER_COLUMNS, type OrderRow, ownOrder, toOrder } from '../deposit/orders';
import { type DepositKind, vendorList } from '../deposit/vendors';
import { pageFrom } from '../paging/page';
import { rangeOf } from '../paging/range';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { acceptPromo } from '../promotions/choice';
import { offerList } from '../promotions/offer-list';
import { isInBreak } from '../protection/rules';
import type { Asker } from '../promotions/requirements';
import type { AreaHandlers, Handler } from '../calls/handler';
import type { Contract } from '@lobby/api-client/contract';

const askerOf = (context: Context): Asker => ({
  brand: context.brand,
  userId: signedIn(context).userId,
  now: context.now,
});

type GatewayHandler = Handler<Contract['deposit']['paymentGateway']>;

/** Creates a handler that accepts these payment kinds. */
const taking =
  (...types: readonly DepositKind[]): GatewayHandler =>
  (input, context) =>
    once(context, () => beginGateway(context, input, types));

export const deposit: AreaHandlers<'deposit'> = {
  banks: ({ gateway }, { brand, language }) => vendorList(brand, language, gateway),

  manualTransfer: (input, context) => once(context, () => beginTransfer(context, input)),

  paymentGateway: taking('ONLINE', 'EWALLET', 'CARD', 'STORE'),
  alipay: taking('ALIPAY'),
  qq: taking('QQ'),
  weChat: taking('WECHAT'),

  attachProof: (input, context) => attachProof(context, input),

  cancel: ({ orderNo }, context) => cancelDeposit(context, orderNo),

  order: ({ orderNo }, context) => ownOrder(context, 'order_no', orderNo),

  orderByKey: ({ key }, context) => ownOrder(context, 'key', key),

  record: (input, context) => {
    const { db, brand, now } = context;
    const { from, to } = rangeOf(input, brand, now);
    const filter = input.status === undefined ? '' : ' AND status = ?';
    const rows = `deposits WHERE user_id = ? AND at BETWEEN ? AND ?${filter}`;
    const values = [
      signedIn(context).userId,
      from,
      to,
      ...(input.status === undefined ? [] : [input.status]),
    ];
    const select = { columns: ORDER_COLUMNS, from: rows, order: 'at DESC, id DESC', values };
    return {
      ...pageFrom<OrderRow, ReturnType<typeof toOrder>>(db, input, select, (row) =>
        toOrder(row, context),
      ),
      footer: footerOf(db, rows, values, brand.currency.digits),
    };
  },

  promotions: (_, context) => {
    const { db, language, now } = context;
    const asker = askerOf(context);
    return isInBreak(db, asker.userId, now) ? [] : offerList(db, asker, language);
  },

  acceptPromotion: ({ promoId }, context) => {
    acceptPromo(context.db, askerOf(context), promoId);
    return undefined;
  },
};
