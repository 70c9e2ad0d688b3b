import { useSearchParams } from 'react-router-dom';
import { InboxLink } from '../inbox/inbox-link';
import { ListPage } from '@lobby/feature-kit';
import { AnnouncementList } from './announcement-list';
import { audienceOf, useAnnouncements } from './announcements.query';

/** Announcements (D1 §2), with `types=A` those to agents: to anybody else there are none of these. */
export function AnnouncementListScreen() {
  const [query] = useSearchParams();
  const audience = audienceOf(query.get('types'));
  const list = useAnnouncements(audience);
  return (
    <ListPage query={list}>
      <InboxLink />
      {list.data && <AnnouncementList {...list.data} audience={audience} />}
    </ListPage>
  );
}

export const Component = AnnouncementListScreen;
