import { AnnouncementPopup } from '@lobby/feature-account';
import { Suspense } from 'react';
import { ContractBlock } from './contract-block';
import { useHomeBoard } from './announcements.query';

/** Login popups of Home (D1 §4), shown a moment later; then the contracts that wait for an answer. */
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
