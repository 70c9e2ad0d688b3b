import { api, type Promotion } from '@lobby/api-client';
import { addAmounts, type Amount } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';
import { PROMOTIONS } from '../promotions.query';

/** Event that a member has signed up for. */
interface Event {
  promoId: string;
  categories: Promotion['terms']['categories'];
  /** Sign-up and end, ms since the epoch. */
  from: number;
  until: number;
}

/** A member's valid stakes in an event's categories between sign-up and end. */
export const stakedQuery = ({ promoId, categories, from, until }: Event) =>
  queryOptions({
    queryKey: [...PROMOTIONS, 'staked', promoId, from],
    queryFn: async ({ signal }): Promise<Amount> => {
      const known = categories.filter((category) => category !== 'UNKNOWN');
      const sums = await Promise.all(
        known.map((category) =>
          api.orders.list({ category, startDate: from, endDate: until, size: 1 }, { signal }),
        ),
      );
      return sums.reduce((sum, { footer }) => addAmounts(sum, footer.validStake), '0');
    },
  });
