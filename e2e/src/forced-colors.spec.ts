import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inEnglish } from './steps.ts';

test.beforeEach(async ({ page }) => {
  await inEnglish(page);
  await page.emulateMedia({ forcedColors: 'active' });
});

test('forced colours leave a field its edge, and show where the focus is', async ({ page }) => {
  for (const [path, role] of [
    ['/m/login', 'textbox'],
    ['/m/slot-games', 'searchbox'],
  ] as const) {
    await page.goto(path);
    const field = page.getByRole(role).first();
    const box = field.locator('..');
    await expect(box).toHaveCSS('border-top', /^1px solid/);
    await expect(box).toHaveCSS('outline-style', 'none');
    await field.focus();
    await expect(box).toHaveCSS('outline-style', 'solid');
    await expect(box).toHaveCSS('outline-width', '2px');
  }
});

test('forced colours mark the tab, the chip and the page that are chosen', async ({ page }) => {
  await page.goto('/m/slot-games');
  const tabs = page.getByRole('main').getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  expect(await marks(tabs, '::before')).toEqual(await states(tabs, 'aria-selected'));

  await page.getByRole('button', { name: 'Filter' }).click();
  const chips = page.getByRole('dialog').locator('[aria-pressed]');
  await expect(chips.first()).toBeVisible();
  expect(await marks(chips.locator('> span'))).toEqual(await states(chips, 'aria-pressed'));

  await page.goto('/m/home');
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries).toHaveCount(5);
  expect(await marks(entries.locator('> span:first-child'))).toEqual(
    await states(entries, 'aria-current'),
  );
});

/** For each element: whether it is selected. */
const states = (elements: Locator, attribute: string) =>
  elements.evaluateAll(
    (all, name) => all.map((one) => ['true', 'page'].includes(one.getAttribute(name) ?? '')),
    attribute,
  );

/** For each element, or its `::before`: whether it has the system's colour of a selection. */
const marks = (elements: Locator, pseudo?: string) =>
  elements.evaluateAll((all, drawn) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; background: SelectedItem';
    document.body.append(probe);
    const chosen = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return all.map((one) => getComputedStyle(one, drawn).backgroundColor === chosen);
  }, pseudo);
