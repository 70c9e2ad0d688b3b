import { userById } from '../accounts/users';
import { hostsOf } from '../content/hosts';
import { signedIn } from '../pipeline/context';
import type { AreaHandlers } from './handler';

export const streams: AreaHandlers<'streams'> = {
  models: (filter, { db, brand, language, now }) =>
    hostsOf(db, brand.code, { language, now, filter }),

  unreadCount: (_, context) => ({
    unReadCount: userById(context.db, signedIn(context).userId)?.chat_unread ?? 0,
  }),
};
