import { invitationOf, PATHS } from '@lobby/core';
import { infinitePageQuery, pageQuery, type PageQueries } from '@lobby/feature-kit';
import {
  currentViewer,
  hasInbox,
  serverFlagsAtom,
  sessionStore,
  unreadCountQuery,
  whitelabelQuery,
} from '@lobby/session';
import { announcementsQuery, audienceOf } from './announcements/announcements.query';
import { inboxQuery } from './inbox/inbox.query';
import { NEWS_TAB, newsQuery } from './inbox/news.query';
import { orderNewsQuery } from './messages/orders.query';
import { noticesQuery } from './notices/notices.query';
import { invitationQuery, registerSettingsQuery } from './registration/registration.query';

const flags: PageQueries = () => [pageQuery(whitelabelQuery)];

const announcements: PageQueries = ({ searchParams }, language) => [
  pageQuery(announcementsQuery(audienceOf(searchParams.get('types')), language)),
];

const inbox: PageQueries = ({ searchParams }, language) => {
  if (!hasInbox(currentViewer())) return [];
  // Skips what the flags turn off.
  const flagsKnown = sessionStore.get(serverFlagsAtom) !== null;
  if (!flagsKnown) return [pageQuery(whitelabelQuery)];
  const list =
    searchParams.get('tab') === NEWS_TAB
      ? infinitePageQuery(newsQuery(language))
      : infinitePageQuery(inboxQuery(language));
  return [list, pageQuery(unreadCountQuery)];
};

const orders: PageQueries = (_address, language) => {
  const { session, flags } = currentViewer();
  if (!session || sessionStore.get(serverFlagsAtom) === null) return [];
  const { depositRecord: deposits, withdrawalRecord: withdrawals } = flags;
  return [pageQuery(orderNewsQuery({ deposits, withdrawals }, language))];
};

const registration: PageQueries = ({ search }) => {
  const code = invitationOf(search);
  const shown = [pageQuery(registerSettingsQuery), pageQuery(whitelabelQuery)];
  return code === '' ? shown : [...shown, pageQuery(invitationQuery(code))];
};

/** First queries of this library's screens, by path. */
export const accountPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.login]: flags,
  [PATHS.recover]: flags,
  [PATHS.register]: registration,
  [PATHS.announcements]: announcements,
  [PATHS.announcement]: announcements,
  [PATHS.inbox]: inbox,
  [PATHS.orderNews]: orders,
  [PATHS.notices]: (_address, language) => [pageQuery(noticesQuery(language))],
};
