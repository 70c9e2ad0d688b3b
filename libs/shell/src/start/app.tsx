import { TranslatedKit } from '@lobby/feature-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect, type ReactNode } from 'react';

interface AppProps {
  queries: QueryClient;
  children: ReactNode;
  /** Called once the first screen reacts to input. */
  onAlive?: (() => void) | undefined;
}

/** Providers around the router; the same in the browser and in a published page, as hydration requires. */
export function App({ queries, children, onAlive }: AppProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <TranslatedKit>{children}</TranslatedKit>
      </QueryClientProvider>
    </StrictMode>
  );
}
