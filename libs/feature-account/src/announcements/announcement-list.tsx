import type { AnnouncementBoard } from '@lobby/api-client';
import { formatDay, useLabels } from '@lobby/i18n';
import { EmptyState, NewsList, NewsRow, plainText } from '@lobby/ui-kit';
import { announcementPath } from './announcement-paths';
import type { Audience } from './announcements.query';
import styles from './announcement.module.css';

interface AnnouncementListProps extends Pick<AnnouncementBoard, 'notices' | 'unreadCount'> {
  audience: Audience;
}

/** Title, day, how it begins, and a dot while it is unread (D1 §2). */
export function AnnouncementList({ notices, unreadCount, audience }: AnnouncementListProps) {
  const t = useLabels('account');
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
            unread={read ? undefined : t('announcements.unread')}
            to={announcementPath(id, audience)}
          />
        ))}
      </NewsList>
    </>
  );
}
