import type { Announcement } from '@lobby/api-client';
import { formatDay, useLabels } from '@lobby/i18n';
import { openAddress, useImageHosts, usePictures } from '@lobby/session';
import { Picture, RichText, Sheet } from '@lobby/ui-kit';
import { useState } from 'react';
import { Pager } from './pager';
import styles from './popup.module.css';

interface PopupSheetProps {
  open: boolean;
  popups: readonly Announcement[];
  onClose(): void;
}

/** One popup at a time, with the way to the others (D1 §4). */
export default function PopupSheet({ open, popups, onClose }: PopupSheetProps) {
  const t = useLabels(['account', 'common']);
  const pictures = usePictures();
  const hosts = useImageHosts();
  const [at, setAt] = useState(0);
  const index = Math.min(at, popups.length - 1);
  const popup = popups[index];
  if (!popup) return null;
  const follow = (address: string) => {
    onClose();
    openAddress(address);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('announcements.title')}
      title={popup.title}
      eyebrow={formatDay(popup.startDate)}
      closeLabel={t('common:action.close')}
      art={popup.picture && <Picture {...pictures(popup.picture)} alt="" />}
    >
      <div className={styles.text} key={popup.id}>
        <RichText html={popup.content} imageOrigins={hosts} scale="design" onLink={follow} />
      </div>
      {popups.length > 1 && <Pager index={index} total={popups.length} onTurn={setAt} />}
    </Sheet>
  );
}
