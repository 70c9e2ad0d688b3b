import type { Announcement } from '@lobby/api-client';
import { lazyPart, loadRichText, loadSheet, useClearStage } from '@lobby/ui-kit';
import { Suspense, useState } from 'react';
import { usePopup } from './use-popup';

/** With the text's cleaner: a sheet that grows once it is there would push what is in it. */
const PopupSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([import('./popup-sheet'), loadRichText(), loadSheet()]);
  return sheet;
});

interface AnnouncementPopupProps {
  /** Popups of the board, as they came. */
  popups: readonly Announcement[];
}

/** What the platform wants to be seen, 500 ms after the page or after the list changed (D1 §4). */
export function AnnouncementPopup({ popups }: AnnouncementPopupProps) {
  const { open, shown, close } = usePopup(popups);
  const clear = useClearStage();
  const [begun, setBegun] = useState(false);
  // Two dialogs at once help nobody: a popup waits for a question to be answered, and then stays.
  if (shown.length > 0 && clear && !begun) setBegun(true);
  if (shown.length === 0 || !begun) return null;
  const list = shown.map(({ id }) => id).join('\n');
  return (
    <Suspense fallback={null}>
      {/* Another list begins with its first. */}
      <PopupSheet key={list} open={open} popups={shown} onClose={close} />
    </Suspense>
  );
}
