import { useSyncExternalStore } from 'react';

/** Widest the page's column gets, px. */
const COLUMN_PX = 480;
/** Rem across the design's page: 750 px, a hundred to one (D1 §2). */
const DESIGN_REM = 7.5;

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function zoomNow(): number {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.min(window.innerWidth, COLUMN_PX) / DESIGN_REM / rootPx;
}

/** The zoom at which a box's rems measure what the design meant, while the root keeps the person's size. */
export function useDesignZoom(): number {
  return useSyncExternalStore(listen, zoomNow, () => 1);
}
