import { accountType, unreadCountQuery, useViewer } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Number of unread messages; undefined for accounts without an inbox (D1 §6). */
export function useUnread(): number | undefined {
  const { session, flags } = useViewer();
  const counted = session !== null && flags.inbox && accountType(session.type).unreadCount;
  const { data = 0 } = useQuery({ ...unreadCountQuery, enabled: counted });
  return counted ? data : undefined;
}
