import { configureApi } from '@lobby/api-client';
import { writeStored, type Brand, type Language } from '@lobby/core';
import { currentLanguage } from '@lobby/i18n';
import { createSandbox, isBrandCode, type BrandCode, type Sandbox } from '@lobby/sandbox';
import { toRoute, TranslatedKit, type ScreenRoute } from '@lobby/feature-kit';
import {
  currentToken,
  endSession,
  resetSession,
  sessionAtom,
  sessionStore,
  setBrand,
} from '@lobby/session';
import { Toaster } from '@lobby/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import aurora from '@lobby/brand-aurora';
import { putFault, type Failures } from './failure';
import { flagCodes, type FlagChange } from './flag-codes';
import { startLabels } from './labels';
import { createTestQueryClient } from './query-client';

export interface OpenOptions {
  /** A seeded account; absent is a guest. */
  user?: string | undefined;
  /** Aurora unless given. */
  brand?: Brand | undefined;
  /** English unless given. */
  language?: Language | undefined;
  /** What the platform says of its flags. */
  flags?: FlagChange | undefined;
  /** Calls that go wrong from the start. */
  answers?: Failures | undefined;
  /** What else the platform is like before the screen asks: content, status, clock. */
  prepare?: ((sandbox: Sandbox) => unknown) | undefined;
  /** Shows the frame's messages beside the screen. */
  toaster?: boolean | undefined;
  /** Keeps what happened on the platform and who is signed in, as a reload does. */
  reload?: boolean | undefined;
}

export interface RenderedScreen extends RenderResult {
  sandbox: Sandbox;
  /** Path and query in force. */
  address(): string;
}

let shared: Sandbox | undefined;

/** The sandbox of this test file, as the last test left it. */
export function currentSandbox(): Sandbox {
  shared ??= createSandbox({ database: ':memory:' });
  return shared;
}

/** The sandbox of this test file, freshly reset. */
export function testSandbox(): Sandbox {
  const sandbox = currentSandbox();
  sandbox.reset();
  return sandbox;
}

function brandCode({ merchant }: Brand): BrandCode {
  if (!isBrandCode(merchant)) throw new Error(`the sandbox does not know the brand ${merchant}`);
  return merchant;
}

function wire(sandbox: Sandbox, brand: Brand): void {
  configureApi({
    baseUrl: `http://${brand.code}.localhost`,
    merchant: brand.merchant,
    encryptionKey: brand.encryptionKey,
    tokenInPayload: false,
    language: currentLanguage,
    token: currentToken,
    deviceId: () => '3f0e1a5c-8a52-4b7e-9d0e-6a5d3b1c2f10',
    standalone: () => false,
    onSessionLost: () => endSession('expired'),
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });
}

/** A platform as the test wants it, and who is signed in there. */
function preparedSandbox(options: OpenOptions): Sandbox {
  const { user, brand = aurora, flags, answers = {}, prepare, reload } = options;
  const sandbox = reload ? currentSandbox() : testSandbox();
  if (flags) sandbox.control.flags({ brand: brandCode(brand), flags: flagCodes(flags) });
  for (const [call, how] of Object.entries(answers)) putFault(sandbox, call, how);
  prepare?.(sandbox);
  if (!reload) resetSession();
  if (user) {
    const { record } = sandbox.control.session({ user, brand: brandCode(brand) });
    sessionStore.set(sessionAtom, record);
  }
  return sandbox;
}

/**
 * Shows real routes with real queries against the sandbox in this process: there is no second mock.
 * Labels come with the routes. Answers before the screen's chunk has arrived.
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
  wire(sandbox, brand);
  const children = [...routes.map(toRoute), { path: '*', element: null }];
  const router = createMemoryRouter([{ hydrateFallbackElement: <></>, children }], {
    initialEntries: [at],
  });
  const view = render(
    <QueryClientProvider client={createTestQueryClient()}>
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
  };
}
