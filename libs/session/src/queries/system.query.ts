import { api } from '@lobby/api-client';
import { DEFAULT_CURRENCY, type CurrencyFormat } from '@lobby/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { serverFlagsAtom } from '../flags/flags';
import { currentBrand } from '../session/brand';
import { sessionStore } from '../session/store';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.merchant.settings({ signal }),
  staleTime: Infinity,
});

export const whitelabelQuery = queryOptions({
  queryKey: ['whitelabel'],
  queryFn: async ({ signal }) => {
    const whitelabel = await api.merchant.whitelabel({ signal });
    sessionStore.set(serverFlagsAtom, whitelabel.flags);
    return whitelabel;
  },
  staleTime: Infinity,
});

/** How amounts are written: of the settings, until then the documents' default. */
export function useCurrency(): CurrencyFormat {
  return useQuery(settingsQuery).data?.currency ?? DEFAULT_CURRENCY;
}

/** Hosts of pictures: of the settings, until then the brand's. */
export function useImageHosts(): readonly string[] {
  const hosts = useQuery({ ...settingsQuery, enabled: false }).data?.imageHosts;
  return hosts?.length ? hosts : currentBrand().imageHosts;
}
