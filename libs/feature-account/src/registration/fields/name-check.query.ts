import { api } from '@lobby/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Milliseconds a name must stand before it is asked for. */
const NAME_CHECK_DELAY_MS = 250;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Whether a user name is free (D1 §7). */
export const nameCheckQuery = (userName: string) =>
  queryOptions({
    queryKey: ['user-name-free', userName],
    queryFn: async ({ signal }) => {
      await pause(NAME_CHECK_DELAY_MS, signal);
      return api.access.userNameIsFree(userName, { signal });
    },
    enabled: userName !== '',
    staleTime: 30_000,
  });

/** Nothing while it is not known: then the registration itself says. */
export function useNameCheck(userName: string): boolean | undefined {
  return useQuery(nameCheckQuery(userName)).data;
}
