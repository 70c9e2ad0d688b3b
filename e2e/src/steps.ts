import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

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
