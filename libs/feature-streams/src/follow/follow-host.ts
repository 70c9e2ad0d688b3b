import { api, type Host } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { changeOnce, createClientQueues } from '@lobby/feature-kit';
import { currentToken } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';
import { SUBSCRIBED, subscribedQuery } from '../hosts/hosts.query';

const queueOf = createClientQueues();

interface FollowOptions {
  language: Language;
  /** Called with the state that was refused, after the rollback. */
  onFail(wanted: boolean): void;
}

/** Subscribes to a host or ends the subscription: optimistically, then on the server. */
export async function toggleFollow(
  client: QueryClient,
  host: Host,
  { language, onFail }: FollowOptions,
): Promise<void> {
  const query = subscribedQuery('', language);
  const { queryKey } = query;
  const token = currentToken();
  const set = (wanted: boolean) =>
    client.setQueryData(queryKey, (hosts = []) => {
      const others = hosts.filter(({ id }) => id !== host.id);
      return wanted ? [host, ...others] : others;
    });
  const hosts = client.getQueryData(queryKey) ?? (await client.fetchQuery(query));
  // The session changed while the list loaded.
  if (token !== currentToken()) return;
  const wanted = !hosts.some(({ id }) => id === host.id);
  void client.cancelQueries({ queryKey });
  set(wanted);
  const hostId = host.id;
  await queueOf(client)(hostId, {
    wanted,
    send: () =>
      changeOnce(
        () => (wanted ? api.streams.subscribe({ hostId }) : api.streams.unsubscribe({ hostId })),
        () => api.streams.subscribedHosts({ name: '' }),
        (now) => now.some(({ id }) => id === hostId) === wanted,
      ),
    onFail: () => {
      set(!wanted);
      onFail(wanted);
    },
  });
  await client.invalidateQueries({ queryKey: SUBSCRIBED });
}
