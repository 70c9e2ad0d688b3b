import { isAgent } from '../accounts/types';
import { TRIAL } from '../accounts/users';
import { toLanguage } from '../brands/brands';
import {
  bannersOf,
  isAnnounced,
  type Kind,
  markRead,
  noticesOf,
  popularNotices,
} from '../content/announcements';
import { newsOf } from '../content/news';
import { deleteMessage, inboxOf, readAll, readMessage } from '../inbox/inbox';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { pageOfList } from '../paging/page';
import { announcedPromotions } from '../promotions/announced';
import { isInBreak } from '../protection/rules';
import { promotionOf } from '../promotions/promotions';
import type { AreaHandlers } from '../calls/handler';

/** The call's `language` takes precedence over the header. */
const languageOf = (input: { language?: string | undefined }, context: Context) =>
  toLanguage(input.language) ?? context.language;

/** Whether to suppress marketing, because the viewer is in a break. */
const suppressesMarketing = ({ db, viewer, now }: Context) =>
  viewer !== undefined && isInBreak(db, viewer.userId, now);

/** Marketing types of the list. */
const MARKETING = ['B', 'PU', 'PR'];

/** Whether the viewer has read marks; guests and trial accounts do not (D1 §6). */
const marksRead = ({ viewer }: Context) => viewer !== undefined && viewer.type !== TRIAL;

export const announcements: AreaHandlers<'announcements'> = {
  list: (input, context) => {
    const { db, brand, viewer } = context;
    const language = languageOf(input, context);
    const asked = new Set(input.types.split(',').map((type) => type.trim().toUpperCase()));
    const reader = { userId: viewer?.userId, language };
    if (suppressesMarketing(context)) for (const kind of MARKETING) asked.delete(kind);
    const of = (type: string, kind: Exclude<Kind, 'banner' | 'news'>) =>
      asked.has(type) ? noticesOf(db, brand.code, kind, reader) : [];
    const forAgents = viewer !== undefined && isAgent(viewer.type);
    const notices = [...of('PL', 'notice'), ...(forAgents ? of('A', 'agent') : [])];
    const unread = notices.filter(({ read }) => read === false).length;
    return {
      banners: asked.has('B') ? bannersOf(db, brand.code, input.groupName, language) : [],
      notices,
      popup: of('PU', 'popup'),
      ...(asked.has('PR') ? announcedPromotions(context, language) : { promotion: [], hot: [] }),
      footer: { unreadCount: marksRead(context) ? unread : 0 },
    };
  },

  markRead: ({ announcementId }, context) => {
    const viewer = signedIn(context);
    if (!marksRead(context)) return refuse('account.no.permission');
    const { db, brand } = context;
    const known =
      isAnnounced(db, brand.code, announcementId) ||
      promotionOf(db, brand.code, announcementId) !== undefined;
    if (!known) return refuse('record.not.found');
    markRead(db, viewer.userId, announcementId);
    return undefined;
  },

  popular: (input, context) => {
    const reader = { userId: context.viewer?.userId, language: context.language };
    return { list: popularNotices(context.db, context.brand.code, reader, input.size) };
  },

  lobbyNews: (input, context) =>
    suppressesMarketing(context)
      ? pageOfList([], input)
      : newsOf(context.db, context.brand.code, input, context.language),

  inbox: (input, context) => inboxOf(context.db, signedIn(context).userId, input, context),

  inboxMessage: (input, context) => {
    const asked = {
      userId: signedIn(context).userId,
      id: input.id,
      reader: context,
    };
    return readMessage(context.db, asked, context.now) ?? refuse('record.not.found');
  },

  readInbox: (_, context) => ({
    count: readAll(context.db, signedIn(context).userId, context.now),
  }),

  deleteInboxMessage: ({ id }, context) =>
    deleteMessage(context.db, signedIn(context).userId, id)
      ? undefined
      : refuse('record.not.found'),
};
