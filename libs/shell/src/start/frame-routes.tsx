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

/**
 * Error boundary of the routes: within the frame, whose bars go on, or in its place. Reloads once if a newer version has
 * replaced the screen's files.
 */
function RouteError({ framed = false }: { framed?: boolean }) {
  const wait = framed ? null : <FrameSkeleton />;
  return useReloadIfGone() ? (
    wait
  ) : (
    <Suspense fallback={wait}>
      <CrashScreen framed={framed} />
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
      children: [
        {
          errorElement: <RouteError framed />,
          children: [...screenRoutes, fallbackRoute()].map(toRoute),
        },
      ],
    },
  ];
}
