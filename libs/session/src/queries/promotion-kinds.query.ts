import { api } from '@lobby/api-client';
import { MINUTE_MS } from '@lobby/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/viewer';
import { marketingKey } from './account.query';

/**
 * Kinds of promotion that are open to the viewer: those of the brand; none during a member's break (D2 §3, decision
 * 83).
 */
const promotionKindsQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: [...(signedIn ? marketingKey : []), 'promotion-kinds'],
    queryFn: async ({ signal }) => {
      const { content } = await api.rewards.availablePromotions({ signal });
      return content.filter(({ enabled }) => enabled).map(({ key }) => key);
    },
    staleTime: 5 * MINUTE_MS,
  });

/** Kinds of promotion that are open to the viewer. */
export function usePromotionKinds() {
  return useQuery(promotionKindsQuery(useSession() !== null));
}
