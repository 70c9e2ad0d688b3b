import { AnnouncementPopup } from '@lobby/feature-account';
import { Suspense } from 'react';
import { ContractBlock } from './contract-block';
import { useHomeBoard } from './announcements.query';

/** Popups of Home, then contract prompts (D1 §4). */
export default function PopupBlock() {
  const popups = useHomeBoard().data?.popups;
  if (popups === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementPopup popups={popups}>
        <ContractBlock />
      </AnnouncementPopup>
    </Suspense>
  );
}
