import type { Announcement } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { useSession } from '@lobby/session';
import { useEffect, useMemo, useState } from 'react';
import { closedRecord, popupsFor, recordFor, recordNameOf } from './popup-record';

/** D1 §9 */
export const POPUP_DELAY_MS = 500;

type Popups = readonly Announcement[];

interface Popup {
  open: boolean;
  /** The popups that are shown; kept while the closing animation plays. */
  shown: Popups;
  /** Nothing was due, or what was due has been closed. */
  settled: boolean;
  close(): void;
}

/** Decides which popups are due, waits its moment, and remembers what was closed. */
export function usePopup(popups: Popups): Popup {
  const session = useSession();
  const due = useMemo(() => popupsFor(popups, session), [popups, session]);
  const [shown, setShown] = useState<Popups>([]);
  const [open, setOpen] = useState(false);
  const [settled, setSettled] = useState(false);
  const name = recordNameOf(session);

  useEffect(
    function showAfterAMoment() {
      const record = recordFor(due, readStored(name));
      writeStored(name, record);
      writeStored('popupList', record.list);
      const timer = setTimeout(() => {
        if (!record.show || due.length === 0) return setSettled(true);
        setShown(due);
        setOpen(true);
      }, POPUP_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [due, name],
  );

  const close = () => {
    setOpen(false);
    setSettled(true);
    writeStored(name, closedRecord(shown));
  };
  // Other popups are due by now: these leave, and theirs is the next moment.
  return { open: open && shown === due, shown, settled, close };
}
