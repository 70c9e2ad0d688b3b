import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '../access/access-denied';
import { accountType } from '../access/account-types';
import { useViewer } from '../session/viewer';
import { unreadCountQuery } from './account.query';
import { useFlagsKnown } from './system.query';

/** Whether a viewer has an inbox (D1 §6). */
export const hasInbox = ({ session, flags }: Viewer): boolean =>
  session !== null && flags.inbox && accountType(session.type).unreadCount;

/** Number of unread messages; undefined for accounts without an inbox (D1 §6). */
export function useUnread(): number | undefined {
  const counted = hasInbox(useViewer());
  const known = useFlagsKnown(counted);
  const { data = 0 } = useQuery({ ...unreadCountQuery, enabled: counted && known });
  return counted ? data : undefined;
}
