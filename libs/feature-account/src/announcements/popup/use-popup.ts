import type { Announcement } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { takeInterruption, useSession } from '@lobby/session';
import { useEffect, useMemo, useState } from 'react';
import { closedRecord, popupsFor, recordFor, recordNameOf } from './popup-record';

/** Milliseconds before popups open (D1 §9). */
export const POPUP_DELAY_MS = 500;

type Popups = readonly Announcement[];

interface Popup {
  open: boolean;
  /** Popups in the sheet; kept while it closes, for the animation. */
  shown: Popups;
  /** No popup was due, or all were closed. */
  settled: boolean;
  close(): void;
}

/**
 * Decides which popups are due, opens them after `POPUP_DELAY_MS`, records that they were closed.
 * @param load Loads the sheet's code; called as the delay begins. The opening sheet retries what it rejects.
 */
export function usePopup(popups: Popups, load: () => Promise<unknown>): Popup {
  const session = useSession();
  const due = useMemo(() => popupsFor(popups, session), [popups, session]);
  const [shown, setShown] = useState<Popups>([]);
  const [open, setOpen] = useState(false);
  const [settled, setSettled] = useState(false);
  const name = recordNameOf(session);

  useEffect(
    function openAfterDelay() {
      const record = recordFor(due, readStored(name));
      writeStored(name, record);
      writeStored('popupList', record.list);
      const wanted = record.show && due.length > 0;
      if (wanted) load().catch(() => {});
      const timer = setTimeout(() => {
        if (!wanted || !takeInterruption()) return setSettled(true);
        setShown(due);
        setOpen(true);
      }, POPUP_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [due, name, load],
  );

  const close = () => {
    setOpen(false);
    setSettled(true);
    writeStored(name, closedRecord(shown));
  };
  // Closes at once when other popups become due; those open after the delay.
  return { open: open && shown === due, shown, settled, close };
}
