import * as z from 'zod/mini';
import { inboxEntry } from './shapes';
import { callsOf } from '../call';
import { pageInput, pageOf, wireCount, wireId, wireText } from '../wire';

const call = callsOf({ module: 'INBOX3', section: 'D1 §2', roles: 'real', flag: 'MAILCEN' });

export const announcementsInbox = {
  inbox: call({
    path: '/wps/relay/CSP_messageList',
    input: z.object(pageInput),
    value: pageOf(inboxEntry),
    summary: 'Messages to the account, the newest first',
  }),
  inboxMessage: call({
    path: '/wps/relay/CSP_message',
    input: z.object({ id: wireId }),
    value: z.object({ ...inboxEntry.shape, content: wireText(50_000) }),
    errors: ['record.not.found'],
    summary: 'One message, read from then on',
  }),
  readInbox: call({
    method: 'POST',
    path: '/wps/relay/CSP_readAll',
    value: z.object({ count: wireCount }),
    summary: 'Mark every message as read',
  }),
  deleteInboxMessage: call({
    method: 'DELETE',
    path: '/wps/relay/CSP_message',
    input: z.object({ id: wireId }),
    errors: ['record.not.found'],
    summary: 'Delete a message',
  }),
};
