import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { guard } from './guard';
import type { Need } from './denial';

/** Where the header's back arrow leads: Home, back in history, or no arrow. */
export type BackRule = 'home' | 'history' | 'none';

export interface ScreenHandle {
  /** Label of the header's title, as `namespace:key`. */
  title: string;
  header: boolean;
  bottomBar: boolean;
  back: BackRule;
  needs: Need | null;
}

/** One screen: the router, the guard, the frame and `npm run routes` read it. */
export interface ScreenRoute {
  path: string;
  /** English name of the screen, for listings. */
  screen: string;
  handle: ScreenHandle;
  /** Loads the screen's chunk with its labels. */
  load(): Promise<{ Component: ComponentType }>;
}

/** The router's form of a screen. The loader is empty: it makes the guard run at every revalidation. */
export function toRoute({ path, handle, load }: ScreenRoute): RouteObject {
  return { path, handle, middleware: [guard(handle.needs)], loader: () => null, lazy: load };
}
