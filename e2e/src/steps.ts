import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { SignedIn } from './sandbox-client.ts';

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

/** Stores a session before each load of a page, whose token the test uses too. */
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
 * What a finger finds well in view, of a selector: a list that still scrolls takes no tap, and what is under the header
 * or the bottom bar is no target. The browser tells of a scroll with its next frame: until then a list does not know that it
 * scrolls.
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

/** Taps what is well in view, of a selector, where it is: without a scroll. */
export async function tapInView(page: Page, selector: string): Promise<InView> {
  const found = await findInView(page, selector);
  await page.touchscreen.tap(found.x, found.y);
  return found;
}

/** Scrolls the page to a place, which its list may have to grow for. */
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

/** Pulls the page down from `y` until it says that it will refresh, and lets go. Chromium takes a touch away from a page that is slow to answer it: then again. */
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
