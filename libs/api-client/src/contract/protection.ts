import * as z from 'zod/mini';
import { defineCall } from './call';
import {
  noInput,
  noValue,
  rangeInput,
  wireAmount,
  wireCount,
  wireInt,
  wireMoney,
  wireText,
  wireTime,
} from './wire';

const limitName = {
  kind: z.enum(['DEPOSIT', 'LOSS', 'STAKE', 'SESSION']),
  period: z.enum(['DAY', 'WEEK', 'MONTH']),
};

/** Money of a limit; of `SESSION` whole minutes, as decimal strings too. */
const limit = z.object({
  ...limitName,
  amount: wireAmount,
  used: wireAmount,
  /** When what is used begins again at 0. */
  endsAt: wireTime,
  pending: z.optional(
    z.nullable(z.object({ amount: z.nullable(wireAmount), effectiveAt: wireTime })),
  ),
});

/** Of one person. A limit that is not set is not listed. */
const protectionState = z.object({
  limits: z.array(limit).check(z.maxLength(12)),
  timeOut: z.optional(z.nullable(z.object({ until: wireTime }))),
  selfExclusion: z.optional(
    z.nullable(z.object({ until: z.union([wireTime, z.literal('PERMANENT')]) })),
  ),
});

const realityCheck = z.object({ intervalMinutes: z.literal([0, 15, 30, 60]) });

export const protection = {
  limits: defineCall({
    method: 'GET',
    path: '/wps/member/protection/limits',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: protectionState,
    errors: [],
    provenance: 'chosen',
    section: 'decision 28',
    summary: 'Own limits with what is used of them, and a break that is on',
  }),
  setLimit: defineCall({
    method: 'PUT',
    path: '/wps/member/protection/limits',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'json',
    input: z.object({ ...limitName, amount: z.nullable(wireAmount) }),
    value: protectionState,
    errors: ['field.invalid'],
    provenance: 'chosen',
    section: 'decision 28',
    summary: 'Set or lower a limit at once; raise it or take it away (null) after 24 hours',
  }),
  cancelPending: defineCall({
    method: 'DELETE',
    path: '/wps/member/protection/limits',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: z.object(limitName),
    value: protectionState,
    errors: ['record.not.found'],
    provenance: 'chosen',
    section: 'decision 28',
    summary: 'Keep a limit as it is: what waits to raise it or take it away is dropped',
  }),
  realityCheck: defineCall({
    method: 'GET',
    path: '/wps/member/protection/realityCheck',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: realityCheck,
    errors: [],
    provenance: 'chosen',
    section: 'decision 28',
    summary: 'How often a game reminds of the time played; 0 is never',
  }),
  setRealityCheck: defineCall({
    method: 'PUT',
    path: '/wps/member/protection/realityCheck',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'json',
    input: realityCheck,
    value: realityCheck,
    errors: [],
    provenance: 'chosen',
    section: 'decision 28',
    summary: 'Be reminded every 15, 30 or 60 minutes, or never (0)',
  }),
  timeOut: defineCall({
    method: 'POST',
    path: '/wps/member/protection/timeOut',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'json',
    input: z.object({ until: wireInt(0, 8_640_000_000_000) }),
    value: protectionState,
    errors: ['field.invalid', 'protection.not.changeable'],
    provenance: 'chosen',
    section: 'decision 28',
    summary: 'A break of 24 hours to 42 days: no deposit, no play; it can only be made longer',
  }),
  selfExclude: defineCall({
    method: 'POST',
    path: '/wps/member/protection/selfExclusion',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'encrypted',
    input: z.object({
      until: z.union([z.literal('PERMANENT'), wireInt(0, 8_640_000_000_000)]),
      password: wireText(64),
    }),
    value: noValue,
    errors: [
      'field.invalid',
      'password.old.wrong',
      'login.account.locked',
      'protection.not.changeable',
    ],
    provenance: 'chosen',
    section: 'decision 28',
    summary: 'Close the account to oneself for 6 months to 5 years, or for good; ends all sessions',
  }),
  activity: defineCall({
    method: 'GET',
    path: '/wps/member/protection/activity',
    module: 'COMM3',
    auth: 'session',
    body: 'query',
    input: z.object(rangeInput),
    value: z.object({
      deposited: wireMoney,
      withdrawn: wireMoney,
      /** Deposited less withdrawn. */
      net: wireMoney,
      staked: wireAmount,
      won: wireAmount,
      /** Minutes with at least one round. */
      timePlayed: wireCount,
      range: z.object({ startDate: wireTime, endDate: wireTime }),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'decision 28',
    summary: 'What came in, went out and was played with, in whole days of the brand’s time',
  }),
};
