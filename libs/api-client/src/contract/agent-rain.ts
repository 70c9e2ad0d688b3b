import * as z from 'zod/mini';
import { defineCall } from './call';
import {
  noInput,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireId,
  wireText,
  wireTime,
} from './wire';

const wireRain = z.object({
  eventId: wireId,
  startAt: wireTime,
  endAt: wireTime,
  /** EMPTY: open by the clock, but all of it is given out. */
  status: z.enum(['COMING', 'OPEN', 'EMPTY', 'ENDED']),
  /** What all envelopes of the event hold together. */
  total: wireAmount,
  perUserMax: wireAmount,
  mine: z.object({ joined: z.boolean(), amount: z.optional(z.nullable(wireAmount)) }),
  rules: wireText(1000),
});

const wireEnvelope = z.object({
  eventId: wireId,
  amount: wireAmount,
  time: wireTime,
});

export const agentRain = {
  rains: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getRedRainEvents',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.object({
      /** The platform's clock: what a countdown goes by. */
      serverTime: wireTime,
      list: z.array(wireRain),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'Red envelope rains of yesterday, today and tomorrow, the earliest first',
  }),
  rain: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getRedRainEvent',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: z.object({ eventId: wireId }),
    value: wireRain,
    errors: ['record.not.found'],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'One red envelope rain',
  }),
  joinRain: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_joinRedRain',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: z.object({ eventId: wireId }),
    value: wireEnvelope,
    errors: ['record.not.found', 'rain.not.open', 'rain.taken', 'reward.sold.out'],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'Take one’s envelope of an open rain: once for each, the amount is the platform’s',
  }),
  rainHistory: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getRedRainHistory',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: z.object({ ...pageInput, ...rangeInput }),
    value: totalledPageOf(wireEnvelope, z.object({ amount: wireAmount })),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'Envelopes this person took, newest first',
  }),
};
