import type { Announcement } from '@lobby/api-client';
import { formatDay } from '@lobby/i18n';
import { usePictures, TextSheet } from '@lobby/feature-kit';
import { useImageHosts } from '@lobby/session';
import { Picture } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from './pager';

interface PopupSheetProps {
  open: boolean;
  popups: readonly Announcement[];
  onClose(): void;
}

/** Picture of a popup. */
function Art({ picture }: { picture: string }) {
  const pictures = usePictures();
  return <Picture {...pictures(picture, 'popup')} alt="" />;
}

/** The address of a picture if its host is allowed, otherwise undefined (decision 23). */
function useAllowedPicture(picture: string | undefined): string | undefined {
  const hosts = [window.location.origin, ...useImageHosts()];
  if (picture === undefined || !URL.canParse(picture, window.location.href)) return undefined;
  const { origin } = new URL(picture, window.location.href);
  return hosts.includes(origin) ? picture : undefined;
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
      art={picture === undefined ? undefined : <Art picture={picture} />}
      html={popup.content}
      scale="design"
    >
      {popups.length > 1 && <Pager index={index} total={popups.length} onTurn={setAt} />}
    </TextSheet>
  );
}
