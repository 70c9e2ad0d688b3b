import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { store } from './published-steps.ts';
import { allOnly } from './steps.ts';

/**
 * Computed style of every element of the content, a line for each property but the sheets' own. It stays in the page:
 * there are hundreds of thousands.
 */
const stylesIn = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('#root *')].flatMap((element, index) => {
      const style = getComputedStyle(element);
      const name = `${index} ${element.tagName}.${element.getAttribute('class') ?? ''}`;
      const keys = [...style].filter((key) => !key.startsWith('--'));
      return keys.map((key) => `${name} ${key}: ${style.getPropertyValue(key)}`);
    }),
  );

/** Lines of one list that another one has not, and by how many it is longer. */
const changesOf = (before: JSHandle<string[]>, after: JSHandle<string[]>) =>
  before.evaluate((old, now) => {
    const known = new Set(old);
    return { lines: now.filter((line) => !known.has(line)), more: now.length - old.length };
  }, after);

/** Puts the whole sheets in place of the styles that the page was published with, as its script does. */
const completeStyles = (page: Page) =>
  page.evaluate(async () => {
    const text = document.querySelector('#files')?.textContent ?? '';
    const { sheets } = JSON.parse(text) as { sheets: string[] };
    const links = sheets.map((href) => Object.assign(document.createElement('link'), { href }));
    const loaded = links.map(
      (link) => new Promise((resolve) => link.addEventListener('load', resolve)),
    );
    for (const link of links) link.rel = 'stylesheet';
    document.querySelector('style[data-critical]')?.replaceWith(...links);
    await Promise.all(loaded);
  });

// Languages with their own script have their own fonts; `more` are walked with `JOURNEYS=all` only.
for (const { path, languages, more = [] } of [
  { path: '/m/login', languages: ['VI', 'JA'], more: ['CN', 'TW', 'TH'] },
  { path: '/m/home', languages: ['TW'] },
  { path: '/m/slot-games', languages: [], more: ['VI'] },
  { path: '/m/activity', languages: ['VI'] },
])
  for (const language of [...languages, ...more])
    test(
      `${path} in ${language} looks as it will with its whole sheets`,
      allOnly(more.includes(language)),
      async ({ page, baseURL }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page
          .context()
          .addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        await store(page, 'localStorage', 'SHELL_language', language);
        // Without scripts, only the published page is shown.
        await page.route(/\/assets\/.*\.js$/, () => undefined);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-published', language);
        const before = await stylesIn(page);
        await completeStyles(page);
        expect(await before.evaluate(({ length }) => length)).toBeGreaterThan(1000);
        expect(await changesOf(before, await stylesIn(page))).toEqual({ lines: [], more: 0 });
      },
    );
