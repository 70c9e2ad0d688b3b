import { api } from '@lobby/api-client';
import { accountType, useSession } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PROMOTIONS } from '../promotions.query';

/** Marks a promotion that is shown as read; never for accounts that may not (D1 §6). A failure leaves it unread. */
export function useMarkPromotionRead(promoId: string | undefined): void {
  const client = useQueryClient();
  const type = useSession()?.type ?? -1;
  useEffect(
    function markShown() {
      if (promoId === undefined || !accountType(type).marksRead) return;
      void api.announcements.markRead(promoId).then(
        () => client.invalidateQueries({ queryKey: [...PROMOTIONS, 'list'] }),
        () => undefined,
      );
    },
    [promoId, type, client],
  );
}
