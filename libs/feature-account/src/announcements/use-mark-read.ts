import { api, type Announcement, type AnnouncementBoard } from '@lobby/api-client';
import { unreadCountQuery, useAccountType } from '@lobby/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BOARDS } from './announcements.query';
import { enqueueMarkRead } from './mark-read-queue';

const withRead = (board: AnnouncementBoard, id: string): AnnouncementBoard => ({
  ...board,
  notices: board.notices.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)),
  unreadCount: Math.max(0, board.unreadCount - 1),
});

/** Marks on the platform, then updates and refetches the lists (D1 §4). A failure is ignored: it stays unread. */
async function mark(client: QueryClient, id: string): Promise<void> {
  try {
    await api.announcements.markRead(id);
  } catch {
    return;
  }
  client.setQueriesData<AnnouncementBoard>(
    { queryKey: BOARDS },
    (board) => board && withRead(board, id),
  );
  void client.invalidateQueries({ queryKey: BOARDS });
  void client.invalidateQueries({ queryKey: unreadCountQuery.queryKey });
}

/** Marks an unread announcement as read; never for account types that may not (D1 §6). */
export function useMarkRead(announcement: Announcement | undefined): void {
  const client = useQueryClient();
  const marksRead = useAccountType()?.marksRead;
  const unread = announcement?.read === false ? announcement.id : undefined;
  useEffect(
    function markOpened() {
      if (unread === undefined || !marksRead) return;
      enqueueMarkRead(unread, () => mark(client, unread));
    },
    [unread, marksRead, client],
  );
}
