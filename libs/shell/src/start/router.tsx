import { toRoute } from '@lobby/feature-kit';
import { lazy, Suspense } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { Frame } from '../frame/frame';
import { FrameSkeleton } from '../frame/frame-skeleton';
import { CrashFallback } from '../frame/crash-fallback';
import { fallbackRoute, screenRoutes } from '../routes';

/** Falls back to bundled code: if the network failed, this chunk does not load either. */
const CrashScreen = lazy(() =>
  import('../frame/crash-screen').catch(() => ({ default: CrashFallback })),
);

/** Creates the router: all screens inside the frame; unknown paths show all games (D1 §2). */
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

/** The app's router. */
export type DataRouter = ReturnType<typeof createRouter>;
