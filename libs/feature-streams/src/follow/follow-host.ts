import { api, type Host } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { changeOnce, createClientQueues, fetchAnew } from '@lobby/feature-kit';
import { currentToken } from '@lobby/session';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { SUBSCRIBED, subscribedQuery } from '../hosts/hosts.query';

const queueOf = createClientQueues();

interface FollowOptions {
  language: Language;
  /** State to set. Default: the opposite of the present one. */
  asked?: boolean | undefined;
  /** Called with the refused state, after the rollback. */
  onFail(wanted: boolean): void;
}

/** Subscribes to a host or unsubscribes: optimistically, then on the server. No-op if `asked` is the present state. */
export async function toggleFollow(
  client: QueryClient,
  host: Host,
  { language, asked, onFail }: FollowOptions,
): Promise<void> {
  const query = subscribedQuery('', language);
  const { queryKey } = query;
  const token = currentToken();
  const set = (wanted: boolean) =>
    client.setQueryData(queryKey, (hosts = []) => {
      const others = hosts.filter(({ id }) => id !== host.id);
      return wanted ? [host, ...others] : others;
    });
  const hosts = client.getQueryData(queryKey) ?? (await fetchAnew(client, query));
  // The session changed while the list loaded.
  if (token !== currentToken()) return;
  const followed = hosts.some(({ id }) => id === host.id);
  const wanted = asked ?? !followed;
  if (wanted === followed) return;
  void client.cancelQueries({ queryKey });
  set(wanted);
  const hostId = host.id;
  const mutationKey = SUBSCRIBED;
  const change = () =>
    queueOf(client)(hostId, {
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
  await new MutationObserver(client, { mutationKey, mutationFn: change }).mutate();
  // An answer lacks the changes that are still on their way.
  if (client.isMutating({ mutationKey }) > 0) return;
  await client.invalidateQueries({ queryKey: SUBSCRIBED });
}
