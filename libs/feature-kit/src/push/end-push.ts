import { forgetPush, pushOwner } from '@lobby/core';
import { unsubscribe } from './browser-push';

/**
 * Ends the notifications of this browser, also without a network: a push service refuses what is sent to a browser that has
 * unsubscribed (decision 87). Never rejects.
 */
export async function endPush(): Promise<void> {
  await Promise.allSettled([unsubscribe(), forgetPush()]);
}

/** Ends the notifications of this browser if they are another account's than `userName`. Never rejects. */
export async function endPushOfOthers(userName: string): Promise<void> {
  const owner = await pushOwner().catch(() => undefined);
  if (owner !== undefined && owner !== userName) await endPush();
}
