import { useEffect, useState } from 'react';
import { APPEND_INTERVAL_MS, createPacer } from './pacer';

interface ShownPagesOptions {
  /** Which list: another one begins anew. */
  list: string;
  /** Pages that have been fetched. */
  arrived: number;
  /** The end of what is shown is near. */
  atEnd: boolean;
  /** Pages shown from the start: more than one when coming back to a place further down. */
  firstShown: number;
}

/** How many of the fetched pages are shown: one more near the end, at most once a second (D2 §9). */
export function useShownPages({ list, arrived, atEnd, firstShown }: ShownPagesOptions): number {
  const [progress, setProgress] = useState({ list, shown: firstShown });
  const [pace] = useState(() => createPacer(APPEND_INTERVAL_MS));
  const shown = progress.list === list ? progress.shown : 1;

  useEffect(() => {
    if (!atEnd || arrived <= shown) return;
    return pace(() => setProgress({ list, shown: shown + 1 }));
  }, [atEnd, arrived, shown, list, pace]);

  return shown;
}
