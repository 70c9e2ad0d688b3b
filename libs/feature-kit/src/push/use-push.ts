import { api } from '@lobby/api-client';
import { forgetPush, keepPushLanguage, keepPushOwner } from '@lobby/core';
import { currentLanguage } from '@lobby/i18n';
import { currentViewer } from '@lobby/session';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { fetchAnew } from '../query-client/fetch-anew';
import { isPushDenied, pushSupport, subscribe, unsubscribe } from './browser-push';
import { pushQuery } from './push.query';

/** Requests permission, subscribes the browser and registers it with the platform; no-op without permission. */
async function turnOn(client: QueryClient): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { publicKey } = await client.ensureQueryData(pushQuery);
  const subscriber = await subscribe(publicKey);
  await keepPushLanguage(currentLanguage());
  await keepPushOwner(currentViewer().session?.userName ?? '');
  await api.security.addPush(subscriber);
}

/** Unsubscribes at the browser and the platform; either is enough. Throws if both fail. */
async function turnOff(): Promise<void> {
  const ended = await Promise.allSettled([unsubscribe(), api.security.removePush()]);
  await forgetPush();
  const [first, second] = ended;
  if (first.status === 'rejected' && second.status === 'rejected') throw second.reason;
}

/** Notifications on this device: their state and a mutation that turns them on or off; its failure is a toast. */
export function usePush() {
  const client = useQueryClient();
  const support = pushSupport();
  const query = useQuery({ ...pushQuery, enabled: support === 'ready' });
  const change = useMutation({
    /** Returns whether notifications are on afterwards. */
    mutationFn: async (on: boolean) => {
      const failure = await (on ? turnOn(client) : turnOff()).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      // Also after a failure: only the response may be lost.
      const now = await fetchAnew(client, pushQuery).catch(() => undefined);
      if (failure && now?.on !== on) throw failure.error;
      return now?.on ?? false;
    },
  });
  const isDenied = support === 'ready' && isPushDenied();
  return {
    /** Support and permission of this browser. */
    state: isDenied ? ('denied' as const) : support,
    query,
    /** Whether notifications are on, or being turned on. */
    isOn: change.isPending ? change.variables : query.data?.on === true,
    change,
  };
}
