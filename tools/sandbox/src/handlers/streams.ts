import { userById } from '../accounts/users';
import { toLanguage } from '../brands/brands';
import { type Context, signedIn } from '../calls/context';
import type { AreaHandlers } from '../calls/handler';
import { focusedHosts, focusHost, unfocusHost } from '../chat/focus';
import { watchedOf } from '../chat/guests';
import { launchChat } from '../chat/launch';
import { payRoom } from '../chat/pay-room';
import { hostsOf } from '../content/hosts';

function listed(
  { db, brand, language, now }: Context,
  filter: Parameters<typeof hostsOf>[2]['filter'],
) {
  const watched = watchedOf(db, brand.code);
  return hostsOf(db, brand.code, { language, now, filter, watched });
}

export const streams: AreaHandlers<'streams'> = {
  models: (filter, context) => listed(context, filter),

  unreadCount: (_, context) => ({
    unReadCount: userById(context.db, signedIn(context).userId)?.chat_unread ?? 0,
  }),

  focusList: ({ name }, context) =>
    listed(context, { name, ids: focusedHosts(context.db, signedIn(context).userId) }),

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

  payRoom,
};
