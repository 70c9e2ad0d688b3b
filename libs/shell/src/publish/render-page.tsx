import { configureApi } from '@lobby/api-client';
import { clearStored, type Brand, type Language } from '@lobby/core';
import { createQueryClient, type ScreenHandle } from '@lobby/feature-kit';
import { labelsInUse, startEngine, type Catalogue } from '@lobby/i18n';
import { resetSession, setBrand, statusQuery } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { PublishedQuery } from './published-page';
import { gateOf } from '../status-gate/gate';
import { App } from '../start/app';
import { frameRoutes } from '../start/frame-routes';
import '../labels';

/** Which page to publish, and where its data comes from. */
export interface PageRequest {
  brand: Brand;
  language: Language;
  /** Path without search. */
  path: string;
  /** Answers the platform's calls; gets a path and query such as `/wps/system/status`. */
  fetch(input: string, init: RequestInit): Promise<Response>;
}

/** A published page: what a guest sees at its path. */
export interface RenderedPage {
  /** Content of `#root`. */
  html: string;
  title: string;
  /** Public data on the page; never the platform's status. */
  data: PublishedQuery[];
  /** Labels on the page, by namespace. */
  labels: Readonly<Record<string, Catalogue>>;
}

/** Rounds of queries: each may show parts that ask for more. */
const MAX_ROUNDS = 4;

function configure({ brand, language, fetch }: PageRequest): void {
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
}

/** Fetches what the last rendering asked for. Returns how many queries it were. */
async function fetchAsked(queries: QueryClient): Promise<number> {
  const asked = queries
    .getQueryCache()
    .getAll()
    .filter(({ state, options, meta }) => {
      const { enabled } = options as { enabled?: unknown };
      return state.status === 'pending' && (enabled !== false || meta?.published === true);
    });
  await Promise.all(asked.map((query) => query.fetch().catch(() => undefined)));
  return asked.length;
}

async function textOf(stream: ReadableStream): Promise<string> {
  return new Response(stream).text();
}

/** Public data by query, without the status: that is always asked for. */
function dataOf(queries: QueryClient): PublishedQuery[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && queryKey[0] !== statusQuery.queryKey[0])
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

/** Title of the screen, as the frame writes it. */
function titleOf({ matches }: StaticHandlerContext, labels: RenderedPage['labels']): string {
  const { title } = matches.at(-1)?.route.handle as ScreenHandle;
  const [namespace = '', key = ''] = title.split(':');
  return String(labels[namespace]?.[key] ?? title);
}

/** Renders a page as a guest sees it. Returns undefined while the platform is closed; rejects if a screen fails. */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  configure(request);
  await startEngine(request.brand, request.language, ['common', 'shell']);
  const queries = createQueryClient();
  if (gateOf(await queries.fetchQuery(statusQuery)) !== 'open') return undefined;
  const { query, dataRoutes } = createStaticHandler(frameRoutes());
  const context = await query(new Request(`http://lobby.invalid${request.path}`));
  if (context instanceof Response) throw new Error(`${request.path} leads elsewhere`);
  const router = createStaticRouter(dataRoutes, context);
  const render = async () => {
    const app = (
      <App queries={queries}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    );
    const errors: unknown[] = [];
    const { prelude } = await prerender(app, {
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    });
    const html = await textOf(prelude);
    if (errors.length > 0) throw errors[0];
    return html;
  };
  let html = await render();
  for (let round = 0; round < MAX_ROUNDS && (await fetchAsked(queries)) > 0; round += 1)
    html = await render();
  const labels = labelsInUse();
  const title = `${titleOf(context, labels)} · ${request.brand.name}`;
  return { html, title, data: dataOf(queries), labels };
}
