import { api } from '@lobby/api-client';
import { useAccountType } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PROMOTIONS } from '../promotions.query';

/** Marks an open promotion as read, except for accounts that may not (D1 §6). If it fails, it stays unread. */
export function useMarkPromotionRead(promoId: string | undefined): void {
  const client = useQueryClient();
  const marksRead = useAccountType()?.marksRead;
  useEffect(
    function markShown() {
      if (promoId === undefined || !marksRead) return;
      void api.announcements.markRead(promoId).then(
        () => client.invalidateQueries({ queryKey: [...PROMOTIONS, 'list'] }),
        () => undefined,
      );
    },
    [promoId, marksRead, client],
  );
}
