import { configureApi } from '@lobby/api-client';
import { clearStored, type Brand, type Language } from '@lobby/core';
import { createQueryClient, screenHandle } from '@lobby/feature-kit';
import { labelOf, startEngine } from '@lobby/i18n';
import { resetSession, setBrand, statusQuery } from '@lobby/session';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from '../start/app';
import { frameRoutes } from '../start/frame-routes';
import { pageAt, pageQueries } from '../page-queries';
import { isPublic } from '../public-queries';
import { gateOf } from '../status-gate/gate';
import '../labels';
import type { PublishedQuery } from './published-page';

/** The page to publish, and the source of its data. */
export interface PageRequest {
  brand: Brand;
  language: Language;
  /** Path without search. */
  path: string;
  /** Handles the platform's calls; receives a path with its query, such as `/wps/system/status`. */
  fetch(address: string, init: RequestInit): Promise<Response>;
}

/** A published page: a guest's view of its path. */
export interface RenderedPage {
  /** Content of `#root`. */
  html: string;
  /** Title of the screen, without the brand's name. */
  title: string;
  /** Public data that the screen shows. */
  data: PublishedQuery[];
}

/** Base address of pages that are not served yet. */
const ORIGIN = 'http://lobby.invalid';

/** Rounds of queries: the parts that one response renders may need more. */
const MAX_ROUNDS = 4;

/** Screens, labels and session are global to the process: one page is rendered at a time. */
function configure({ brand, language, fetch }: PageRequest): Promise<void> {
  clearStored();
  resetSession();
  setBrand(brand);
  configureApi({
    baseUrl: '',
    merchant: brand.merchant,
    encryptionKey: brand.encryptionKey,
    tokenInPayload: false,
    language: () => language,
    token: () => null,
    deviceId: () => 'publisher',
    standalone: () => false,
    onSessionLost: () => undefined,
    onPasswordDue: () => undefined,
    fetch: (input, init) => fetch(String(input), init ?? {}),
  });
  return startEngine(brand, language, ['common', 'shell']);
}

const allQueries = (queries: QueryClient) => queries.getQueryCache().getAll();

/** Whether the screen waits for a public query, or would once the browser is idle (`meta.published`). */
function needsFetch(query: Query): boolean {
  const { state, options, meta } = query;
  const waits = 'enabled' in options && options.enabled === false;
  return isPublic(query) && state.status === 'pending' && (!waits || meta?.published === true);
}

/** Renders to HTML, with every lazy part loaded. Rejects if a part fails. */
async function htmlOf(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    // Streamed parts would need React's inline script in the page.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Fetches the page's prefetch queries: most screens need no others. Rejects if a call fails. */
async function fetchFirst({ path, language }: PageRequest, queries: QueryClient): Promise<void> {
  const first = pageQueries(pageAt(new URL(path, ORIGIN)), language).filter(isPublic);
  await Promise.all(first.map((query) => query.prefetch(queries)));
  const failed = allQueries(queries).find(({ state }) => state.status === 'error');
  if (failed) throw failed.state.error;
}

/** Renders, fetches the screen's queries, and renders again, until no query is left to fetch. */
async function settledHtml(app: ReactNode, queries: QueryClient): Promise<string> {
  let html = await htmlOf(app);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const asked = allQueries(queries).filter(needsFetch);
    if (asked.length === 0) break;
    await Promise.all(asked.map((query) => query.fetch()));
    html = await htmlOf(app);
  }
  return html;
}

/** Whether the page includes the data of a query. */
const isPublished = (query: Query) => isPublic(query) && query.meta?.published !== false;

/** Data of the screen's public queries. */
const dataOf = (queries: QueryClient): PublishedQuery[] =>
  allQueries(queries)
    .filter((query) => query.state.data !== undefined && isPublished(query))
    .map(({ queryKey, state }) => ({ key: [...queryKey], data: state.data }));

/** Title of the screen, in the current language. */
function titleOf({ matches }: StaticHandlerContext): string {
  const handle: unknown = matches.at(-1)?.route.handle;
  return labelOf(screenHandle(handle).title);
}

/**
 * Renders a page as a guest sees it. Returns undefined while the platform is closed. Rejects if the screen or a call
 * fails: failures are not published.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  await configure(request);
  const queries = createQueryClient();
  if (gateOf(await queries.fetchQuery(statusQuery)) !== 'open') return undefined;
  const { query, dataRoutes } = createStaticHandler(frameRoutes());
  const context = await query(new Request(new URL(request.path, ORIGIN)));
  if (context instanceof Response) throw new Error(`${request.path} leads elsewhere`);
  await fetchFirst(request, queries);
  const html = await settledHtml(
    <App queries={queries}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    queries,
  );
  return { html, title: titleOf(context), data: dataOf(queries) };
}
