import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { opt, wireId, wireText, wireTime } from '../wire';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { section: 'decision 66' } });

/** Calls about sessions by device. */
export const securitySessions = {
  sessions: call({
    path: '/wps/member/sessions',
    value: z.array(
      z.object({
        /** Identifier of the session; not usable as a token. */
        sessionId: wireId,
        /** Whether it is the caller's own. */
        current: z.boolean(),
        /** Browser that logged in; absent where it is not known. */
        browser: opt(wireText(40)),
        /** System of the device that logged in; absent where it is not known. */
        system: opt(wireText(40)),
        /** When it logged in. */
        startedAt: wireTime,
        /** Time of the last call, accurate to half a minute. */
        seenAt: wireTime,
      }),
    ),
    docs: DOCUMENTED && {
      summary: 'Where the account is signed in: here, then the last seen first',
    },
  }),
  endSession: call({
    method: 'DELETE',
    path: '/wps/member/session',
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier of another session of the account. */
        sessionId: wireId,
      }),
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'Sign out on another device',
    },
  }),
};
