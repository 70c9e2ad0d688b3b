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

/** The popup's picture, if it is on a host that pictures may come from (decision 23). */
function Art({ picture }: { picture: string }) {
  const pictures = usePictures();
  return <Picture {...pictures(picture)} alt="" />;
}

function useKnownPicture(picture: string | undefined): string | undefined {
  const hosts = [window.location.origin, ...useImageHosts()];
  if (picture === undefined || !URL.canParse(picture, window.location.href)) return undefined;
  const { origin } = new URL(picture, window.location.href);
  return hosts.includes(origin) ? picture : undefined;
}

/** One popup at a time, with the way to the others (D1 §4). */
export default function PopupSheet({ open, popups, onClose }: PopupSheetProps) {
  const { t } = useTranslation('account-messages');
  const [at, setAt] = useState(0);
  const index = Math.min(at, popups.length - 1);
  const popup = popups[index];
  const picture = useKnownPicture(popup?.picture);
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
