import { HOME_PATHS } from '@lobby/core';
import type { ScreenHandle } from '@lobby/feature-kit';
import { useLocation, useMatches } from 'react-router-dom';

function isScreenHandle(value: unknown): value is ScreenHandle {
  return typeof value === 'object' && value !== null && 'bottomBar' in value;
}

/** For matches without a handle. */
const DEFAULT_HANDLE: ScreenHandle = {
  path: '',
  title: 'shell:home.title',
  header: false,
  bottomBar: false,
  back: 'none',
  needs: null,
};

/** The handle of a route; a default one for a route without. */
export const screenHandle = (handle: unknown): ScreenHandle =>
  isScreenHandle(handle) ? handle : DEFAULT_HANDLE;

const isHomePath = (path: string) => HOME_PATHS.some((home) => home === path);

interface Screen extends ScreenHandle {
  isHome: boolean;
}

/** Handle of the current route; `ft=0` in the query hides the bottom bar (D1 §2). */
export function useScreen(): Screen {
  const { search } = useLocation();
  const screen = screenHandle(useMatches().at(-1)?.handle);
  const barHidden = new URLSearchParams(search).get('ft') === '0';
  const isHome = isHomePath(screen.path);
  return { ...screen, bottomBar: screen.bottomBar && !barHidden, isHome };
}
