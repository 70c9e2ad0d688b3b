import { api } from '@lobby/api-client';
import { PATHS, pathWith, type Language } from '@lobby/core';
import { pageQuery, type PageQueries } from '@lobby/feature-kit';
import { settingsQuery } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** A text written by the merchant. */
export const textQuery = (id: 'joinUs' | 'aboutUs', language: Language) =>
  queryOptions({
    queryKey: ['merchant-text', id, language],
    queryFn: ({ signal }) => api.merchant.page({ id }, { signal }),
    staleTime: Infinity,
  });

/** The merchant's sponsorships, newest first. */
export const sponsorsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['sponsors', language],
    queryFn: async ({ signal }) => (await api.merchant.sponsors({ signal })).list,
    staleTime: Infinity,
  });

/** Address of a sponsorship. */
export const sponsorPath = (id: string): string => pathWith(PATHS.sponsor, { id });

const sponsors: PageQueries = (_address, language) => [pageQuery(sponsorsQuery(language))];

/** Prefetched queries of these pages, by path. */
export const pagesPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.sponsors]: sponsors,
  [PATHS.sponsor]: sponsors,
  [PATHS.joinUs]: (_address, language) => [pageQuery(textQuery('joinUs', language))],
  [PATHS.aboutUs]: (_address, language) => [pageQuery(textQuery('aboutUs', language))],
  [PATHS.download]: () => [pageQuery(settingsQuery)],
};
