import { HOME_PATHS, PATHS, type Language } from '@lobby/core';
import { accountPageQueries } from '@lobby/feature-account';
import { gamePageQueries, hotGamesQuery, menuQuery } from '@lobby/feature-games';
import {
  boardQuery,
  pageQuery,
  type PageQueries,
  type PageQuery,
  type ScreenRoute,
} from '@lobby/feature-kit';
import { memberPageQueries } from '@lobby/feature-member';
import { streamsPageQueries } from '@lobby/feature-streams';
import { accountKey, currentToken, redirectionFrom } from '@lobby/session';
import { matchRoutes } from 'react-router-dom';
import { fallbackRoute, screenRoutes } from './routes';

const home: PageQueries = (_address, language) => [
  pageQuery(hotGamesQuery(language)),
  pageQuery(boardQuery('home', currentToken() !== null, language)),
  pageQuery(menuQuery(language)),
];

const fallback = fallbackRoute();

/** First queries of the screens that are prefetched, by path. */
const PAGE_QUERIES: Readonly<Record<string, PageQueries | undefined>> = {
  ...Object.fromEntries(HOME_PATHS.map((path) => [path, home])),
  ...accountPageQueries,
  ...gamePageQueries,
  ...streamsPageQueries,
  ...memberPageQueries,
};

const ROUTES = [...screenRoutes, fallback];

/** A screen and the address it is shown at. */
interface Page {
  route: ScreenRoute;
  address: URL;
}

/** Returns the page that the current viewer sees at an address, after the guards. */
export function pageAt(address: URL): Page {
  const route = matchRoutes(ROUTES, address.pathname)?.at(-1)?.route ?? fallback;
  const redirection = redirectionFrom(address, route.handle.needs);
  return redirection ? pageAt(new URL(redirection.to, address)) : { route, address };
}

/** Returns the first queries of a page in a language; no account queries for a guest. */
export function pageQueries({ route, address }: Page, language: Language): readonly PageQuery[] {
  const path = route === fallback ? PATHS.allGames : route.path;
  // By the route's path: an address may differ in case and end with a slash.
  const queries = PAGE_QUERIES[path]?.(new URL(path + address.search, address), language) ?? [];
  return currentToken() === null
    ? queries.filter(({ queryKey }) => queryKey[0] !== accountKey[0])
    : queries;
}
