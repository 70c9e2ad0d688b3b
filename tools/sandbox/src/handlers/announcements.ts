import { TRIAL } from '../accounts/users';
import { toLanguage } from '../brands/brands';
import { bannersOf, type Kind, markRead, noticesOf } from '../content/announcements';
import { isAgent } from '../accounts/types';
import { signedIn } from '../pipeline/context';
import { refuse } from '../pipeline/refusal';
import type { AreaHandlers } from './handler';

/** How many promotions stand out. */
const HOT = 3;

export const announcements: AreaHandlers<'announcements'> = {
  list: (input, context) => {
    const { db, brand, viewer } = context;
    const language = toLanguage(input.language) ?? context.language;
    const asked = new Set(input.types.split(',').map((type) => type.trim().toUpperCase()));
    const reader = { userId: viewer?.userId, language };
    const of = (type: string, kind: Exclude<Kind, 'banner'>) =>
      asked.has(type) ? noticesOf(db, brand.code, kind, reader) : [];
    const forAgents = viewer !== undefined && isAgent(viewer.type);
    const notices = [...of('PL', 'notice'), ...(forAgents ? of('A', 'agent') : [])];
    const promotion = of('PR', 'promotion');
    return {
      banners: asked.has('B') ? bannersOf(db, brand.code, input.groupName, language) : [],
      notices,
      popup: of('PU', 'popup'),
      promotion,
      hot: promotion.slice(0, HOT),
      footer: { unreadCount: notices.filter(({ read }) => read === false).length },
    };
  },

  markRead: ({ announcementId }, context) => {
    const viewer = signedIn(context);
    if (viewer.type === TRIAL) return refuse('account.no.permission');
    return markRead(context.db, context.brand.code, viewer.userId, announcementId)
      ? undefined
      : refuse('record.not.found');
  },
};
