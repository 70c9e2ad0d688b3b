import { isLanguage, type Language } from './language';

/** Cache of this browser's notifications: a worker reads no storage of pages. It is there while they are on. */
const STORE = 'push';
const KEY = '/push/language';

const isThere = async () => 'caches' in globalThis && (await caches.has(STORE));

/** Keeps the language that notifications are shown in. */
export async function keepPushLanguage(language: Language): Promise<void> {
  const store = await caches.open(STORE);
  await store.put(KEY, new Response(language));
}

/** Follows a change of the language, where notifications are on. */
export async function followPushLanguage(language: Language): Promise<void> {
  if (await isThere()) await keepPushLanguage(language);
}

/** Language that notifications are shown in; undefined if none is kept. */
export async function pushLanguage(): Promise<Language | undefined> {
  const kept = (await isThere()) ? await (await caches.open(STORE)).match(KEY) : undefined;
  const text = await kept?.text();
  return isLanguage(text) ? text : undefined;
}

/** Forgets the language: notifications are off. */
export async function forgetPushLanguage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(STORE);
}
