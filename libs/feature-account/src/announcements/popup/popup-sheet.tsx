import type { Announcement } from '@lobby/api-client';
import { formatDay } from '@lobby/i18n';
import { usePromptQueue } from '@lobby/ui-kit';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextSheet } from '../../text-sheet/text-sheet';
import { AnnouncementPicture, useAnnouncementPictures } from '../announcement-picture';
import { Pager } from './pager';

interface PopupSheetProps {
  open: boolean;
  popups: readonly Announcement[];
  onClose(): void;
}

/** Counts up to `last`, one task per number. */
function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step < last) startTransition(() => setStep(step + 1));
  }, [step, last]);
  return step;
}

/**
 * Sheet with one popup at a time and a pager (D1 §4). It opens automatically, queued with other prompts, so it renders
 * in three tasks to keep the page responsive: closed without its text, closed with it, open.
 */
export default function PopupSheet({ open, popups, onClose }: PopupSheetProps) {
  const { t } = useTranslation('account-messages');
  const [at, setAt] = useState(0);
  const step = useSteps(2);
  const isOpen = usePromptQueue(open) && step === 2;
  const [opened, setOpened] = useState(false);
  if (isOpen && !opened) setOpened(true);
  const index = Math.min(at, popups.length - 1);
  const popup = popups[index];
  const pictures = useAnnouncementPictures();
  if (!popup) return null;
  return (
    <TextSheet
      open={isOpen}
      keepMounted={isOpen || !opened}
      onClose={onClose}
      label={t('announcements.title')}
      title={popup.title}
      when={formatDay(popup.startDate)}
      art={pictures(popup.picture) && <AnnouncementPicture picture={popup.picture} />}
      html={step === 0 ? undefined : popup.content}
      scale="design"
    >
      {popups.length > 1 && <Pager index={index} total={popups.length} onTurn={setAt} />}
    </TextSheet>
  );
}
