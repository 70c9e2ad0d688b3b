import { api } from '@lobby/api-client';
import { PROMOTIONS } from './promotions.query';
import { STATUSES } from './statuses';

/** Queries to refetch after a refusal: the promotion has changed. */
export const OUTDATED = {
  'promotion.not.eligible': PROMOTIONS,
  'promotion.taken': PROMOTIONS,
  'record.not.found': PROMOTIONS,
} as const;

/**
 * Options of a form that joins a promotion. It sends once; if the response is lost or the platform answers "already
 * taken", the outcome is read from the promotion's status (decision 21).
 */
export const takePartOnce = (promoId: string) =>
  ({
    settle: async () => {
      const { status } = await api.rewards.promotion({ promoId });
      return status && STATUSES[status].takesPart ? { answer: undefined } : undefined;
    },
    repeated: ['promotion.taken'],
  }) as const;
