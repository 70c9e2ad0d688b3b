import type { Announcement } from '@lobby/api-client';
import { formatDay } from '@lobby/i18n';
import { TextSheet } from '@lobby/feature-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementPicture, useAllowedPicture } from '../announcement-picture';
import { Pager } from './pager';

interface PopupSheetProps {
  open: boolean;
  popups: readonly Announcement[];
  onClose(): void;
}

/** Sheet with one popup at a time and a pager (D1 §4). */
export default function PopupSheet({ open, popups, onClose }: PopupSheetProps) {
  const { t } = useTranslation('account-messages');
  const [at, setAt] = useState(0);
  const index = Math.min(at, popups.length - 1);
  const popup = popups[index];
  const picture = useAllowedPicture(popup?.picture);
  if (!popup) return null;
  return (
    <TextSheet
      open={open}
      onClose={onClose}
      label={t('announcements.title')}
      title={popup.title}
      when={formatDay(popup.startDate)}
      art={picture === undefined ? undefined : <AnnouncementPicture picture={picture} />}
      html={popup.content}
      scale="design"
    >
      {popups.length > 1 && <Pager index={index} total={popups.length} onTurn={setAt} />}
    </TextSheet>
  );
}
