import { api, type SystemStatus } from '@lobby/api-client';
import { readStored, writeStored, MINUTE_MS } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Interval of the status while the page is visible. */
const STATUS_REFRESH_MS = 5 * MINUTE_MS;

/** System status; the last known one as placeholder until the current one is loaded (D1 §4). Stores each result. */
export const statusQuery = queryOptions<SystemStatus>({
  queryKey: ['status'],
  queryFn: async ({ signal }) => {
    const status = await api.system.status({ signal });
    writeStored('systemStatus', status);
    return status;
  },
  placeholderData: () => readStored('systemStatus') ?? undefined,
  staleTime: MINUTE_MS,
  refetchInterval: STATUS_REFRESH_MS,
});
