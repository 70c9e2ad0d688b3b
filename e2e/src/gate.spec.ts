import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { inEnglish, setLanguage } from './steps';

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
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  await expect(page.getByText('Back at 04:00')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await axe(page);
  await sandbox.status({ maintenance: false, regionRestriction: false });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a restricted region is told so', { tag: '@all' }, async ({ page, sandbox, axe }) => {
  await sandbox.status({ maintenance: false, regionRestriction: true });
  await page.goto('/m/slot-games');
  await expect(page.getByRole('heading', { name: 'Not available in your region' })).toBeVisible();
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
  const closed = page.getByRole('heading', { name: 'Under maintenance' });
  // A background call of the page may be refused before the tap.
  await page
    .getByRole('link', { name: 'Slots' })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await expect(closed).toBeVisible();
});

test('the gate speaks Vietnamese, and says while it is still closed', async ({
  page,
  sandbox,
  problems,
  axe,
}) => {
  problems.expect(/503|403/);
  await setLanguage(page, 'VI');
  await sandbox.status({ maintenance: true, regionRestriction: false });
  await page.goto('/m/home');
  const t = wordsOf('shell', 'VI');
  await expect(page.getByRole('heading', { name: t('gate.maintenanceTitle') })).toBeVisible();
  await page.getByRole('button', { name: t('gate.check') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('gate.still') })).toBeVisible();
  await axe(page);
  await sandbox.status({ maintenance: false, regionRestriction: true });
  await page.getByRole('button', { name: t('gate.check') }).click();
  await expect(page.getByRole('heading', { name: t('gate.restrictedTitle') })).toBeVisible();
  await axe(page);
});

test(
  'the last known status holds while nobody can tell the present one',
  { tag: '@all' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/50\d/);
    await sandbox.status({ maintenance: true, regionRestriction: false });
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
    await sandbox.faults([{ path: '/wps/system/status', rate: 1, kind: 'status', status: 502 }]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The system is busy' })).toBeVisible();
  },
);
