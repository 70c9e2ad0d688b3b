import type { Host } from '@lobby/api-client';
import { loginPath } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { useSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { subscribedQuery } from '../hosts/hosts.query';
import { toggleFollow } from './follow-host';

/** Subscriptions of the signed-in user. */
export interface Follows {
  /** Hosts' ids; undefined while loading and for a guest. */
  ids: ReadonlySet<string> | undefined;
  toggle(host: Host): void;
}

const toIds = (hosts: readonly Host[]): ReadonlySet<string> => new Set(hosts.map(({ id }) => id));

/** Subscriptions of the user; a guest who subscribes goes to login and returns (D2 §6). */
export function useFollows(): Follows {
  const signedIn = useSession() !== null;
  const language = useLanguage();
  const query = { ...subscribedQuery('', language), select: toIds, enabled: signedIn };
  const { data } = useQuery(query);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('streams');

  const toggle = useCallback(
    (host: Host) => {
      if (!signedIn) return void navigate(loginPath(pathname + search));
      const onFail = (wanted: boolean) =>
        toast.error(t(wanted ? 'follow.failed' : 'follow.endFailed', { host: host.name }));
      toggleFollow(client, host, { language, onFail }).catch(() => onFail(true));
    },
    [signedIn, navigate, pathname, search, client, language, t],
  );
  return { ids: signedIn ? data : undefined, toggle };
}
