import { expect, type Locator, type Page } from '@playwright/test';

/** No screen has more stops than this. */
const STOPS = 40;

/** Goes on by Tab until a control has the focus: one that cannot be reached fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await reached()); stop++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Reaches a field by Tab and writes over what stands in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Reaches a control by Tab and presses it. */
export async function pressed(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** What is wrong with the field in focus: its description, in a region that is read out. */
export async function expectSaid(field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
  const live = await field.evaluate((input) => {
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    return note?.closest('[aria-live]')?.getAttribute('aria-live');
  });
  expect(live).toBe('polite');
}
