import { userById } from '../accounts/users';
import { signedIn } from '../pipeline/context';
import { refuse } from '../pipeline/refusal';
import { flagIsOn } from '../platform/brand-settings';
import type { AreaHandlers } from './handler';

/** Who may load the unread count (D1 §6). */
const INBOX_TYPES = new Set([0, 1, 2]);

interface Label {
  labelType: number;
  labelName: string;
}

export const member: AreaHandlers<'member'> = {
  info: (_, context) => {
    const user = userById(context.db, signedIn(context).userId);
    if (user === undefined) return refuse('login.not.session');
    return {
      type: user.type,
      account: user.name,
      nickname: user.nickname,
      regDate: user.registered_at,
      clubLabel: user.vip_label === null ? null : { labelName: user.vip_label },
      memberLabel: JSON.parse(user.labels) as Label[],
    };
  },

  unreadCount: (_, context) => {
    const { db, brand } = context;
    const viewer = signedIn(context);
    if (!flagIsOn(db, brand.code, 'MAILCEN')) return refuse('function.not.available');
    if (!INBOX_TYPES.has(viewer.type)) return refuse('account.no.permission');
    const row = db.get<{ unread: number }>(
      'SELECT count(*) AS unread FROM inbox WHERE user_id = ? AND read_at IS NULL',
      viewer.userId,
    );
    return { unReadCount: row?.unread ?? 0 };
  },
};
