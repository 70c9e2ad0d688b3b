import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { memberFeedback } from './feedback';
import { memberProfile } from './profile';
import { sideList } from '../strict-list';
import { opt, shown, wireCount, wireId, wireText, wireTime } from '../wire';

const call = callsOf({
  module: 'COMM3',
  docs: DOCUMENTED && { section: 'D1 §3', provenance: 'spec' },
});

/** Calls about the member. */
export const member = {
  info: call({
    path: '/wps/member/info',
    value: z.object({
      /** Account type (decision 9). */
      type: z.int(),
      /** User name. */
      account: wireText(128),
      /** User id for the third party that verifies payouts (D1 §7). */
      userId: shown(wireId),
      /** Display name of the account; absent before it is set. */
      nickname: shown(wireText(64)),
      /** Address of the chosen picture, with its file extension. */
      icon: shown(wireText(500)),
      /** When the account was registered. */
      regDate: wireTime,
      /** VIP level; absent without one. */
      clubLabel: shown(
        z.object({
          /** Text of the label. */
          labelName: wireText(64),
        }),
      ),
      /** Labels that the platform gave the member. */
      memberLabel: opt(
        sideList(
          z.array(
            z.object({
              /** Kind of the label. */
              labelType: z.int(),
              /** Text of the label. */
              labelName: wireText(64),
            }),
          ),
        ),
      ),
    }),
    docs: DOCUMENTED && { summary: 'The signed-in member' },
  }),
  unreadCount: call({
    path: '/wps/relay/CSP_unreadCount',
    module: 'INBOX3',
    value: z.object({
      /** Number of unread messages. */
      unReadCount: wireCount,
    }),
    docs: DOCUMENTED && {
      roles: 'real',
      flag: 'MAILCEN',
      section: 'D1 §6',
      summary: 'Unread messages of types 0, 1 and 2',
    },
  }),
  ...memberProfile,
  ...memberFeedback,
};
