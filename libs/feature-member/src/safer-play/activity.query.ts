import { api } from '@lobby/api-client';
import { startOfDay } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';
import type { Span } from './activity-span';

/** Money and play time of a span of days. `offsetMs`: offset of the brand's time zone from UTC, ms. */
export const activityQuery = ({ first, last }: Span, offsetMs: number) =>
  queryOptions({
    queryKey: [...accountKey, 'activity', first, last, offsetMs],
    queryFn: ({ signal }) =>
      api.protection.activity(
        { startDate: startOfDay(first, offsetMs), endDate: startOfDay(last + 1, offsetMs) - 1 },
        { signal },
      ),
  });
