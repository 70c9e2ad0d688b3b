import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { SignedIn } from './sandbox-client.ts';

/** Details of a row of a table: one that is walked with `JOURNEYS=all` only has the tag. */
export const allOnly = (isAll: boolean) => (isAll ? { tag: '@all' } : {});

/** Stores the language before the page loads, as if the user had chosen it. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => {
    try {
      localStorage.setItem('SHELL_language', JSON.stringify(code));
    } catch {
      // Cross-origin frames without storage access keep their language.
    }
  }, language);
}

/**
 * Makes each page without a service worker as old as one that may prefetch and cache (`whenSettled`), which otherwise waits
 * 5.2 s and computes nothing.
 */
export const settleAtOnce = (page: Page) =>
  page.addInitScript(() => {
    if (navigator.serviceWorker?.controller) return;
    const now = performance.now.bind(performance);
    performance.now = () => now() + 5_200;
  });

/** Stores a session before each load of a page; the test uses its token too. */
export const holdSession = (page: Page, { storageKey, record }: SignedIn) =>
  page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
    storageKey,
    JSON.stringify(record),
  ] as const);

export const inEnglish = (page: Page) => setLanguage(page, 'EN');

/** Mobile number of player01 at a brand. */
export const mobileOfPlayer = (brand: string) => (brand === 'jade' ? '2125550101' : '0912345601');

/** Fills the login form and submits it. */
export async function logIn(page: Page, user: string, password = 'Play1234'): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Amount shown in a group, once loaded. */
export async function amountIn(group: Locator): Promise<string> {
  await expect(group).toContainText(/[₫$]/);
  const text = await group.innerText();
  return /(?:NT)?\$?[\d.,]+(?:\s?₫)?/.exec(text.replace(/^\S*\d\d\n/, ''))?.[0] ?? text;
}

/** Tiles of games. */
export const GAMES = 'main [data-leads-to]';

/** Middle of an element, px of the viewport, and its text. */
interface InView {
  text: string;
  x: number;
  y: number;
}

/**
 * Finds an element of a selector that can be tapped: well in view, and not under the header or the bottom bar. Waits two
 * frames first: a list that scrolls ignores taps, and learns of a scroll with the browser's next frame.
 */
export async function findInView(page: Page, selector: string): Promise<InView> {
  const find = () =>
    page.evaluate(async (one) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const [found] = [...document.querySelectorAll<HTMLElement>(one)]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { element, x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        })
        .filter(({ y }) => y > innerHeight / 4 && y < innerHeight * 0.8)
        .filter(({ element, x, y }) => element.contains(document.elementFromPoint(x, y)));
      return found && { text: found.element.innerText, x: found.x, y: found.y };
    }, selector);
  let found: InView | undefined;
  await expect.poll(async () => (found = await find())).toBeDefined();
  if (!found) throw new Error(`nothing of ${selector} is in view`);
  return found;
}

/** Taps an element of a selector that is well in view, without scrolling. */
export async function tapInView(page: Page, selector: string): Promise<InView> {
  const found = await findInView(page, selector);
  await page.touchscreen.tap(found.x, found.y);
  return found;
}

/** Scrolls the page to a position, loading more of its list if necessary. */
export const scrollPageTo = (page: Page, top: number) =>
  expect(async () => {
    await page.evaluate((place) => scrollTo(0, place), top);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  }).toPass();

/** Frame of the launched game. */
export function gameFrame(page: Page): FrameLocator {
  return page.getByRole('region', { name: 'Game' }).frameLocator('iframe');
}

/** Name of the first game shown. */
export async function firstGame(page: Page): Promise<string> {
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  const name = await heart.getAttribute('aria-label');
  return (name ?? '').replace('Favourite: ', '');
}

/** Single-touch gestures through the DevTools protocol; coordinates in CSS px of the viewport. */
export async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touches = (type: 'touchStart' | 'touchMove') => (x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  return {
    down: touches('touchStart'),
    move: touches('touchMove'),
    up: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

/** Pulls the page down from `y` until it announces a refresh, and releases. Retries: Chromium cancels a touch on a slow page. */
export async function pullDown(page: Page, y: number, words: { pulling: string; ready: string }) {
  const finger = await touch(page);
  let down = false;
  await expect(async () => {
    if (down) await finger.up();
    down = true;
    await finger.down(195, y);
    await finger.move(195, y + 60);
    await expect(page.getByText(words.pulling)).toBeVisible({ timeout: 2_000 });
    await finger.move(195, y + 150);
    await expect(page.getByText(words.ready)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await finger.up();
}
