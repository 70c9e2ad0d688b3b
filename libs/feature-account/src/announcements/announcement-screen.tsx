import { PATHS } from '@lobby/core';
import { formatDay, useLabels } from '@lobby/i18n';
import { openAddress, useImageHosts } from '@lobby/session';
import { ButtonLink, Card, EmptyState, RichText } from '@lobby/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { ListState } from '../list-state/list-state';
import { audienceOf, useAnnouncements } from './announcements.query';
import { useMarkRead } from './use-mark-read';
import styles from './announcement.module.css';

/** One announcement by its `id` (D1 §2); opening it counts as reading it. */
export function AnnouncementScreen() {
  const t = useLabels('account');
  const hosts = useImageHosts();
  const [query] = useSearchParams();
  const audience = audienceOf(query.get('types'));
  const { data, isPending, isError, isFetching, refetch } = useAnnouncements(audience);
  const announcement = data?.notices.find(({ id }) => id === query.get('id'));
  useMarkRead(announcement);
  return (
    <ListState
      pending={isPending}
      failed={isError}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {announcement ? (
        <Card>
          <article className={styles.article}>
            <h2 className={styles.title}>{announcement.title}</h2>
            <time className={styles.when}>{formatDay(announcement.startDate)}</time>
            <RichText html={announcement.content} imageOrigins={hosts} onLink={openAddress} />
          </article>
        </Card>
      ) : (
        <EmptyState
          art="inbox"
          title={t('announcements.gone')}
          action={<ButtonLink to={PATHS.announcements}>{t('announcements.all')}</ButtonLink>}
        />
      )}
    </ListState>
  );
}

export const Component = AnnouncementScreen;
