import { toRoute } from '@lobby/session';
import { lazy, Suspense } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { Frame } from '../frame/frame';
import { FrameSkeleton } from '../frame/frame-skeleton';
import { fallbackRoute, screenRoutes } from '../routes';

const CrashScreen = lazy(() => import('../frame/crash-screen'));

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
