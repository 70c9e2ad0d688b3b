import type { Announcement } from '@lobby/api-client';
import { loadRichText, loadSheet, optionalLazy, preloadPicture } from '@lobby/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { useAnnouncementPictures } from '../announcement-picture';
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
  /** Rendered once no popup is due, all were closed, or those that are due failed to load. */
  children?: ReactNode;
}

/** Popups that are due, `POPUP_DELAY_MS` after mount or after the list changed (D1 §4). */
export function AnnouncementPopup({ popups, children }: AnnouncementPopupProps) {
  const pictures = useAnnouncementPictures();
  const { open, shown, settled, close } = usePopup(popups, ([first]) => {
    const picture = pictures(first?.picture);
    if (picture) preloadPicture(picture);
    return loadPopupSheet();
  });
  const list = shown.map(({ id }) => id).join('\n');
  return (
    <>
      {list !== '' && (
        <Suspense fallback={null}>
          {/* Remounts for another list, to start at its first popup. */}
          <PopupSheet key={list} open={open} popups={shown} onClose={close} />
        </Suspense>
      )}
      {settled && children}
    </>
  );
}
