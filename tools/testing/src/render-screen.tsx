import { configureApi } from '@lobby/api-client';
import { writeStored, type Brand, type Language } from '@lobby/core';
import { createSandbox, isBrandCode, type BrandCode, type Sandbox } from '@lobby/sandbox';
import {
  createQueryClient,
  screenList,
  toRoute,
  TranslatedKit,
  type ScreenRoute,
} from '@lobby/feature-kit';
import { pausePopups, resetSession, sessionAtom, sessionStore, setBrand } from '@lobby/session';
import { Toaster } from '@lobby/ui-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterTest } from '@lobby/after-test';
import aurora from '@lobby/brand-aurora';
import { putFault, type Failures } from './failure';
import { flagCodes, type FlagChange } from './flag-codes';
import { passGates } from './hold';
import { startLabels } from './labels';
import { testApiConfig } from './test-api-config';

export interface OpenOptions {
  /** Seeded account; default: guest. */
  user?: string | undefined;
  /** Default: Aurora. */
  brand?: Brand | undefined;
  /** Default: English. */
  language?: Language | undefined;
  /** Flags of the platform. */
  flags?: FlagChange | undefined;
  /** Failing calls from the start. */
  answers?: Failures | undefined;
  /** Prepares the platform before the first call: content, status, clock. */
  prepare?: ((sandbox: Sandbox) => unknown) | undefined;
  /** Announcements may pop up automatically; default: none does, as it would hide the page. */
  popups?: boolean | undefined;
  /** Also renders the toaster. */
  toaster?: boolean | undefined;
  /** Query client with earlier data; default: empty. */
  queries?: QueryClient | undefined;
  /** Keeps platform state and session, like a page reload. */
  reload?: boolean | undefined;
}

export interface RenderedScreen extends RenderResult {
  sandbox: Sandbox;
  /** Current path and query. */
  address(): string;
  /** Opens another address of the same page, as a link does. */
  goTo(at: string): Promise<void>;
  /** Number of queries and mutations in flight. */
  inFlight(): number;
}

let shared: Sandbox | undefined;
let resets = 0;

/** Resets the sandbox; pages that were opened before reach it no more. */
function reset(sandbox: Sandbox): void {
  resets += 1;
  sandbox.reset();
}

// A test may use the sandbox before it opens a screen.
afterTest.add(() => {
  if (shared) reset(shared);
});

/** Sandbox of this test file, unchanged. */
export function currentSandbox(): Sandbox {
  shared ??= createSandbox({ database: ':memory:' });
  return shared;
}

/** Sandbox of this test file, reset. */
export function testSandbox(): Sandbox {
  const sandbox = currentSandbox();
  reset(sandbox);
  return sandbox;
}

function brandCode({ merchant }: Brand): BrandCode {
  if (!isBrandCode(merchant)) throw new Error(`the sandbox does not know the brand ${merchant}`);
  return merchant;
}

/** Sends the calls of the page to a sandbox, as a brand. */
export function wire(
  sandbox: Sandbox,
  brand: Brand,
  send: Sandbox['fetch'] = (request) => sandbox.fetch(request),
): void {
  configureApi(
    testApiConfig(brand, {
      baseUrl: `http://${brand.code}.localhost`,
      fetch: (input, init) => send(new Request(input, init)),
    }),
  );
}

/** Sends calls of a page; a late one, such as a retry, gets no answer after the next reset. */
function sendUntilReset(sandbox: Sandbox): Sandbox['fetch'] {
  const before = resets;
  return (request) =>
    resets === before
      ? passGates(request, (passed) => sandbox.fetch(passed))
      : new Promise(() => undefined);
}

/** Sandbox prepared with the options, and the session record. */
function preparedSandbox(options: OpenOptions): Sandbox {
  const { user, brand = aurora, flags, answers = {}, popups, prepare, reload } = options;
  const sandbox = reload ? currentSandbox() : testSandbox();
  if (flags) sandbox.control.flags({ brand: brandCode(brand), flags: flagCodes(flags) });
  for (const [call, how] of Object.entries(answers)) putFault(sandbox, call, how);
  if (!popups) pausePopups();
  prepare?.(sandbox);
  if (!reload) resetSession();
  if (user) {
    const { record } = sandbox.control.session({ user, brand: brandCode(brand) });
    sessionStore.set(sessionAtom, record);
  }
  return sandbox;
}

/**
 * Renders real routes with real queries against the in-process sandbox, without mocks. Labels load with the
 * routes. Resolves before the screen's chunk has loaded.
 */
export async function renderScreen(
  routes: readonly ScreenRoute[],
  at: string,
  options: OpenOptions = {},
): Promise<RenderedScreen> {
  const { brand = aurora, language = 'EN', toaster = false } = options;
  const sandbox = preparedSandbox(options);
  setBrand(brand);
  writeStored('language', language);
  await startLabels(brand);
  wire(sandbox, brand, sendUntilReset(sandbox));
  const children = [...routes.map(toRoute), { path: '*', element: null }];
  const router = createMemoryRouter(
    [{ hydrateFallbackElement: <></>, handle: screenList(routes), children }],
    { initialEntries: [at] },
  );
  const client = options.queries ?? createQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <TranslatedKit>
        <RouterProvider router={router} />
        {toaster && <Toaster />}
      </TranslatedKit>
    </QueryClientProvider>,
  );
  return {
    ...view,
    sandbox,
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (at) => act(() => router.navigate(at)),
    inFlight: () => client.isFetching() + client.isMutating(),
  };
}
