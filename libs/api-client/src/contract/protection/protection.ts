import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  openEnum,
  opt,
  rangeInput,
  wireAmount,
  wireCount,
  wireInt,
  wireMoney,
  wireText,
  wireTime,
} from '../wire';

const call = callsOf({
  module: 'COMM3',
  docs: DOCUMENTED && { roles: 'real', section: 'decision 28' },
});

const KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const;
/** Periods in the brand's own time: weeks begin on Monday, months on the 1st. */
const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

/** Identifies one of the twelve limits. */
const limitName = {
  /** What is limited: deposits, losses, stakes, or minutes of play. */
  kind: z.enum(KINDS),
  /** Period that the limit is counted over. */
  period: z.enum(PERIODS),
};

const limit = z.object({
  /** What is limited: deposits, losses, stakes, or minutes of play. */
  kind: openEnum(KINDS),
  /** Period that the limit is counted over. */
  period: openEnum(PERIODS),
  /** Amount of money; whole minutes for `SESSION`, as a decimal string too. */
  amount: wireAmount,
  /** Part of the limit that is used, open deposits and bets included. */
  used: wireAmount,
  /** When `used` resets to 0. */
  endsAt: wireTime,
  /** Pending change, which needs a confirmation after a delay. `removal` distinguishes a removal from a new amount. */
  pending: opt(
    z.union([
      z.object({
        /** Whether the limit is to be removed. */
        removal: z.literal(false),
        /** Pending higher amount. */
        amount: wireAmount,
        /** Earliest time that the change can be confirmed. */
        effectiveAt: wireTime,
        /** Whether that time has passed: the change takes effect once confirmed. */
        due: z.boolean(),
      }),
      z.object({
        /** Whether the limit is to be removed. */
        removal: z.literal(true),
        /** Earliest time that the change can be confirmed. */
        effectiveAt: wireTime,
        /** Whether that time has passed: the change takes effect once confirmed. */
        due: z.boolean(),
      }),
    ]),
  ),
});

/** The player's limits and breaks. */
const protectionState = z.object({
  /** Active limits; absent ones are not set. */
  limits: strictList(z.array(limit).check(z.maxLength(12))),
  /** Time-out: no deposits and no play until its end; withdrawals stay possible. */
  timeOut: opt(
    z.object({
      /** End of the time-out. */
      until: wireTime,
    }),
  ),
  /** Self-exclusion: like a time-out, and login is refused too. */
  selfExclusion: opt(
    z.object({
      /** End of the self-exclusion, or PERMANENT. */
      until: z.union([wireTime, openEnum(['PERMANENT'])]),
    }),
  ),
});

const realityCheck = z.object({
  /** Minutes between two reminders in a game: 0 (never), 15, 30 or 60. */
  intervalMinutes: wireCount,
});

const playSession = z.object({
  /** The platform's time. */
  now: wireTime,
  /** Milliseconds since the session of the token began. */
  lastsMs: wireCount,
  /** Sum of stakes since then, open ones included. */
  staked: wireAmount,
  /** Sum of payouts since then. */
  won: wireAmount,
  /** Won less staked. */
  net: wireMoney,
});

const activity = z.object({
  /** Deposits credited. */
  deposited: wireMoney,
  /** Withdrawals paid or in progress. */
  withdrawn: wireMoney,
  /** Deposited less withdrawn. */
  net: wireMoney,
  /** Sum of stakes. */
  staked: wireAmount,
  /** Sum of payouts. */
  won: wireAmount,
  /** Minutes with at least one round. */
  timePlayed: wireCount,
  /** Range in whole days of the brand's time. */
  range: z.object({
    /** Start of the range. */
    startDate: wireTime,
    /** End of the range. */
    endDate: wireTime,
  }),
});

const untilInput = wireInt(0, 8_640_000_000_000);

/** Calls about safer play. */
export const protection = {
  limits: call({
    path: '/wps/member/protection/limits',
    value: protectionState,
    docs: DOCUMENTED && { summary: 'Limits of the account with their usage, and active breaks' },
  }),
  setLimit: call({
    method: 'PUT',
    path: '/wps/member/protection/limits',
    input:
      DOCUMENTED &&
      z.object({
        ...limitName,
        /** New amount; null removes the limit. */
        amount: z.nullable(wireAmount),
      }),
    value: protectionState,
    docs: DOCUMENTED && {
      errors: ['field.invalid'],
      summary:
        'Set or lower a limit at once; a raise or a removal (null) waits 24 hours, then for a confirmation',
    },
  }),
  confirmPending: call({
    method: 'POST',
    path: '/wps/member/protection/limits',
    input:
      DOCUMENTED &&
      z.object({
        ...limitName,
        /** Pending amount as displayed; null confirms a removal. */
        amount: z.nullable(wireAmount),
      }),
    value: protectionState,
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'record.not.found', 'protection.not.changeable'],
      summary: 'Confirm the pending change of a limit, from 24 hours after it was asked for',
    },
  }),
  cancelPending: call({
    method: 'DELETE',
    path: '/wps/member/protection/limits',
    input: DOCUMENTED && z.object(limitName),
    value: protectionState,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'Cancel the pending change of a limit',
    },
  }),
  realityCheck: call({
    path: '/wps/member/protection/realityCheck',
    value: realityCheck,
    docs: DOCUMENTED && { summary: 'Interval of the reminder of time played; 0: never' },
  }),
  setRealityCheck: call({
    method: 'PUT',
    path: '/wps/member/protection/realityCheck',
    input:
      DOCUMENTED &&
      z.object({
        /** Minutes between two reminders; 0 is never. */
        intervalMinutes: z.literal([0, 15, 30, 60]),
      }),
    value: realityCheck,
    docs: DOCUMENTED && {
      errors: ['field.invalid'],
      summary:
        'Set the reminder of time played: every 15, 30 or 60 minutes, or never (0), as the brand’s rule book offers',
    },
  }),
  timeOut: call({
    method: 'POST',
    path: '/wps/member/protection/timeOut',
    input:
      DOCUMENTED &&
      z.object({
        /** End of the break, ms since the epoch: 24 hours to 42 days from now. */
        until: untilInput,
      }),
    value: protectionState,
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'protection.not.changeable'],
      summary:
        'Start a time-out of 24 hours to 42 days, without deposits and play; it can only be extended',
    },
  }),
  selfExclude: call({
    method: 'POST',
    path: '/wps/member/protection/selfExclusion',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** End of the exclusion, ms since the epoch, or PERMANENT. */
        until: z.union([z.literal('PERMANENT'), untilInput]),
        /** Login password. */
        password: wireText(64),
      }),
    docs: DOCUMENTED && {
      errors: [
        'field.invalid',
        'password.old.wrong',
        'login.account.locked',
        'protection.not.changeable',
      ],
      summary:
        'Close the account to oneself for 6 months to 5 years, or for good; ends all sessions',
    },
  }),
  session: call({
    path: '/wps/member/protection/session',
    value: playSession,
    docs: DOCUMENTED && {
      summary: 'Time and net position of the session, for the session clock and the reality check',
    },
  }),
  activity: call({
    path: '/wps/member/protection/activity',
    input: DOCUMENTED && z.object(rangeInput),
    value: activity,
    docs: DOCUMENTED && {
      roles: undefined,
      summary:
        'Deposits, withdrawals, stakes, payouts and time played, in whole days of the brand’s time',
    },
  }),
};
