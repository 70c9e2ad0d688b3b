import { useSearchParams } from 'react-router-dom';
import { InboxLink } from '../inbox/inbox-link';
import { ListState } from '../list-state/list-state';
import { AnnouncementList } from './announcement-list';
import { audienceOf, useAnnouncements } from './announcements.query';

/** Announcements (D1 §2), with `types=A` those to agents: to anybody else there are none of these. */
export function AnnouncementListScreen() {
  const [query] = useSearchParams();
  const audience = audienceOf(query.get('types'));
  const { data, isLoadingError, isFetching, refetch } = useAnnouncements(audience);
  return (
    <ListState
      pending={data === undefined}
      failed={isLoadingError}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      <InboxLink />
      {data && <AnnouncementList {...data} audience={audience} />}
    </ListState>
  );
}

export const Component = AnnouncementListScreen;
