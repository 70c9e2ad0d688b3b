import * as z from 'zod/mini';
import { inboxEntry } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { pageInput, pageOf, wireCount, wireId, wireText } from '../wire';

const call = callsOf({
  module: 'INBOX3',
  docs: DOCUMENTED && { section: 'D1 §2', roles: 'real', flag: 'MAILCEN' },
});

/** Calls about the inbox. */
export const announcementsInbox = {
  inbox: call({
    path: '/wps/relay/CSP_messageList',
    input: DOCUMENTED && z.object(pageInput),
    value: pageOf(inboxEntry),
    docs: DOCUMENTED && { summary: 'Messages to the account, the newest first' },
  }),
  inboxMessage: call({
    path: '/wps/relay/CSP_message',
    input:
      DOCUMENTED &&
      z.object({
        /** Message to open. */
        id: wireId,
      }),
    value: z.object({
      ...inboxEntry.shape,
      /** Whole message, plain text. */
      content: wireText(50_000),
    }),
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'One message; marks it as read',
    },
  }),
  readInbox: call({
    method: 'POST',
    path: '/wps/relay/CSP_readAll',
    value: z.object({
      /** Messages that became read. */
      count: wireCount,
    }),
    docs: DOCUMENTED && { summary: 'Mark every message as read' },
  }),
  deleteInboxMessage: call({
    method: 'DELETE',
    path: '/wps/relay/CSP_message',
    input:
      DOCUMENTED &&
      z.object({
        /** Message to delete. */
        id: wireId,
      }),
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'Delete a message',
    },
  }),
};
