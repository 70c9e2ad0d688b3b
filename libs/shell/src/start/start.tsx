import { configureApi } from '@lobby/api-client';
import {
  applyPreferences,
  deviceId,
  displayMode,
  keepInvitation,
  merchantOf,
  readStored,
  whenIdle,
  type Brand,
} from '@lobby/core';
import { autoLogin } from '@lobby/feature-account';
import { createQueryClient, TranslatedKit } from '@lobby/feature-kit';
import { currentLanguage, startI18n } from '@lobby/i18n';
import {
  currentToken,
  loseSession,
  requirePasswordChange,
  setBrand,
  statusQuery,
} from '@lobby/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '../labels';
import { createRouter } from './router';

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
    onSessionLost: loseSession,
    onPasswordDue: requirePasswordChange,
    fetch: (input, init) => fetch(input, init),
  });
}

/** Renders the app of a brand into `#root`. Rejects if the labels do not load or there is no `#root`. */
export async function startLobby(brand: Brand): Promise<void> {
  configure(brand);
  keepInvitation(location.search);
  applyPreferences({ textSize: readStored('textSize'), motion: readStored('motion') });
  const queries = createQueryClient();
  void queries.prefetchQuery(statusQuery);
  await startI18n(brand, ['shell']);
  const router = createRouter();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <TranslatedKit>
          <RouterProvider router={router} />
        </TranslatedKit>
      </QueryClientProvider>
    </StrictMode>,
  );
  // Both are optional: ignore failed imports.
  autoLogin().catch(() => undefined);
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    whenIdle(() => {
      import('../page-fade/page-fade').then(
        ({ startPageFade }) => startPageFade(router),
        () => undefined,
      );
    });
  });
}
