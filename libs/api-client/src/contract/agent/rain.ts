import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import {
  openEnum,
  opt,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireId,
  wireText,
  wireTime,
} from '../wire';

/** Defaults of rain calls: for agents, including virtual ones (D2 §2); only real agents receive money. */
const call = callsOf({
  module: 'REWCEN3',
  docs: DOCUMENTED && { roles: 'agent', flag: 'RAIN', section: 'D2 §2' },
});

const redEnvelopeRain = z.object({
  /** Identifier of the rain. */
  eventId: wireId,
  /** When it begins. */
  startAt: wireTime,
  /** When it ends. */
  endAt: wireTime,
  /** EMPTY: open, but fully distributed. */
  status: openEnum(['COMING', 'OPEN', 'EMPTY', 'ENDED']),
  /** Total of all envelopes. */
  total: wireAmount,
  /** Maximum of one envelope. */
  perUserMax: wireAmount,
  /** The caller's envelope. */
  mine: z.object({
    /** Whether the caller has taken an envelope. */
    joined: z.boolean(),
    /** Money in the caller's envelope; absent before it is taken. */
    amount: opt(wireAmount),
  }),
  /** Plain text in the language of the header. */
  rules: wireText(1000),
});

/** Envelope taken from a rain. */
const envelope = z.object({
  /** Identifier of the rain. */
  eventId: wireId,
  /** Money in the envelope. */
  amount: wireAmount,
  /** When it was taken. */
  time: wireTime,
});

/** Calls about red envelope rain. */
export const agentRain = {
  rains: call({
    path: '/wps/relay/MCSFE_getRedRainEvents',
    value: z.object({
      /** The platform's clock, for countdowns. */
      serverTime: wireTime,
      /** Rains, the earliest first. */
      list: z.array(redEnvelopeRain),
    }),
    docs: DOCUMENTED && {
      summary: 'Red envelope rains of yesterday, today and tomorrow, the earliest first',
    },
  }),
  rain: call({
    path: '/wps/relay/MCSFE_getRedRainEvent',
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier of the rain. */
        eventId: wireId,
      }),
    value: redEnvelopeRain,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'One red envelope rain',
    },
  }),
  joinRain: call({
    method: 'POST',
    path: '/wps/relay/MCSFE_joinRedRain',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier of the rain. */
        eventId: wireId,
      }),
    value: envelope,
    docs: DOCUMENTED && {
      roles: 'realAgent',
      errors: [
        'account.excluded',
        'record.not.found',
        'rain.not.open',
        'rain.taken',
        'reward.sold.out',
      ],
      summary: 'Take an envelope of an open rain, once per rain; the platform sets the amount',
    },
  }),
  rainHistory: call({
    path: '/wps/relay/MCSFE_getRedRainHistory',
    input: DOCUMENTED && z.object({ ...pageInput, ...rangeInput }),
    value: totalledPageOf(
      envelope,
      z.object({
        /** Money of all envelopes. */
        amount: wireAmount,
      }),
    ),
    docs: DOCUMENTED && { summary: 'Envelopes that the caller took, newest first' },
  }),
};
