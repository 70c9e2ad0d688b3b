import { randomId, readStored, writeStored, type MoneyIntent } from '@lobby/core';
import { sessionAtom, sessionStore } from '@lobby/session';

/** Age, ms, after which an intent unknown to the platform can no longer arrive: twice the client's longest timeout. */
const ARRIVAL_LIMIT_MS = 60_000;

const currentUser = () => sessionStore.get(sessionAtom)?.userName ?? '';

/** Returns the undecided intents of an action of the signed-in user. */
export function openIntents(name: string): MoneyIntent[] {
  const user = currentUser();
  return readStored('moneyIntents').filter(
    (intent) => intent.user === user && intent.name === name,
  );
}

/** Runs work under a lock shared by all tabs; without one if the browser has no Web Locks. */
async function withLock<T>(work: () => T): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('lobby-money-intents', async () => work()) : work();
}

/** An intent, and whether it may have been sent before. */
export interface OpenedIntent {
  intent: MoneyIntent;
  again: boolean;
}

/**
 * Returns the undecided intent with the same `name` and `about`, from any tab or before a reload; creates
 * and stores one if there is none. Stored until `closeIntent`.
 */
export function openIntent(name: string, about: string): Promise<OpenedIntent> {
  return withLock(() => {
    const known = openIntents(name).find((intent) => intent.about === about);
    if (known) return { intent: known, again: true };
    const intent = { key: randomId(), user: currentUser(), name, about, at: Date.now() };
    writeStored('moneyIntents', [...readStored('moneyIntents').slice(-49), intent]);
    return { intent, again: false };
  });
}

/** Removes a decided intent. */
export function closeIntent(key: string): void {
  writeStored(
    'moneyIntents',
    readStored('moneyIntents').filter((intent) => intent.key !== key),
  );
}

/** Whether an intent unknown to the platform may still arrive. */
export const mayArrive = ({ at }: MoneyIntent): boolean => Date.now() - at < ARRIVAL_LIMIT_MS;
