import { configureApi } from '@lobby/api-client';
import {
  applyPreferences,
  deviceId,
  displayMode,
  keepInvitation,
  merchantOf,
  readStored,
  showBrandFace,
  whenIdle,
  type Brand,
  type BrandFace,
} from '@lobby/core';
import { autoLoginAtStart } from '@lobby/feature-account';
import { createQueryClient } from '@lobby/feature-kit';
import { currentLanguage, startI18n } from '@lobby/i18n';
import {
  currentToken,
  removePreviousAccount,
  expireSession,
  requirePasswordChange,
  setBrand,
  statusQuery,
} from '@lobby/session';
import { retryLoad, onFileGone, tellIfGone, watchBack } from '@lobby/ui-kit';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type DataRouter,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import '../labels';
import { loadDeferredFrame } from '../frame/frame';
import { watchNetwork } from '../frame/use-online';
import { listenForInstall } from '../install/install-offer';
import { fillFromPage, isPublished } from '../publish/published-page';
import { dropInput, replayInput } from '../publish/replay-input';
import { reloadOnArrival } from '../worker/reload-on-arrival';
import { App } from './app';
import { frameRoutes } from './frame-routes';

function configure(brand: Brand): void {
  setBrand(brand);
  configureApi({
    baseUrl: '',
    merchant: merchantOf(brand, location.hostname, readStored('testMerchant')),
    encryptionKey: brand.encryptionKey,
    tokenInPayload: false,
    language: currentLanguage,
    token: currentToken,
    deviceId,
    standalone: () => displayMode() === 'standalone',
    onSessionLost: expireSession,
    onPasswordDue: requirePasswordChange,
    onLoadError: tellIfGone,
    fetch: (input, init) => fetch(input, init),
    progressBy: 'xhr',
  });
}

const after = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Attempts to load the labels, which a published page gets from a file: within 44 s. */
const LABEL_TRIES = 5;

/**
 * Loads the screen of the address, since hydration renders it at once. Returns the router's hydration data, so that it
 * skips a first navigation, which would scroll to the top. Rejects if a chunk does not load.
 */
async function loadScreen(routes: RouteObject[]): Promise<HydrationState> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) };
}

declare global {
  /** Settles when the style sheets of the page have loaded (`tools/vite/chunk-loader.js`). */
  var lobbySheets: Promise<unknown> | undefined;
  /** The page's start timeout (`tools/vite/first-files.js`): report a failure, or cancel it. */
  var lobbyStart: { fail: () => void; end: () => void } | undefined;
}

/** Settles when the document is parsed: a cached script may run earlier. */
async function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** Moves the skeleton in front of the content into `#root`. */
function showSkeleton(root: HTMLElement): void {
  const skeleton = document.querySelector('body > .sk-page');
  if (skeleton) root.replaceChildren(skeleton);
}

const endWatch = () => globalThis.lobbyStart?.end();

/** Once published content is hydrated: replays earlier input, and loads the deferred frame. */
function onAlive(): void {
  endWatch();
  replayInput();
  whenIdle(() => {
    // It retries when rendered.
    loadDeferredFrame().catch(() => undefined);
  });
}

/** Starts the router in `#root`: hydrates published content, or renders from scratch. */
async function startRouter(root: HTMLElement, queries: QueryClient): Promise<DataRouter> {
  const routes = frameRoutes();
  const hydrationData = isPublished() ? await loadScreen(routes).catch(() => undefined) : undefined;
  const stands = hydrationData !== undefined;
  // Matching the routes was a long task: yield before the next.
  if (stands) await after(0);
  watchBack();
  const router = createBrowserRouter(routes, stands ? { hydrationData } : {});
  const app = (
    <App queries={queries} onAlive={stands ? onAlive : endWatch}>
      <RouterProvider router={router} />
    </App>
  );
  if (stands) {
    fillFromPage(queries);
    // Time-sliced: one long task would delay the response to a press.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    dropInput();
    showSkeleton(root);
    await globalThis.lobbySheets;
    createRoot(root).render(app);
  }
  return router;
}

/** Runs work once the first screen has loaded. */
function onFirstScreen(router: DataRouter, work: () => void): void {
  if (router.state.initialized) return work();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    work();
  });
}

async function start(brand: Brand, face: BrandFace): Promise<void> {
  configure(brand);
  void showBrandFace(face);
  listenForInstall();
  keepInvitation(location.search);
  // Evaluating the script was a long task: yield before the next.
  await after(0);
  applyPreferences({
    textSize: readStored('textSize'),
    motion: readStored('quiet') ? 'less' : readStored('motion'),
  });
  watchNetwork();
  const queries = createQueryClient();
  removePreviousAccount(queries);
  void queries.prefetchQuery(statusQuery);
  await pageParsed();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  await retryLoad(() => startI18n(brand, ['shell']), LABEL_TRIES);
  const router = await startRouter(root, queries);
  const stop = onFileGone(() => {
    stop();
    reloadOnArrival(router, queries);
  });
  // Both are optional: ignore failed imports.
  autoLoginAtStart(queries).catch(() => undefined);
  onFirstScreen(router, () =>
    whenIdle(() => {
      import('../page-fade/page-fade').then(
        ({ startPageFade }) => startPageFade(router),
        () => undefined,
      );
    }),
  );
}

/**
 * Renders a brand's app into `#root` in its typeface. Rejects, and the page shows a failure, if the labels do not load
 * or there is no `#root`.
 */
export async function startLobby(brand: Brand, face: BrandFace): Promise<void> {
  try {
    await start(brand, face);
  } catch (error) {
    globalThis.lobbyStart?.fail();
    throw error;
  }
}
