import type { Announcement } from '@lobby/api-client';
import { LoadState, openExternalLink } from '@lobby/feature-kit';
import { AnnouncementPicture } from './announcement-picture';
import { formatDay } from '@lobby/i18n';
import { useImageHosts } from '@lobby/session';
import { ButtonLink, EmptyState, RichText } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { audienceOf, listPath, useAnnouncements } from './announcements.query';
import styles from './announcement.module.css';
import { useMarkRead } from './use-mark-read';

/** Title, day and rich content of one announcement (D1 §2). */
function AnnouncementArticle({ title, startDate, content, picture }: Announcement) {
  const hosts = useImageHosts();
  return (
    <article className={styles.article}>
      <AnnouncementPicture picture={picture} className={styles.art} />
      <time className={styles.when}>{formatDay(startDate)}</time>
      <h2 className={styles.title}>{title}</h2>
      <RichText html={content} imageOrigins={hosts} onLink={openExternalLink} />
    </article>
  );
}

/** One announcement by its `id` (D1 §2). Marks it as read. */
export function AnnouncementScreen() {
  const { t } = useTranslation('account-messages');
  const [query] = useSearchParams();
  const audience = audienceOf(query.get('types'));
  const { data, isLoadingError, isFetching, refetch } = useAnnouncements(audience);
  const announcement = data?.notices.find(({ id }) => id === query.get('id'));
  useMarkRead(announcement);
  return (
    <LoadState
      // An id that is missing in a cached list may be in the one being fetched.
      pending={data === undefined || (!announcement && isFetching)}
      failed={isLoadingError}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      <div className={styles.page}>
        {announcement ? (
          <>
            <AnnouncementArticle {...announcement} />
            <ButtonLink to={listPath(audience)} variant="secondary">
              {t('announcements.all')}
            </ButtonLink>
          </>
        ) : (
          <EmptyState
            art="inbox"
            title={t('announcements.gone')}
            action={<ButtonLink to={listPath(audience)}>{t('announcements.all')}</ButtonLink>}
          />
        )}
      </div>
    </LoadState>
  );
}

export const Component = AnnouncementScreen;
