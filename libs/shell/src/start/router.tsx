import { toRoute } from '@lobby/feature-kit';
import { lazy, Suspense } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { Frame } from '../frame/frame';
import { FrameSkeleton } from '../frame/frame-skeleton';
import { PlainCrash } from '../frame/plain-crash';
import { fallbackRoute, screenRoutes } from '../routes';

/** What failed may be the network, and then this chunk fails too. */
const CrashScreen = lazy(() =>
  import('../frame/crash-screen').catch(() => ({ default: PlainCrash })),
);

/** The frame around every screen; addresses nobody knows show all games (D1 §2). */
export function createRouter() {
  const children = [...screenRoutes, fallbackRoute()].map(toRoute);
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: (
        <Suspense fallback={<FrameSkeleton />}>
          <CrashScreen />
        </Suspense>
      ),
      hydrateFallbackElement: <FrameSkeleton />,
      children,
    },
  ]);
}

export type DataRouter = ReturnType<typeof createRouter>;
