import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { refuse } from '../calls/refusal';
import { toMinor } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';
import { hostOnAir, shownPrice, ticketOf } from './gate';

type PayRoom = Contract['streams']['payRoom'];

/**
 * Pays for the current broadcast in a private room, once per key and broadcast: a second payment returns the
 * first order. Throws `record.not.found`, `host.not.live`, `field.invalid`, `wallet.insufficient`.
 */
export function payRoom(input: CallParsed<PayRoom>, context: Context): CallValue<PayRoom> {
  const { db, key, now } = context;
  const brand = context.brand.code;
  const { userId } = signedIn(context);
  return once(context, () => {
    const { host, broadcast } = hostOnAir(db, brand, input.modelId, now);
    const price = shownPrice(brand, host);
    if (host.price === null) throw refuse('field.invalid', { fields: { modelId: 'private' } });
    const paid = ticketOf({ db, brand, userId, host, broadcast });
    if (paid !== undefined) return { orderNo: paid.order_no, price, until: broadcast.to };
    if (toMinor(input.price, context.brand.currency.digits) !== host.price)
      throw refuse('field.invalid', { fields: { price } });
    const orderNo = orderNumber('S', now);
    post(db, mainWallet(db, userId).id, {
      kind: 'STREAM',
      amount: -host.price,
      reference: orderNo,
      key: `${key}/room`,
      now,
    });
    db.run(
      `INSERT INTO room_tickets (user_id, brand, host_id, broadcast_from, order_no, price, at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      userId,
      brand,
      host.id,
      broadcast.from,
      orderNo,
      host.price,
      now,
    );
    return { orderNo, price, until: broadcast.to };
  });
}
