import { HOME_PATHS } from '@lobby/core';
import { useScreenHandle, type ScreenHandle } from '@lobby/feature-kit';
import { useLocation } from 'react-router-dom';

const isHomePath = (path: string) => HOME_PATHS.some((home) => home === path);

interface Screen extends ScreenHandle {
  isHome: boolean;
}

/** Handle of the current route; `ft=0` in the query hides the bottom bar (D1 §2). */
export function useScreen(): Screen {
  const { search } = useLocation();
  const screen = useScreenHandle();
  const barHidden = new URLSearchParams(search).get('ft') === '0';
  const isHome = isHomePath(screen.path);
  return { ...screen, bottomBar: screen.bottomBar && !barHidden, isHome };
}
