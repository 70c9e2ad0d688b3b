import { toRoute } from '@lobby/feature-kit';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CrashFallback } from '../frame/crash-fallback';
import { Frame } from '../frame/frame';
import { FrameSkeleton } from '../frame/frame-skeleton';
import { fallbackRoute, screenRoutes } from '../routes';

/** Falls back to bundled code: if the network failed, this chunk does not load either. */
const CrashScreen = lazy(() =>
  import('../frame/crash-screen').catch(() => ({ default: CrashFallback })),
);

/** Routes of the app: all screens inside the frame; unknown paths show all games (D1 §2). */
export function frameRoutes(): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: (
        <Suspense fallback={<FrameSkeleton />}>
          <CrashScreen />
        </Suspense>
      ),
      hydrateFallbackElement: <FrameSkeleton />,
      children: [...screenRoutes, fallbackRoute()].map(toRoute),
    },
  ];
}
