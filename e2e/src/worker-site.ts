import type { Page } from '@playwright/test';
import { expect, test as journey } from './fixtures.ts';
import { inEnglish, settleAtOnce } from './steps.ts';

/** A journey with a service worker. */
export const test = journey.extend<{ ready: void }>({
  serviceWorkers: 'allow',
  ready: [
    async ({ page }, provide) => {
      await inEnglish(page);
      await provide();
    },
    { auto: true },
  ],
});

/** Content of the caches: address and text, by cache. */
export function kept(page: Page): Promise<{ cache: string; url: string; text: string }[]> {
  return page.evaluate(async () => {
    const all = [];
    for (const cache of await caches.keys()) {
      const store = await caches.open(cache);
      for (const request of await store.keys())
        all.push({
          cache,
          url: request.url,
          text: (await (await store.match(request))?.text()) ?? '',
        });
    }
    return all;
  });
}

/** Addresses in the caches with this name prefix, without their text: to read all of it takes a second. */
export const addressesIn = (page: Page, cache: string) =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url);
  }, cache);

/** Paths in the caches with this name prefix. */
export const pathsIn = async (page: Page, cache: string) =>
  (await addressesIn(page, cache)).map((url) => new URL(url).pathname);

/** Milliseconds until a page is idle and its worker is installed, on a machine under load. */
const INSTALLED = { timeout: 30_000 };

/** Waits until the worker has cached Home. */
export const homeIsCached = (page: Page) =>
  expect.poll(() => pathsIn(page, 'pages'), INSTALLED).toContain('/m/home');

/** Waits until the worker has cached an answer. */
export const isAnswerCached = (page: Page, call: string) =>
  expect.poll(() => pathsIn(page, 'public-answers'), INSTALLED).toContain(`/wps/relay/${call}`);

/** Opens Home for the first time and waits until the worker has cached it. */
export async function visitHome(page: Page): Promise<void> {
  await settleAtOnce(page);
  await page.goto('/m/home');
  await homeIsCached(page);
  await isAnswerCached(page, 'GCSGAME_hotGamesV2');
}

/** Console errors of a page without a network. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Games in view, by their hearts. */
export const games = (page: Page) => page.getByRole('button', { name: /^Favourite: / });
