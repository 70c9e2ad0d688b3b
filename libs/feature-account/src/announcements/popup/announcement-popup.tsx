import type { Announcement } from '@lobby/api-client';
import { optionalLazy, loadRichText, loadSheet, usePromptQueue } from '@lobby/ui-kit';
import { Suspense, useState, type ReactNode } from 'react';
import { usePopup } from './use-popup';

/** With the text's cleaner: a sheet that grows once it is there would push what is in it. */
const PopupSheet = optionalLazy(async () => {
  const [sheet] = await Promise.all([import('./popup-sheet'), loadRichText(), loadSheet()]);
  return sheet;
});

interface AnnouncementPopupProps {
  /** Popups of the board, as they came. */
  popups: readonly Announcement[];
  /** What has to wait until these were seen. */
  children?: ReactNode;
}

/** What the platform wants to be seen, 500 ms after the page or after the list changed (D1 §4). */
export function AnnouncementPopup({ popups, children }: AnnouncementPopupProps) {
  const { open, shown, settled, close } = usePopup(popups);
  const turn = usePromptQueue(open);
  const [begun, setBegun] = useState(false);
  if (turn && !begun) setBegun(true);
  // Once begun it stays, for its closing animation.
  const list = shown.map(({ id }) => id).join('\n');
  return (
    <>
      {begun && list !== '' && (
        <Suspense fallback={null}>
          {/* Another list begins with its first. */}
          <PopupSheet key={list} open={turn} popups={shown} onClose={close} />
        </Suspense>
      )}
      {settled && children}
    </>
  );
}
