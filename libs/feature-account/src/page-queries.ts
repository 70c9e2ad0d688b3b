import { invitationOf, PATHS } from '@lobby/core';
import { infinitePageQuery, pageQuery, type PageQueries } from '@lobby/feature-kit';
import { currentViewer, unreadCountQuery, whitelabelQuery } from '@lobby/session';
import { announcementsQuery, audienceOf } from './announcements/announcements.query';
import { inboxQuery } from './inbox/inbox.query';
import { hasInbox } from './inbox/use-unread';
import { noticesQuery } from './notices/notices.query';
import { invitationQuery, registerSettingsQuery } from './registration/registration.query';

const flags = pageQuery(whitelabelQuery);

const announcements: PageQueries = ({ searchParams }, language) => [
  pageQuery(announcementsQuery(audienceOf(searchParams.get('types')), language)),
];

const inbox: PageQueries = (_address, language) =>
  hasInbox(currentViewer())
    ? [infinitePageQuery(inboxQuery(language)), pageQuery(unreadCountQuery)]
    : [];

const registration: PageQueries = ({ search }) => {
  const code = invitationOf(search);
  const invitation = code === '' ? [] : [pageQuery(invitationQuery(code))];
  return [pageQuery(registerSettingsQuery), flags, ...invitation];
};

/** First queries of this library's screens, by path. */
export const accountPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.login]: () => [flags],
  [PATHS.recover]: () => [flags],
  [PATHS.register]: registration,
  [PATHS.announcements]: announcements,
  [PATHS.announcement]: announcements,
  [PATHS.inbox]: inbox,
  [PATHS.notices]: (_address, language) => [pageQuery(noticesQuery(language))],
};
