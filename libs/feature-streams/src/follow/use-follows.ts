import type { Host } from '@lobby/api-client';
import { createAfterLogin } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribedQuery } from '../hosts/hosts.query';
import { toggleFollow } from './follow-host';

/** Subscriptions of the signed-in user. */
export interface Follows {
  /** Hosts' ids; undefined while loading and for a guest. */
  ids: ReadonlySet<string> | undefined;
  toggle(host: Host): void;
}

const toIds = (hosts: readonly Host[]): ReadonlySet<string> => new Set(hosts.map(({ id }) => id));

const useAfterLogin = createAfterLogin<Host>();

/** Subscriptions of the user. A guest who subscribes is sent to the login; the subscription is made on return (D2 §6). */
export function useFollows(): Follows {
  const signedIn = useSession() !== null;
  const language = useLanguage();
  const query = { ...subscribedQuery('', language), select: toIds, enabled: signedIn };
  const { data } = useQuery(query);
  const client = useQueryClient();
  const { t } = useTranslation('streams');

  const send = useCallback(
    (host: Host, asked?: boolean) => {
      const onFail = (wanted: boolean) =>
        toast.error(t(wanted ? 'follow.failed' : 'follow.endFailed', { host: host.name }));
      toggleFollow(client, host, { language, onFail, asked }).catch(() => onFail(true));
    },
    [client, language, t],
  );
  const followAfterLogin = useAfterLogin((host) => send(host, true));
  const toggle = useCallback(
    (host: Host) => (signedIn ? send(host) : followAfterLogin(host)),
    [signedIn, send, followAfterLogin],
  );
  return { ids: signedIn ? data : undefined, toggle };
}
