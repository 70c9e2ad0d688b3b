import { expect, test } from './fixtures';
import { callPlatform } from './platform-call';
import { SandboxClient } from './sandbox-client';
import { holdSession, setLanguage } from './steps';
import { wordsOf } from './words';

/** Maximum ms until an open page reacts. */
const WITHIN_MS = 2_000;

test('who excludes himself at one brand is out of the open page of another within two seconds', async ({
  page,
  context,
  port,
  sandbox,
  problems,
}) => {
  problems.expect(/status of 4\d\d/);
  const elsewhere = new SandboxClient(port, 'jade');
  const there = await elsewhere.session('player01');
  await holdSession(page, there);
  await page.goto(`http://jade.localhost:${port}/m/set`);
  await expect(page).toHaveURL(/\/m\/set$/);

  const here = await sandbox.session('player01');
  const other = await context.newPage();
  await setLanguage(other, 'VI');
  await holdSession(other, here);
  await other.goto('/m/saferPlay/selfExclusion');
  const t = wordsOf('feature-member', 'VI');
  await other.getByRole('radio', { name: t('exclusion.12') }).check();
  await other.getByLabel(t('field.password'), { exact: true }).fill('Play1234');
  await other.getByRole('button', { name: t('exclusion.action') }).click();
  await expect(other.getByRole('heading', { name: t('closed.head') })).toBeVisible();

  // The open page becomes visible.
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page).not.toHaveURL(/\/m\/set$/, { timeout: WITHIN_MS });
  for (const path of ['/wps/member/info', '/wps/member/protection/limits'])
    expect(await callPlatform(page, there, { method: 'GET', path, module: 'COMM3' })).toMatchObject(
      { success: false, errorCode: 'login.not.session' },
    );
});
