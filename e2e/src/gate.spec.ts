import { expect, test } from './fixtures';
import { inEnglish } from './steps';

test.beforeEach(({ page }) => inEnglish(page));

test('maintenance closes the product with the platform’s words, and opens again', async ({
  problems,
  page,
  sandbox,
  axe,
}) => {
  problems.expect(/503/);
  await sandbox.status({ maintenance: true, regionRestriction: true, info: 'Back at 04:00' });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'We are improving the system' })).toBeVisible();
  await expect(page.getByText('Back at 04:00')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await axe(page);
  await sandbox.status({ maintenance: false, regionRestriction: false });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a restricted region is told so', async ({ page, sandbox, axe }) => {
  await sandbox.status({ maintenance: false, regionRestriction: true });
  await page.goto('/m/slot-games');
  await expect(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible();
  await axe(page);
});

test('maintenance that begins while a page is open closes it at the next call', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(/503/);
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await sandbox.status({ maintenance: true, regionRestriction: false });
  await page.getByRole('link', { name: 'Slots' }).click();
  await expect(page.getByRole('heading', { name: 'We are improving the system' })).toBeVisible();
});
