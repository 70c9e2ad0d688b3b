import { forgetPush, pushOwner } from '@lobby/core';
import { closeNotices, unsubscribe } from './browser-push';

/**
 * Unsubscribes this browser from notifications and closes those that are shown; works offline, as the push service refuses
 * messages to an unsubscribed browser (decision 87). Never rejects.
 */
export async function endPush(): Promise<void> {
  await Promise.allSettled([unsubscribe(), forgetPush(), closeNotices()]);
}

/** Unsubscribes this browser if the subscription belongs to another account than `userName`. Never rejects. */
export async function endPushOfOthers(userName: string): Promise<void> {
  const owner = await pushOwner().catch(() => undefined);
  if (owner !== undefined && owner !== userName) await endPush();
}
