import type { Host } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { everyHostQuery } from '@lobby/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cachedHost } from '../hosts/hosts.query';

/** The host of a room: from a cached list, else fetched; refetched while `offAir`. */
export function useRoomHost(
  hostId: string,
  offAir: boolean,
): { host: Host | undefined; pending: boolean } {
  const client = useQueryClient();
  const [known] = useState(() => cachedHost(client, hostId));
  const enabled = known === undefined || offAir;
  const every = useQuery({ ...everyHostQuery(useLanguage()), enabled });
  const found = every.data?.find(({ id }) => id === hostId);
  return { host: found ?? known, pending: enabled && known === undefined && every.isPending };
}
