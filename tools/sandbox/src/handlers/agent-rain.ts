import type { Context } from '../calls/context';
import { signedIn } from '../calls/context';
import { once } from '../calls/once';
import { pageFrom } from '../paging/page';
import { rangeOf } from '../paging/range';
import type { Rain } from '../rain/calendar';
import {
  type Envelope,
  envelopesOf,
  rainById,
  recentRains,
  statusAt,
  takeEnvelope,
} from '../rain/rains';
import { RAIN_RULES } from '../rain/rules.data';
import { toWire } from '../wallet/money';
import type { AreaHandlers } from '../calls/handler';

const wireIn =
  ({ brand }: Context) =>
  (minor: number) =>
    toWire(minor, brand.currency.digits);

function rainToWire(context: Context, rain: Rain, taken: Envelope | undefined) {
  const wire = wireIn(context);
  return {
    eventId: rain.id,
    startAt: rain.start_at,
    endAt: rain.end_at,
    status: statusAt(rain, context.now),
    total: wire(rain.total),
    perUserMax: wire(rain.per_user_max),
    mine: {
      joined: taken !== undefined,
      amount: taken === undefined ? null : wire(taken.amount),
    },
    rules: RAIN_RULES[context.language],
  };
}

const envelopeToWire = (context: Context, { event_id, amount, at }: Envelope) => ({
  eventId: event_id,
  amount: wireIn(context)(amount),
  time: at,
});

export const agentRain = {
  rains: (_, context) => {
    const { db, brand, now } = context;
    const list = recentRains(db, brand, now);
    const taken = envelopesOf(db, signedIn(context).userId, list);
    return {
      serverTime: now,
      list: list.map((rain) => rainToWire(context, rain, taken.get(rain.id))),
    };
  },

  rain: ({ eventId }, context) => {
    const { db, brand, now } = context;
    const rain = rainById(db, brand, eventId, now);
    const taken = envelopesOf(db, signedIn(context).userId, [rain]);
    return rainToWire(context, rain, taken.get(rain.id));
  },

  joinRain: ({ eventId }, context) => {
    const { db, brand, now } = context;
    const { userId } = signedIn(context);
    return once(context, () =>
      envelopeToWire(context, takeEnvelope(db, brand, { eventId, userId, now })),
    );
  },

  rainHistory: (input, context) => {
    const { db, brand, now } = context;
    const { from, to } = rangeOf(input, brand, now);
    const values = [signedIn(context).userId, from, to];
    const rows = 'rain_envelopes WHERE user_id = ? AND at BETWEEN ? AND ?';
    const page = pageFrom<Envelope, ReturnType<typeof envelopeToWire>>(
      db,
      input,
      { columns: 'event_id, amount, at', from: rows, order: 'at DESC, event_id', values },
      (row) => envelopeToWire(context, row),
    );
    const sum = db.get<{ amount: number }>(
      `SELECT coalesce(sum(amount), 0) AS amount FROM ${rows}`,
      ...values,
    );
    return { ...page, footer: { amount: wireIn(context)(sum?.amount ?? 0) } };
  },
} satisfies Partial<AreaHandlers<'agent'>>;
