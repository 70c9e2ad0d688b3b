import { api } from '@lobby/api-client';
import {
  DEFAULT_CURRENCY,
  storageAtom,
  usableCurrency,
  type Brand,
  type CurrencyFormat,
  MINUTE_MS,
} from '@lobby/core';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { serverFlagsAtom } from '../flags/flags';
import { currentBrand } from '../session/brand';
import { sessionStore } from '../session/store';
import { useFirstWait } from './first-wait';

/** Persisted, so that a picture has the same address before and after the settings load. */
export const imageHostsAtom = storageAtom('imageHosts');

/** The merchant's settings; never refetched by screens, refreshed by the shell. Sets the hosts of `useImageHosts`. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => {
    const settings = await api.merchant.settings({ signal });
    sessionStore.set(imageHostsAtom, settings.imageHosts);
    return { ...settings, currency: usableCurrency(settings.currency) };
  },
  staleTime: Infinity,
});

/** The merchant's whitelabel; never refetched by screens, refreshed by the shell. Sets `serverFlagsAtom`. */
export const whitelabelQuery = queryOptions({
  queryKey: ['whitelabel'],
  queryFn: async ({ signal }) => {
    const whitelabel = await api.merchant.whitelabel({ signal });
    sessionStore.set(serverFlagsAtom, whitelabel.flags);
    return whitelabel;
  },
  staleTime: Infinity,
});

/** Milliseconds; contacts of customer service change daily. */
const CONTACTS_FRESH_MS = 10 * MINUTE_MS;

/** Contacts of customer service. */
export const serviceContactsQuery = queryOptions({
  queryKey: ['service-contacts'],
  queryFn: ({ signal }) => api.merchant.serviceContacts({ signal }),
  staleTime: CONTACTS_FRESH_MS,
});

/** Whether the flags are known: loaded, or the defaults because they did not load. Fetches them while `wanted`. */
export function useFlagsKnown(wanted = true): boolean {
  return !useFirstWait(useQuery({ ...whitelabelQuery, enabled: wanted }));
}

/** Sets `serverFlagsAtom` from the whitelabel in a published page; no-op without one. */
export function readPublishedFlags(queries: QueryClient): void {
  const whitelabel = queries.getQueryData(whitelabelQuery.queryKey);
  if (whitelabel) sessionStore.set(serverFlagsAtom, whitelabel.flags);
}

/**
 * Returns the template of a screen: the platform's, else the brand's (decision 3). Undefined until the whitelabel query
 * has settled.
 */
export function useTemplate(screen: keyof Brand['templates']): 'base' | 'new' | undefined {
  const query = useQuery(whitelabelQuery);
  if (useFirstWait(query)) return undefined;
  return (query.data?.templates ?? currentBrand().templates)[screen];
}

/** Currency format of the settings; undefined until they are loaded. */
export function useCurrency(): CurrencyFormat | undefined {
  return useQuery(settingsQuery).data?.currency;
}

/**
 * Returns the format of an amount that has its own symbol (D1 §3): the settings' format, or the documents' default if
 * they do not load (D1 §9). Undefined until that is known.
 */
export function useCurrencyOf(symbol: string | undefined): CurrencyFormat | undefined {
  const settings = useQuery(settingsQuery);
  if (useFirstWait(settings) || symbol === undefined) return undefined;
  return { ...(settings.data?.currency ?? DEFAULT_CURRENCY), symbol };
}

const onImageHosts = (listener: () => void) => sessionStore.sub(imageHostsAtom, listener);
const noHosts: readonly string[] = [];

/** One shared empty list: a new one would make React render the published HTML again. */
const namedHosts = () => {
  const hosts = sessionStore.get(imageHostsAtom);
  return hosts.length > 0 ? hosts : noHosts;
};

/**
 * Returns the image hosts of the last loaded settings; the brand's before the first load, if the settings have none,
 * and in published HTML. Never fetches.
 */
export function useImageHosts(): readonly string[] {
  const hosts = useSyncExternalStore(onImageHosts, namedHosts, () => noHosts);
  return hosts.length > 0 ? hosts : currentBrand().imageHosts;
}
