import * as z from 'zod/mini';
import { defineCall } from './call';
import { memberFeedback } from './member-feedback';
import { memberProfile } from './member-profile';
import { noInput, wireCount, wireText, wireTime } from './wire';

export const member = {
  info: defineCall({
    method: 'GET',
    path: '/wps/member/info',
    module: 'COMM3',
    auth: 'session',
    body: 'query',
    input: noInput,
    value: z.object({
      type: z.int(),
      account: wireText(128),
      nickname: z.optional(z.nullable(wireText(64))),
      /** Address of the picture chosen, with its ending. */
      icon: z.optional(z.nullable(wireText(500))),
      regDate: wireTime,
      clubLabel: z.optional(z.nullable(z.object({ labelName: wireText(64) }))),
      memberLabel: z.optional(
        z.nullable(z.array(z.object({ labelType: z.int(), labelName: wireText(64) }))),
      ),
    }),
    errors: [],
    provenance: 'spec',
    section: 'D1 §3',
    summary: 'Who is logged in',
  }),
  unreadCount: defineCall({
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    module: 'INBOX3',
    auth: 'session',
    who: 'real',
    flag: 'MAILCEN',
    body: 'query',
    input: noInput,
    value: z.object({ unReadCount: wireCount }),
    errors: [],
    provenance: 'spec',
    section: 'D1 §6',
    summary: 'Unread messages of types 0, 1 and 2',
  }),
  ...memberProfile,
  ...memberFeedback,
};
