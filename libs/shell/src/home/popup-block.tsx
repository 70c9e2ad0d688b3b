import type { Announcement } from '@lobby/api-client';
import { AnnouncementPopup } from '@lobby/feature-account';
import { Suspense } from 'react';
import { ContractBlock } from './contract-block';

/** Popups of Home, then contract prompts (D1 §4). */
export default function PopupBlock({ popups }: { popups: readonly Announcement[] }) {
  return (
    <Suspense fallback={null}>
      <AnnouncementPopup popups={popups}>
        <ContractBlock />
      </AnnouncementPopup>
    </Suspense>
  );
}
