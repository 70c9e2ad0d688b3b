import type { Announcement } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { useSession } from '@lobby/session';
import { useEffect, useMemo, useState } from 'react';
import { closed, popupsFor, recordFor, recordNameOf } from './popup-record';

/** D1 §9 */
export const POPUP_DELAY_MS = 500;

interface Popup {
  open: boolean;
  /** Due popups; kept while the closing animation plays. */
  shown: readonly Announcement[];
  close(): void;
}

/** Decides which popups are due, waits its moment, and remembers what was closed. */
export function usePopup(popups: readonly Announcement[] | undefined): Popup {
  const session = useSession();
  const due = useMemo(() => popupsFor(popups ?? [], session), [popups, session]);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<readonly Announcement[]>([]);
  const name = recordNameOf(session);

  useEffect(
    function showAfterAMoment() {
      if (popups === undefined) return;
      const record = recordFor(due, readStored(name));
      writeStored(name, record);
      if (!record.show || due.length === 0) {
        setOpen(false);
        return;
      }
      const timer = setTimeout(() => {
        setShown(due);
        setOpen(true);
      }, POPUP_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [popups, due, name],
  );

  const close = () => {
    setOpen(false);
    writeStored(name, closed(readStored(name)));
  };
  return { open, shown, close };
}
