import { PATHS } from '@lobby/core';
import { ButtonLink, EmptyState } from '@lobby/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { ListState } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import { AnnouncementArticle } from './announcement-article';
import { audienceOf, useAnnouncements } from './announcements.query';
import styles from './announcement.module.css';
import { useMarkRead } from './use-mark-read';

/** One announcement by its `id` (D1 §2); opening it counts as reading it. */
export function AnnouncementScreen() {
  const { t } = useTranslation('account-messages');
  const [query] = useSearchParams();
  const audience = audienceOf(query.get('types'));
  const { data, isLoadingError, isFetching, refetch } = useAnnouncements(audience);
  const announcement = data?.notices.find(({ id }) => id === query.get('id'));
  useMarkRead(announcement);
  return (
    <ListState
      // An id that is not in a list of before may be in the one on its way.
      pending={data === undefined || (!announcement && isFetching)}
      failed={isLoadingError}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      <div className={styles.page}>
        {announcement ? (
          <AnnouncementArticle {...announcement} />
        ) : (
          <EmptyState
            art="inbox"
            title={t('announcements.gone')}
            action={<ButtonLink to={PATHS.announcements}>{t('announcements.all')}</ButtonLink>}
          />
        )}
      </div>
    </ListState>
  );
}

export const Component = AnnouncementScreen;
