import type { Announcement } from '@lobby/api-client';
import { AnnouncementPopup } from '@lobby/feature-account';
import { Suspense } from 'react';
import { ContractBlock } from './contract-block';

interface PopupBlockProps {
  /** Popups of the board, unfiltered; undefined if it did not load. */
  popups: readonly Announcement[] | undefined;
}

/** Popups of Home, then contract prompts (D1 §4), which do not need the board. */
export default function PopupBlock({ popups }: PopupBlockProps) {
  if (!popups) return <ContractBlock />;
  return (
    <Suspense fallback={null}>
      <AnnouncementPopup popups={popups}>
        <ContractBlock />
      </AnnouncementPopup>
    </Suspense>
  );
}
