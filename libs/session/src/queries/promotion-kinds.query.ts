import { api } from '@lobby/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/viewer';
import { marketingKey } from './account.query';

/** Kinds of promotion that are open to the viewer: those of the brand, to a member in a break none (D2 §3, decision 83). */
const promotionKindsQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: [...(signedIn ? marketingKey : []), 'promotion-kinds'],
    queryFn: async ({ signal }) => {
      const { content } = await api.rewards.availablePromotions({ signal });
      return content.filter(({ enabled }) => enabled).map(({ key }) => key);
    },
    staleTime: 5 * 60_000,
  });

/** Kinds of promotion that are open to the viewer. */
export function usePromotionKinds() {
  return useQuery(promotionKindsQuery(useSession() !== null));
}
