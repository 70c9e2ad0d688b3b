import type { AnnouncementBoard } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useSession } from '@lobby/session';
import { plainText, Skeleton, Ticker } from '@lobby/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './live-stream.module.css';

/** The notice above the streams, linked to the full list: announcements for members, public notices for guests. */
export function StreamNotice({ board }: { board: UseQueryResult<AnnouncementBoard> }) {
  const { t } = useTranslation('streams');
  const member = useSession() !== null;
  const { data, isPending } = board;
  if (isPending)
    return (
      <div className={styles.notice}>
        <Skeleton width="100%" height="20px" />
      </div>
    );
  return (
    <Ticker
      label={t('notice.label')}
      items={data?.notices.map(({ content, title }) => plainText(content) || title) ?? []}
      to={member ? PATHS.announcements : PATHS.notices}
      emptyText={t(data ? 'notice.none' : 'notice.failed')}
    />
  );
}
