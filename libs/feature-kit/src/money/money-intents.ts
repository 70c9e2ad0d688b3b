import { randomId, readStored, writeStored, type MoneyIntent, MINUTE_MS } from '@lobby/core';
import { sessionAtom, sessionStore } from '@lobby/session';

/** Age, ms, after which an intent unknown to the platform can no longer arrive: twice the client's longest timeout. */
const ARRIVAL_LIMIT_MS = MINUTE_MS;

const currentUser = () => sessionStore.get(sessionAtom)?.userName ?? '';

/** Keys of the intents being sent by this tab. */
const inFlight = new Set<string>();

/** Keys of the intents that other tabs began to send while this one was open. */
const inOtherTabs = new Set<string>();

const listeners = new Set<() => void>();
const tellListeners = () => listeners.forEach((listener) => listener());

/** Web Locks; undefined if the browser lacks them. */
const locks = (): LockManager | undefined => navigator.locks;

/** Notes the intents that another tab begins to send, until it releases their locks: it has ended or is closed. */
function noteOtherTabs({ oldValue, newValue }: StorageEvent): void {
  const manager = locks();
  const begun = readStored('moneyIntents').filter(
    ({ key }) => newValue?.includes(key) && !oldValue?.includes(key) && !inOtherTabs.has(key),
  );
  for (const { key } of manager ? begun : []) {
    inOtherTabs.add(key);
    void manager?.request(key, () => {
      inOtherTabs.delete(key);
      tellListeners();
    });
  }
}

/** Calls `listener` after each change of the intents, in any tab. Returns a function that unsubscribes. */
export function watchIntents(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    noteOtherTabs(event);
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function writeIntents(intents: MoneyIntent[]): void {
  writeStored('moneyIntents', intents);
  tellListeners();
}

/** Returns the signed-in user's undecided intents of an action, except those being sent. */
export const undecidedIntents = (name: string): MoneyIntent[] =>
  openIntents(name).filter(({ key }) => !inFlight.has(key) && !inOtherTabs.has(key));

/** Returns the signed-in user's undecided intents of an action. */
function openIntents(name: string): MoneyIntent[] {
  const user = currentUser();
  return readStored('moneyIntents').filter(
    (intent) => intent.user === user && intent.name === name,
  );
}

/** Runs work under a lock shared by all tabs; without a lock if the browser lacks Web Locks. */
async function withLock<T>(work: () => T): Promise<T> {
  return locks()?.request('lobby-money-intents', async () => work()) ?? work();
}

/** An intent to send; `again`: it may have been sent before. */
export interface OpenedIntent {
  intent: MoneyIntent;
  again: boolean;
  /** Marks the intent as sent: if not closed, it counts as undecided. */
  end(): void;
}

/** Returns the undecided intent with the same `name` and `about`, from any tab or before a reload. */
export const findIntent = (name: string, about: string): MoneyIntent | undefined =>
  openIntents(name).find((intent) => intent.about === about);

const withoutIntent = (key: string): MoneyIntent[] =>
  readStored('moneyIntents').filter((intent) => intent.key !== key);

/**
 * Returns the undecided intent with the same `name` and `about`, or a new one, to send. Stored until `closeIntent`; being
 * sent until `end`.
 */
export function openIntent(name: string, about: string): Promise<OpenedIntent> {
  const pressed = findIntent(name, about);
  // A check that ends before the lock is granted leaves the outcome to this send, whose key finds the same order.
  if (pressed) inFlight.add(pressed.key);
  return withLock(() => {
    const known = pressed ?? findIntent(name, about);
    const intent = {
      ...(known ?? { key: randomId(), user: currentUser(), name, about }),
      at: Date.now(),
    };
    inFlight.add(intent.key);
    let release = () => {};
    const ended = new Promise<void>((resolve) => (release = resolve));
    // Held while it is sent; requested before other tabs hear of the intent.
    void locks()?.request(intent.key, () => ended);
    writeIntents([...withoutIntent(intent.key), intent]);
    const end = () => {
      inFlight.delete(intent.key);
      release();
      tellListeners();
    };
    return { intent, again: known !== undefined, end };
  });
}

/** Removes a decided intent. Returns whether it was stored. */
export function closeIntent(key: string): boolean {
  const all = readStored('moneyIntents');
  const others = withoutIntent(key);
  writeIntents(others);
  return others.length < all.length;
}

/** Whether an intent unknown to the platform may still arrive; considers later sends of the same intent. */
export function mayArrive({ name, about, at }: MoneyIntent): boolean {
  // A time far in the future was stored before the clock was set back.
  return Math.abs(Date.now() - (findIntent(name, about)?.at ?? at)) < ARRIVAL_LIMIT_MS;
}
