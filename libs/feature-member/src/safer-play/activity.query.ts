import { api } from '@lobby/api-client';
import { startOf } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';
import type { Span } from './activity-span';

/** Money and time of a span of days; the brand's clock is `offsetMs` from UTC. */
export const activityQuery = ({ first, last }: Span, offsetMs: number) =>
  queryOptions({
    queryKey: [...accountKey, 'activity', first, last],
    queryFn: ({ signal }) =>
      api.protection.activity(
        { startDate: startOf(first, offsetMs), endDate: startOf(last + 1, offsetMs) - 1 },
        { signal },
      ),
  });
