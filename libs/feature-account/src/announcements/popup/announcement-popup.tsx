import type { Announcement } from '@lobby/api-client';
import { lazy, Suspense } from 'react';
import { usePopup } from './use-popup';

const PopupSheet = lazy(() => import('./popup-sheet'));

interface AnnouncementPopupProps {
  /** Popups of the board, as they came; nothing while it is fetched. */
  popups: readonly Announcement[] | undefined;
}

/** What the platform wants to be seen, 500 ms after the page or after the list changed (D1 §4). */
export function AnnouncementPopup({ popups }: AnnouncementPopupProps) {
  const { open, shown, close } = usePopup(popups);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PopupSheet open={open} popups={shown} onClose={close} />
    </Suspense>
  );
}
