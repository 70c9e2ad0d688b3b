import { TranslatedKit } from '@lobby/feature-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';

/** What stands around the router, in the browser and in a published page. */
export function App({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <TranslatedKit>{children}</TranslatedKit>
      </QueryClientProvider>
    </StrictMode>
  );
}
