import { api } from '@lobby/api-client';
import {
  DEFAULT_CURRENCY,
  storageAtom,
  usableCurrency,
  type Brand,
  type CurrencyFormat,
} from '@lobby/core';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { serverFlagsAtom } from '../flags/flags';
import { currentBrand } from '../session/brand';
import { sessionStore } from '../session/store';
import { useFirstWait } from './first-wait';

/** Kept from visit to visit, so that a picture has one address before and after the settings are loaded. */
export const imageHostsAtom = storageAtom('imageHosts');

/** The merchant's settings; no screen asks for them twice, the shell renews them. Sets the hosts of `useImageHosts`. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => {
    const settings = await api.merchant.settings({ signal });
    sessionStore.set(imageHostsAtom, settings.imageHosts);
    return { ...settings, currency: usableCurrency(settings.currency) };
  },
  staleTime: Infinity,
});

/** The merchant's whitelabel; no screen asks for it twice, the shell renews it. Sets `serverFlagsAtom`. */
export const whitelabelQuery = queryOptions({
  queryKey: ['whitelabel'],
  queryFn: async ({ signal }) => {
    const whitelabel = await api.merchant.whitelabel({ signal });
    sessionStore.set(serverFlagsAtom, whitelabel.flags);
    return whitelabel;
  },
  staleTime: Infinity,
});

/** Milliseconds; contacts of customer service change by the day. */
const CONTACTS_FRESH_MS = 10 * 60_000;

/** Contacts of customer service. */
export const serviceContactsQuery = queryOptions({
  queryKey: ['service-contacts'],
  queryFn: ({ signal }) => api.merchant.serviceContacts({ signal }),
  staleTime: CONTACTS_FRESH_MS,
});

/** Whether the flags are known: loaded, or the defaults because they did not load. Asks for them while `wanted`. */
export function useFlagsKnown(wanted = true): boolean {
  return !useFirstWait(useQuery({ ...whitelabelQuery, enabled: wanted }));
}

/** Sets `serverFlagsAtom` from a whitelabel that a page was published with; no-op without one. */
export function takePublishedFlags(queries: QueryClient): void {
  const whitelabel = queries.getQueryData(whitelabelQuery.queryKey);
  if (whitelabel) sessionStore.set(serverFlagsAtom, whitelabel.flags);
}

/** The template of a screen: the platform's, else the brand's (decision 3). Undefined until the platform was asked. */
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
 * How an amount is written that came with a symbol of its own (D1 §3): in the format of the settings, in the documents'
 * default where they do not load (D1 §9). Undefined until that is known.
 */
export function useCurrencyOf(symbol: string | undefined): CurrencyFormat | undefined {
  const settings = useQuery(settingsQuery);
  if (useFirstWait(settings) || symbol === undefined) return undefined;
  return { ...(settings.data?.currency ?? DEFAULT_CURRENCY), symbol };
}

const onImageHosts = (listener: () => void) => sessionStore.sub(imageHostsAtom, listener);
const noHosts: readonly string[] = [];

/** One list where none are named: React renders again what sees another one after the server's HTML. */
const namedHosts = () => {
  const hosts = sessionStore.get(imageHostsAtom);
  return hosts.length > 0 ? hosts : noHosts;
};

/**
 * Image hosts that the settings named last; the brand's until they were loaded once, if they name none, and in HTML
 * of the server. Never fetches.
 */
export function useImageHosts(): readonly string[] {
  const hosts = useSyncExternalStore(onImageHosts, namedHosts, () => noHosts);
  return hosts.length > 0 ? hosts : currentBrand().imageHosts;
}
