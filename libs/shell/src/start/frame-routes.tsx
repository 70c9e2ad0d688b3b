import { screenList, toRoute } from '@lobby/feature-kit';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CrashFallback } from '../frame/crash-fallback';
import { Frame } from '../frame/frame';
import { FrameSkeleton } from '../frame/frame-skeleton';
import { fallbackRoute, screenRoutes } from '../routes';
import { useReloadIfGone } from '../worker/reload-once';

/** Falls back to bundled code: if the network failed, this chunk does not load either. */
const CrashScreen = lazy(() =>
  import('../frame/crash-screen').catch(() => ({ default: CrashFallback })),
);

/** Error boundary of all routes. If a newer version has replaced the screen's files, reloads once. */
function RouteError() {
  return useReloadIfGone() ? (
    <FrameSkeleton />
  ) : (
    <Suspense fallback={<FrameSkeleton />}>
      <CrashScreen />
    </Suspense>
  );
}

/** Routes of the app: all screens inside the frame; unknown paths show all games (D1 §2). */
export function frameRoutes(): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <FrameSkeleton />,
      handle: screenList(screenRoutes),
      children: [...screenRoutes, fallbackRoute()].map(toRoute),
    },
  ];
}
