import type { Announcement } from '@lobby/api-client';
import { optionalLazy, loadRichText, loadSheet, usePromptQueue } from '@lobby/ui-kit';
import { Suspense, useState, type ReactNode } from 'react';
import { usePopup } from './use-popup';

/** Loads sheet and rich text together, so that the open sheet does not grow. Rejects if one does not load. */
async function loadPopupSheet() {
  const [sheet] = await Promise.all([import('./popup-sheet'), loadRichText(), loadSheet()]);
  return sheet;
}

const PopupSheet = optionalLazy(loadPopupSheet);

interface AnnouncementPopupProps {
  /** Popups of the board, unfiltered. */
  popups: readonly Announcement[];
  /** Rendered once no popup is due, or all were closed. */
  children?: ReactNode;
}

/** Popups that are due, `POPUP_DELAY_MS` after mount or after the list changed (D1 §4). */
export function AnnouncementPopup({ popups, children }: AnnouncementPopupProps) {
  const { open, shown, settled, close } = usePopup(popups, loadPopupSheet);
  const turn = usePromptQueue(open);
  const [opened, setOpened] = useState(false);
  if (turn && !opened) setOpened(true);
  // Stays mounted after it opened once, for the closing animation.
  const list = shown.map(({ id }) => id).join('\n');
  return (
    <>
      {opened && list !== '' && (
        <Suspense fallback={null}>
          {/* Remounts for another list, to start at its first popup. */}
          <PopupSheet key={list} open={turn} popups={shown} onClose={close} />
        </Suspense>
      )}
      {settled && children}
    </>
  );
}
