import { configureApi } from '@lobby/api-client';
import { writeStored, type Brand, type Language } from '@lobby/core';
import { currentLanguage } from '@lobby/i18n';
import { createSandbox, isBrandCode, type Sandbox } from '@lobby/sandbox';
import {
  currentToken,
  endSession,
  resetSession,
  sessionAtom,
  sessionStore,
  setBrand,
  toRoute,
  type ScreenRoute,
} from '@lobby/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import aurora from '@lobby/brand-aurora';
import { startLabels, type LabelSource } from './labels';
import { createTestQueryClient } from './query-client';

interface ScreenOptions {
  /** Address the test starts at. */
  at: string;
  /** A seeded account; absent is a guest. */
  user?: string;
  brand?: Brand;
  language?: Language;
  /** What the platform is like before the screen asks: faults, flags, content. */
  prepare?(sandbox: Sandbox): void;
}

export interface RenderedScreen extends RenderResult {
  sandbox: Sandbox;
  /** Path and query in force. */
  address(): string;
}

let shared: Sandbox | undefined;

/** The sandbox of this test file, freshly reset. */
export function testSandbox(): Sandbox {
  shared ??= createSandbox({ database: ':memory:' });
  shared.reset();
  return shared;
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

function signIn(sandbox: Sandbox, user: string, brand: string): void {
  if (!isBrandCode(brand)) throw new Error(`the sandbox does not know the brand ${brand}`);
  sessionStore.set(sessionAtom, sandbox.control.session({ user, brand }).record);
}

/**
 * Shows real routes with real queries against the sandbox in this process: there is no second mock.
 * Screens are found by role and name.
 */
export async function renderScreen(
  routes: readonly ScreenRoute[],
  labels: readonly LabelSource[],
  { at, user, brand = aurora, language = 'EN', prepare }: ScreenOptions,
): Promise<RenderedScreen> {
  const sandbox = testSandbox();
  prepare?.(sandbox);
  resetSession();
  setBrand(brand);
  writeStored('language', language);
  await startLabels(brand, labels);
  wire(sandbox, brand);
  if (user) signIn(sandbox, user, brand.merchant);
  const children = [...routes.map(toRoute), { path: '*', element: null }];
  const router = createMemoryRouter([{ hydrateFallbackElement: <></>, children }], {
    initialEntries: [at],
  });
  const view = render(
    <QueryClientProvider client={createTestQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    ...view,
    sandbox,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
