import { PATHS } from '@lobby/core';
import { boardQuery, pageQuery, type PageQueries } from '@lobby/feature-kit';
import { currentToken, settingsQuery } from '@lobby/session';
import { hostsQuery, subscribedQuery } from './hosts/hosts.query';
import { listOf } from './live-stream/list-address';

const liveStream: PageQueries = ({ searchParams }, language) => {
  const { tab, name } = listOf(searchParams);
  const board = pageQuery(boardQuery('streams', currentToken() !== null, language));
  const subscribed = pageQuery(subscribedQuery('', language));
  if (tab === 'subscribed') return [board, subscribed];
  const onAir = pageQuery(hostsQuery('onAir', language, name));
  if (name !== '') return [board, onAir, subscribed];
  const lists = (['hot', 'promo'] as const).map((list) => pageQuery(hostsQuery(list, language)));
  return [board, onAir, ...lists, subscribed];
};

/** First queries of this library's screens, by path. A launch is not included: it would enter a room. */
export const streamsPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.liveStream]: liveStream,
  [PATHS.room]: () => [pageQuery(settingsQuery)],
};
