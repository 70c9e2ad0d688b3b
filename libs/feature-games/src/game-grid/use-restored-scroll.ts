import { currentBrand } from '@lobby/session';
import { tileColumns } from '@lobby/ui-kit';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { savedGames, savedScroll, pagesDownTo } from './scroll-memory';

/** Router state of a forward navigation that restores the list's position like a step back. */
export const RESTORE_SCROLL = 'restore-scroll';

interface RestoredScroll {
  address: string;
  /** Pixels; 0 for a list opened from its start. */
  top: number;
  /** Pages needed to reach `top`. */
  pages: number;
}

/** Maximum width of the app's column in pixels. */
const COLUMN_PX = 480;

function restoredScroll(address: string, pageSize: number): RestoredScroll {
  const top = savedScroll(address);
  const shown = Math.ceil(savedGames(address) / pageSize);
  if (top > 0 && shown > 0) return { address, top, pages: shown };
  const { clientWidth, clientHeight: viewport } = document.documentElement;
  const measures = tileColumns(Math.min(clientWidth, COLUMN_PX), currentBrand().layout.tile);
  return { address, top, pages: pagesDownTo({ top, viewport, pageSize, ...measures }) };
}

/** Scroll position a list starts from: where it was left after a step back, else 0. */
export function useRestoredScroll(pageSize: number): RestoredScroll {
  const { pathname, search, state } = useLocation();
  const restores = useNavigationType() === 'POP' || state === RESTORE_SCROLL;
  const address = pathname + search;
  const [first] = useState(() =>
    restores ? restoredScroll(address, pageSize) : { address, top: 0, pages: 1 },
  );
  return { ...first, address };
}
