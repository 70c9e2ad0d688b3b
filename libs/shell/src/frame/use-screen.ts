import { HOME_PATHS } from '@lobby/core';
import type { ScreenHandle } from '@lobby/feature-kit';
import { useLocation, useMatches } from 'react-router-dom';

function isScreenHandle(value: unknown): value is ScreenHandle {
  return typeof value === 'object' && value !== null && 'bottomBar' in value;
}

/** For matches without a handle. */
const DEFAULT_HANDLE: ScreenHandle = {
  title: 'shell:home.title',
  header: false,
  bottomBar: false,
  back: 'none',
  needs: null,
};

/** The handle of a route; a default one for a route without. */
export const screenHandle = (handle: unknown): ScreenHandle =>
  isScreenHandle(handle) ? handle : DEFAULT_HANDLE;

interface Screen extends ScreenHandle {
  isHome: boolean;
}

/** Handle of the current route; `ft=0` in the query hides the bottom bar (D1 §2). */
export function useScreen(): Screen {
  const { pathname, search } = useLocation();
  const screen = screenHandle(useMatches().at(-1)?.handle);
  const barHidden = new URLSearchParams(search).get('ft') === '0';
  const isHome = HOME_PATHS.some((path) => path === pathname);
  return { ...screen, bottomBar: screen.bottomBar && !barHidden, isHome };
}
