import type { Announcement } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { claimPopup, useSession } from '@lobby/session';
import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { closedRecord, popupsFor, recordFor, recordNameOf } from './popup-record';

/** Milliseconds before popups open (D1 §9). */
export const POPUP_DELAY_MS = 500;

type Popups = readonly Announcement[];

interface Popup {
  open: boolean;
  /** Popups in the sheet, before it opens and while it closes, for the animation. */
  shown: Popups;
  /** True if no popup was due, all were closed, or those that are due failed to load. */
  settled: boolean;
  close(): void;
}

/**
 * Determines the due popups, opens them after `POPUP_DELAY_MS`, records that they were closed.
 * @param load Loads what the sheet needs for these popups; called as the delay begins. The sheet retries what it rejects.
 */
export function usePopup(popups: Popups, load: (due: Popups) => Promise<unknown>): Popup {
  const session = useSession();
  const due = useMemo(() => popupsFor(popups, session), [popups, session]);
  const [shown, setShown] = useState<Popups>([]);
  const [open, setOpen] = useState(false);
  const [settled, setSettled] = useState(false);
  const name = recordNameOf(session);
  const loadDue = useEffectEvent(load);
  /** Open popups stay when the list changes, unless none of them is in it. */
  const stays = open && shown.some(({ id }) => due.some((popup) => popup.id === id));
  const hasOpen = useEffectEvent(() => stays);

  useEffect(
    function openAfterDelay() {
      const record = recordFor(due, readStored(name));
      writeStored(name, record);
      writeStored('popupList', record.list);
      if (hasOpen()) return;
      const wanted = record.show && due.length > 0;
      let waits = wanted;
      const mount = () => {
        // Previous popups may still be closing.
        if (waits) startTransition(() => setShown((now) => (now.length > 0 ? now : due)));
      };
      if (wanted) loadDue(due).then(mount, () => setSettled(true));
      const timer = setTimeout(() => {
        waits = false;
        const opens = wanted && claimPopup();
        setShown(opens ? due : []);
        setOpen(opens);
        if (!opens) setSettled(true);
      }, POPUP_DELAY_MS);
      return () => {
        waits = false;
        clearTimeout(timer);
      };
    },
    [due, name],
  );

  const close = () => {
    setOpen(false);
    setSettled(true);
    writeStored(name, closedRecord(shown));
  };
  return { open: stays, shown, settled, close };
}
