import type { Announcement } from '@lobby/api-client';
import { formatDay } from '@lobby/i18n';
import { EmptyState, NewsList, NewsRow, plainText } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface NoticesListProps {
  notices: readonly Announcement[];
  onOpen(notice: Announcement): void;
}

/** Notices: title, day and how each begins. */
export function NoticesList({ notices, onOpen }: NoticesListProps) {
  const { t } = useTranslation('account-messages');
  if (notices.length === 0) return <EmptyState art="inbox" title={t('announcements.none')} />;
  return (
    <NewsList label={t('notices.title')}>
      {notices.map((notice) => (
        <NewsRow
          key={notice.id}
          title={notice.title}
          when={formatDay(notice.startDate)}
          text={plainText(notice.content)}
          onOpen={() => onOpen(notice)}
        />
      ))}
    </NewsList>
  );
}
