import { userById } from '../accounts/users';
import { toLanguage } from '../brands/brands';
import { focusedHosts, focusHost, unfocusHost } from '../chat/focus';
import { launchChat } from '../chat/launch';
import { hostsOf } from '../content/hosts';
import { signedIn } from '../calls/context';
import type { AreaHandlers } from '../calls/handler';

export const streams: AreaHandlers<'streams'> = {
  models: (filter, { db, brand, language, now }) =>
    hostsOf(db, brand.code, { language, now, filter }),

  unreadCount: (_, context) => ({
    unReadCount: userById(context.db, signedIn(context).userId)?.chat_unread ?? 0,
  }),

  focusList: ({ name }, context) => {
    const { db, brand, language, now } = context;
    const ids = focusedHosts(db, signedIn(context).userId);
    return hostsOf(db, brand.code, { language, now, filter: { name, ids } });
  },

  focus: ({ hostId }, context) => {
    const { db, brand, now } = context;
    const { userId } = signedIn(context);
    return focusHost(db, { brand: brand.code, userId, hostId }, now);
  },

  unfocus: ({ hostId }, context) => unfocusHost(context.db, signedIn(context).userId, hostId),

  launchChat: (input, context) => ({
    chatUrl: launchChat(input, toLanguage(input.language) ?? context.language, context),
    message: null,
  }),
};
