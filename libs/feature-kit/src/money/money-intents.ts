import { randomId, readStored, writeStored, type MoneyIntent } from '@lobby/core';
import { sessionAtom, sessionStore } from '@lobby/session';

/** Age, ms, after which an intent unknown to the platform can no longer arrive: twice the client's longest timeout. */
const ARRIVAL_LIMIT_MS = 60_000;

const currentUser = () => sessionStore.get(sessionAtom)?.userName ?? '';

/** Keys of the intents that this tab is sending. */
const inFlight = new Set<string>();

const listeners = new Set<() => void>();
const tellListeners = () => listeners.forEach((listener) => listener());

/** Calls `listener` after each change of the intents, of other tabs too. Returns a function that unsubscribes. */
export function watchIntents(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function writeIntents(intents: MoneyIntent[]): void {
  writeStored('moneyIntents', intents);
  tellListeners();
}

/** Returns the intents of an action of the signed-in user that were sent and are not decided, without those under way. */
export const undecidedIntents = (name: string): MoneyIntent[] =>
  openIntents(name).filter(({ key }) => !inFlight.has(key));

/** Returns the intents of an action of the signed-in user that are not decided. */
function openIntents(name: string): MoneyIntent[] {
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
  /** Ends the sending: what is not decided is undecided from then on. */
  end(): void;
}

/** Returns the undecided intent with the same `name` and `about`, from any tab or before a reload. */
export const findIntent = (name: string, about: string): MoneyIntent | undefined =>
  openIntents(name).find((intent) => intent.about === about);

const withoutIntent = (key: string): MoneyIntent[] =>
  readStored('moneyIntents').filter((intent) => intent.key !== key);

/**
 * Returns the undecided intent with the same `name` and `about`, or a new one, to be sent now. Stored until
 * `closeIntent`; under way until `end`.
 */
export function openIntent(name: string, about: string): Promise<OpenedIntent> {
  return withLock(() => {
    const known = findIntent(name, about);
    const intent = {
      ...(known ?? { key: randomId(), user: currentUser(), name, about }),
      at: Date.now(),
    };
    inFlight.add(intent.key);
    writeIntents([...withoutIntent(intent.key), intent]);
    const end = () => {
      inFlight.delete(intent.key);
      tellListeners();
    };
    return { intent, again: known !== undefined, end };
  });
}

/** Removes a decided intent. Returns whether it was there. */
export function closeIntent(key: string): boolean {
  const all = readStored('moneyIntents');
  const others = withoutIntent(key);
  writeIntents(others);
  return others.length < all.length;
}

/** Whether an intent unknown to the platform may still arrive: it may have been sent again since it was read. */
export function mayArrive({ name, about, at }: MoneyIntent): boolean {
  return Date.now() - (findIntent(name, about)?.at ?? at) < ARRIVAL_LIMIT_MS;
}
