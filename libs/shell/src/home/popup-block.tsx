import { AnnouncementPopup } from '@lobby/feature-account';
import { Suspense } from 'react';
import { useHomeBoard } from './announcements.query';

/** Login popups of Home (D1 §4); fetched with the board, shown a moment later. */
export function PopupBlock() {
  const popups = useHomeBoard().data?.popups;
  if (popups === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementPopup popups={popups} />
    </Suspense>
  );
}
