import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { store } from './published-steps.ts';

/** Computed style of every element of the content, a line for each property but the sheets' own. */
const stylesIn = (page: Page) =>
  page.locator('#root *').evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const style = getComputedStyle(element);
      const name = `${index} ${element.tagName}.${element.getAttribute('class') ?? ''}`;
      const keys = [...style].filter((key) => !key.startsWith('--'));
      return keys.map((key) => `${name} ${key}: ${style.getPropertyValue(key)}`);
    }),
  );

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

// Languages with letters of their own have fonts of their own.
for (const { path, languages } of [
  { path: '/m/login', languages: ['VI', 'CN', 'TW', 'JA', 'TH'] },
  { path: '/m/home', languages: ['TW'] },
  { path: '/m/slot-games', languages: ['VI'] },
  { path: '/m/activity', languages: ['VI'] },
])
  for (const language of languages)
    test(`${path} in ${language} looks as it will with its whole sheets`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await store(page, 'localStorage', 'SHELL_language', language);
      // No script answers: what stands is the page's own.
      await page.route(/\/assets\/.*\.js$/, () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-published', language);
      const before = await stylesIn(page);
      await completeStyles(page);
      const known = new Set(before);
      const after = await stylesIn(page);
      // A line for each: to compare two lists of this length as such takes minutes.
      expect(after.filter((line) => !known.has(line))).toEqual([]);
      expect(after).toHaveLength(before.length);
    });
