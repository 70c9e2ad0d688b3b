import { api, type SystemStatus } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds between two looks at the status while the page is open. */
const STATUS_REFRESH_MS = 5 * 60_000;

/** The platform's status: the last known one at once, the present one behind it (D1 §4). */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async ({ signal }): Promise<SystemStatus> => {
    const status = await api.system.status({ signal });
    writeStored('systemStatus', status);
    return status;
  },
  placeholderData: () => readStored('systemStatus') ?? undefined,
  staleTime: 60_000,
  refetchInterval: STATUS_REFRESH_MS,
});
