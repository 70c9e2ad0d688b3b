import { formatDay, useLabels } from '@lobby/i18n';
import { EmptyState, NewsList, NewsRow, plainText } from '@lobby/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { ListState } from '../list-state/list-state';
import { InboxLink } from '../inbox/inbox-link';
import { announcementPath } from './announcement-paths';
import { audienceOf, useAnnouncements } from './announcements.query';

/** Announcements (D1 §2): title, day, how it begins, and a dot while it is unread. */
export function AnnouncementListScreen() {
  const t = useLabels('account');
  const [query] = useSearchParams();
  const audience = audienceOf(query.get('types'));
  const { data, isPending, isError, isFetching, refetch } = useAnnouncements(audience);
  return (
    <ListState
      pending={isPending}
      failed={isError}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      <InboxLink />
      {data?.notices.length === 0 ? (
        <EmptyState art="inbox" title={t('announcements.none')} />
      ) : (
        <NewsList label={t('announcements.title')}>
          {data?.notices.map(({ id, title, content, startDate, read }) => (
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
      )}
    </ListState>
  );
}

export const Component = AnnouncementListScreen;
