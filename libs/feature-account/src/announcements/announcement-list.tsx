import type { AnnouncementBoard } from '@lobby/api-client';
import { formatDay } from '@lobby/i18n';
import { EmptyState, NewsList, NewsRow, plainText } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { announcementPath } from './announcement-paths';
import type { Audience } from './announcements.query';
import styles from './announcement.module.css';

interface AnnouncementListProps extends Pick<AnnouncementBoard, 'notices' | 'unreadCount'> {
  audience: Audience;
}

/** Title, day, how it begins, and a dot while it is unread (D1 §2). */
export function AnnouncementList({ notices, unreadCount, audience }: AnnouncementListProps) {
  const { t } = useTranslation('account-messages');
  if (notices.length === 0) return <EmptyState art="inbox" title={t('announcements.none')} />;
  return (
    <>
      {unreadCount > 0 && (
        <p className={styles.count}>{t('inbox.unread', { count: unreadCount })}</p>
      )}
      <NewsList label={t('announcements.title')}>
        {notices.map(({ id, title, content, startDate, read }) => (
          <NewsRow
            key={id}
            title={title}
            when={formatDay(startDate)}
            text={plainText(content)}
            unread={!read}
            to={announcementPath(id, audience)}
          />
        ))}
      </NewsList>
    </>
  );
}
