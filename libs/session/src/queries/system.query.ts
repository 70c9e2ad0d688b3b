import { api } from '@lobby/api-client';
import { DEFAULT_CURRENCY, type CurrencyFormat } from '@lobby/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { serverFlagsAtom } from '../flags/flags';
import { currentBrand } from '../session/brand';
import { sessionStore } from '../session/store';

/** The merchant's settings; loaded once per page. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.merchant.settings({ signal }),
  staleTime: Infinity,
});

/** The merchant's whitelabel; loaded once per page. Sets `serverFlagsAtom`. */
export const whitelabelQuery = queryOptions({
  queryKey: ['whitelabel'],
  queryFn: async ({ signal }) => {
    const whitelabel = await api.merchant.whitelabel({ signal });
    sessionStore.set(serverFlagsAtom, whitelabel.flags);
    return whitelabel;
  },
  staleTime: Infinity,
});

/** Currency format of the settings; the documents' default until they are loaded (D1 §9). */
export function useCurrency(): CurrencyFormat {
  return useQuery(settingsQuery).data?.currency ?? DEFAULT_CURRENCY;
}

/** Image hosts of the settings; the brand's until they are loaded, or if they name none. Never fetches. */
export function useImageHosts(): readonly string[] {
  const hosts = useQuery({ ...settingsQuery, enabled: false }).data?.imageHosts;
  return hosts?.length ? hosts : currentBrand().imageHosts;
}
