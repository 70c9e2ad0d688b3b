import { api, type Promotion } from '@lobby/api-client';
import { PROMOTIONS } from './promotions.query';
import type { Status } from './standing';

/** Statuses in which an application or a sign-up can be sent. */
const OPEN: ReadonlySet<Status> = new Set<Status>(['join', 'rejected', 'coming', 'close']);

/** Refusals that show a promotion to have changed: it is fetched again. */
export const OUTDATED = {
  'promotion.not.eligible': PROMOTIONS,
  'promotion.taken': PROMOTIONS,
  'record.not.found': PROMOTIONS,
} as const;

/** Whether the member takes part: an application or a sign-up has arrived. */
const isTaken = ({ status }: Promotion) => status != null && !OPEN.has(status);

/**
 * Options of a form that takes part in a promotion: sent once. If the response is lost, or the platform refuses it as
 * taken, the promotion's status has the outcome (decision 21).
 */
export const takingPart = (promoId: string) =>
  ({
    settle: async () => {
      const promotion = await api.rewards.promotion({ promoId });
      return isTaken(promotion) ? { answer: undefined } : undefined;
    },
    repeated: ['promotion.taken'],
  }) as const;
