import {
  screenList,
  toRoute,
  TranslatedKit,
  useBack,
  type ScreenHandle,
  type ScreenRoute,
} from '@lobby/feature-kit';
import { AppColumn, Toaster, TopBar } from '@lobby/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider, useMatches } from 'react-router-dom';
import type { StoryPlatform } from './story-platform';

/** State of one rendering of a story. */
export interface Look {
  router: ReturnType<typeof createMemoryRouter>;
  client: QueryClient;
  platform: StoryPlatform;
}

const handleOf = (matches: ReturnType<typeof useMatches>) =>
  matches.at(-1)?.handle as ScreenHandle | undefined;

/** Column, header and toasts of the product's frame; the bottom bar belongs to the shell. */
function StoryFrame() {
  const { t } = useTranslation();
  const handle = handleOf(useMatches());
  const goBack = useBack(handle?.back ?? 'none');
  return (
    <TranslatedKit>
      <AppColumn>
        {handle?.header && (
          <TopBar
            title={t(handle.title, handle.title)}
            onBack={handle.back === 'none' ? undefined : goBack}
          />
        )}
        <main>
          <Outlet />
        </main>
        <Toaster />
      </AppColumn>
    </TranslatedKit>
  );
}

/** Without frame, for components with their own. */
function Unframed() {
  return (
    <TranslatedKit>
      <Outlet />
    </TranslatedKit>
  );
}

/** Renders an address with fresh state. */
export function createLook(
  { routes, framed }: { routes: readonly ScreenRoute[]; framed: boolean },
  at: string,
  platform: StoryPlatform,
): Look {
  const children = [...routes.map(toRoute), { path: '*', element: null }];
  const router = createMemoryRouter(
    [
      {
        element: framed ? <StoryFrame /> : <Unframed />,
        hydrateFallbackElement: <></>,
        handle: screenList(routes),
        children,
      },
    ],
    { initialEntries: [at] },
  );
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  return { router, client, platform };
}

export function StoryScreen({ look: { client, router } }: { look: Look }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Milliseconds without pending answers or DOM changes after which a screen has settled. */
const QUIET_MS = 60;
/** Milliseconds after which a screen counts as settled in any case. */
const LONGEST_MS = 4000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether a chunk, an answer, a query retry or the first texts are pending. */
function isBusy({ router, client, platform }: Look): boolean {
  const { initialized, navigation } = router.state;
  const waiting = client.isFetching() + client.isMutating();
  return (
    !initialized ||
    navigation.state !== 'idle' ||
    platform.underWay() > 0 ||
    waiting > platform.pending() ||
    document.body.innerText.trim() === ''
  );
}

/** Waits until the screen's chunk and all answers are shown. */
export async function settled(look: Look): Promise<void> {
  let quietSince = performance.now();
  const stir = () => {
    quietSince = performance.now();
  };
  const observer = new MutationObserver(stir);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end && performance.now() - quietSince < QUIET_MS) {
    await pause(16);
    if (isBusy(look)) stir();
  }
  observer.disconnect();
}
