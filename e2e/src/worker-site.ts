import type { Page } from '@playwright/test';
import { startSandbox } from '../../tools/run/sandbox.mjs';
import { at } from '../../tools/workspace/paths.mjs';
import { expect, test as journey } from './fixtures.ts';
import { Site } from './site.ts';
import { inEnglish } from './steps.ts';

/** A journey with a service worker, at a site of its own that may be deployed to. */
export const test = journey.extend<{ ready: void }, { site: Site }>({
  serviceWorkers: 'allow',
  site: [
    async ({ brand }, provide) => {
      const site = new Site(brand);
      await provide(site);
      site.remove();
    },
    { scope: 'worker' },
  ],
  port: [
    async ({ site }, provide, info) => {
      const data = at(`dist/e2e/data-worker-${info.parallelIndex}`);
      const sandbox = await startSandbox({ data, brands: site.folder });
      await provide(sandbox.port);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  ready: [
    async ({ site, page }, provide) => {
      site.reset();
      await inEnglish(page);
      await provide();
    },
    { auto: true },
  ],
});

/** All that is kept: address and text, by cache. */
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

/** Paths in the caches whose names begin so. */
export const pathsIn = async (page: Page, cache: string) =>
  (await kept(page))
    .filter((one) => one.cache.startsWith(cache))
    .map(({ url }) => new URL(url).pathname);

/** Milliseconds until a page rests and its worker is installed, on a machine with other work. */
const INSTALLED = { timeout: 30_000 };

/** Waits until the worker has kept Home. */
export const homeIsKept = (page: Page) =>
  expect.poll(() => pathsIn(page, 'pages'), INSTALLED).toContain('/m/home');

/** Waits until the worker has kept an answer. */
export const isAnswerKept = (page: Page, call: string) =>
  expect.poll(() => pathsIn(page, 'public-answers'), INSTALLED).toContain(`/wps/relay/${call}`);

/** Opens Home for the first time and waits until the worker has kept it. */
export async function visitHome(page: Page): Promise<void> {
  await page.goto('/m/home');
  await homeIsKept(page);
  await isAnswerKept(page, 'GCSGAME_hotGamesV2');
}

/** What a page complains of while it is without a network. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Games in view, by their hearts. */
export const games = (page: Page) => page.getByRole('button', { name: /^Favourite: / });
