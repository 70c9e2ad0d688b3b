import { api, type Announcement } from '@lobby/api-client';
import { accountType, MINE, useSession } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** D1 §9: whoever leafs through does not mark each page. */
export const MARK_READ_MS = 150;

/** Marks an announcement as read once it has stood for a moment; never for a trial account (D1 §6). */
export function useMarkRead(announcement: Announcement | undefined): void {
  const client = useQueryClient();
  const type = useSession()?.type ?? -1;
  const unread = announcement?.read === false ? announcement.id : undefined;
  useEffect(
    function markAfterAMoment() {
      if (unread === undefined || !accountType(type).marksRead) return;
      const timer = setTimeout(() => {
        api.announcements
          .markRead(unread)
          .then(() => client.invalidateQueries({ queryKey: MINE }))
          // It stays unread, which the list shows: nothing was lost.
          .catch(() => undefined);
      }, MARK_READ_MS);
      return () => clearTimeout(timer);
    },
    [unread, type, client],
  );
}
