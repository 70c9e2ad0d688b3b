import { isLanguage, type Language } from './language';

/** Cache that the service worker can read, unlike web storage. Exists while notifications are on. */
const STORE = 'push';
const KEY = '/push/language';
const OWNER = '/push/owner';

const isThere = async () => 'caches' in globalThis && (await caches.has(STORE));

async function keep(key: string, text: string): Promise<void> {
  const store = await caches.open(STORE);
  await store.put(key, new Response(text));
}

async function kept(key: string): Promise<string | undefined> {
  const found = (await isThere()) ? await (await caches.open(STORE)).match(key) : undefined;
  return found?.text();
}

/** Stores the language that notifications are shown in. */
export const keepPushLanguage = (language: Language): Promise<void> => keep(KEY, language);

/** Updates the stored language; no-op while notifications are off. */
export async function followPushLanguage(language: Language): Promise<void> {
  if (await isThere()) await keepPushLanguage(language);
}

/** Returns the language that notifications are shown in; undefined if none is stored. */
export async function pushLanguage(): Promise<Language | undefined> {
  const text = await kept(KEY);
  return isLanguage(text) ? text : undefined;
}

/** Stores the user name of the account whose notifications this browser receives. */
export const keepPushOwner = (userName: string): Promise<void> => keep(OWNER, userName);

/** Returns the user name of the account whose notifications this browser receives; undefined if none is stored. */
export const pushOwner = (): Promise<string | undefined> => kept(OWNER);

/** Deletes language and account when notifications are turned off. */
export async function forgetPush(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(STORE);
}
