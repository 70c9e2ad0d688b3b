import { readStored, writeStored, type MoneyIntent } from '@lobby/core';
import { sessionAtom, sessionStore } from '@lobby/session';

/** Milliseconds after which an intent that the platform does not know can no longer arrive: twice the client's longest wait. */
export const ARRIVAL_LIMIT_MS = 60_000;

const currentUser = () => sessionStore.get(sessionAtom)?.userName ?? '';

/** The undecided intents of an action, of the person who is signed in. */
export function openIntents(name: string): MoneyIntent[] {
  const user = currentUser();
  return readStored('moneyIntents').filter((one) => one.user === user && one.name === name);
}

/** Runs alone among the tabs of this browser, where it can. */
async function exclusively<T>(work: () => T): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('lobby-money-intents', async () => work()) : work();
}

/**
 * The intent of a press: the undecided one of the same action about the same thing, from any tab or from
 * before a reload, else a new one. Kept until `closeIntent`.
 */
export function openIntent(name: string, about: string): Promise<MoneyIntent> {
  return exclusively(() => {
    const known = openIntents(name).find((intent) => intent.about === about);
    if (known) return known;
    const intent = { key: crypto.randomUUID(), user: currentUser(), name, about, at: Date.now() };
    writeStored('moneyIntents', [...readStored('moneyIntents').slice(-49), intent]);
    return intent;
  });
}

/** Forgets an intent: its decision is known. */
export function closeIntent(key: string): void {
  writeStored(
    'moneyIntents',
    readStored('moneyIntents').filter((intent) => intent.key !== key),
  );
}

/** Whether an intent that the platform does not know may still arrive. */
export const mayArrive = ({ at }: MoneyIntent): boolean => Date.now() - at < ARRIVAL_LIMIT_MS;
