import type { AnnouncementBoard } from '@lobby/api-client';
import { PATHS, pathWith } from '@lobby/core';
import { ListPage, useScreenHandle } from '@lobby/feature-kit';
import { formatDay } from '@lobby/i18n';
import { EmptyState, NewsList, NewsRow, plainText } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MessageTabs } from '../messages/message-tabs';
import { audienceOf, useAnnouncements, type Audience } from './announcements.query';

/** Address of one announcement (D1 §2). */
const announcementPath = (id: string, audience: Audience): string =>
  pathWith(PATHS.announcement, { id, ...(audience === 'agents' && { types: 'A' }) });

interface AnnouncementListProps extends Pick<AnnouncementBoard, 'notices'> {
  audience: Audience;
}

/** Rows with title, day, start of the text and an unread dot (D1 §2). */
function AnnouncementList({ notices, audience }: AnnouncementListProps) {
  const { t } = useTranslation('account-messages');
  if (notices.length === 0) return <EmptyState art="inbox" title={t('announcements.none')} />;
  return (
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
  );
}

/**
 * Announcements (D1 §2). The agents' page and `types=A` list those for agents; for other accounts the platform returns
 * an empty list.
 */
export function AnnouncementListScreen() {
  const [query] = useSearchParams();
  const { path } = useScreenHandle();
  const audience = path === PATHS.agentNotices ? 'agents' : audienceOf(query.get('types'));
  const list = useAnnouncements(audience);
  return (
    <ListPage query={list}>
      {audience === 'members' && <MessageTabs current={PATHS.announcements} />}
      {list.data && <AnnouncementList {...list.data} audience={audience} />}
    </ListPage>
  );
}

export const Component = AnnouncementListScreen;
