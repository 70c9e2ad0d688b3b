import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of Tab presses; no screen has more tab stops. */
const STOPS = 40;

/** Presses Tab until the control has focus; fails if it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await reached()); stop++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Reaches a field by Tab and replaces its value. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Reaches a control by Tab and presses it. */
export async function pressByKeyboard(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Expects `text` in the description of the focused field, inside a live region. */
export async function expectDescription(field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
  const live = await field.evaluate((input) => {
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    return note?.closest('[aria-live]')?.getAttribute('aria-live');
  });
  expect(live).toBe('polite');
}
