import { currentBrand } from '@lobby/session';
import { tileColumns } from '@lobby/ui-kit';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keptGames, keptScroll, pagesDownTo } from './scroll-memory';

/** Router state of a way back that is no step back in history: the list shows the place it was left at. */
export const RESTORE_SCROLL = 'keep-place';

interface Return {
  address: string;
  /** Pixels; 0 for a list opened anew. */
  top: number;
  /** Pages that reach down to the place. */
  pages: number;
}

/** Pixels of the widest column of the app. */
const COLUMN_PX = 480;

function returnTo(address: string, pageSize: number): Return {
  const top = keptScroll(address);
  const shown = Math.ceil(keptGames(address) / pageSize);
  if (top > 0 && shown > 0) return { address, top, pages: shown };
  const { clientWidth, clientHeight: viewport } = document.documentElement;
  const measures = tileColumns(Math.min(clientWidth, COLUMN_PX), currentBrand().layout.tile);
  return { address, top, pages: pagesDownTo({ top, viewport, pageSize, ...measures }) };
}

/** Where a list begins: at its top, or where it was left when one comes back to it. */
export function useRestoredScroll(pageSize: number): Return {
  const { pathname, search, state } = useLocation();
  const comesBack = useNavigationType() === 'POP' || state === RESTORE_SCROLL;
  const address = pathname + search;
  const [first] = useState(() =>
    comesBack ? returnTo(address, pageSize) : { address, top: 0, pages: 1 },
  );
  return { ...first, address };
}
