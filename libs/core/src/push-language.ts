import { isLanguage, type Language } from './language';

/** Cache of this browser's notifications: a worker reads no storage of pages. It is there while they are on. */
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

/** Keeps the language that notifications are shown in. */
export const keepPushLanguage = (language: Language): Promise<void> => keep(KEY, language);

/** Follows a change of the language, where notifications are on. */
export async function followPushLanguage(language: Language): Promise<void> {
  if (await isThere()) await keepPushLanguage(language);
}

/** Language that notifications are shown in; undefined if none is kept. */
export async function pushLanguage(): Promise<Language | undefined> {
  const text = await kept(KEY);
  return isLanguage(text) ? text : undefined;
}

/** Keeps the user name of the account whose notifications come to this browser. */
export const keepPushOwner = (userName: string): Promise<void> => keep(OWNER, userName);

/** User name of the account whose notifications come to this browser; undefined if none is kept. */
export const pushOwner = (): Promise<string | undefined> => kept(OWNER);

/** Forgets language and account: notifications are off. */
export async function forgetPush(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(STORE);
}
