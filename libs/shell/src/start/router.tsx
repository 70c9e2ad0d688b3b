import { toRoute } from '@lobby/session';
import { createBrowserRouter } from 'react-router-dom';
import { CrashScreen } from '../frame/crash-screen';
import { Frame } from '../frame/frame';
import { FrameSkeleton } from '../frame/frame-skeleton';
import { fallbackRoute, screenRoutes } from '../routes';

/** The frame around every screen; addresses nobody knows show all games (D1 §2). */
export function createRouter() {
  const children = [...screenRoutes, fallbackRoute()].map(toRoute);
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <CrashScreen />,
      hydrateFallbackElement: <FrameSkeleton />,
      children,
    },
  ]);
}

export type DataRouter = ReturnType<typeof createRouter>;
