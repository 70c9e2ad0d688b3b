import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inEnglish } from './steps';
import { wordsOf } from './words';

/** Adds an authenticator to the browser, like a phone with a screen lock. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is made in the settings, logs in by itself, and does not once it is removed', async ({
  page,
  signIn,
  axe,
}) => {
  await inEnglish(page);
  await addAuthenticator(page);
  await signIn(page, 'player01');
  await page.goto('/m/set');
  await page.getByRole('link', { name: 'Login and devices' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const form = page.getByRole('dialog', { name: 'Add a passkey' });
  await form.getByRole('textbox', { name: 'Name' }).fill('My phone');
  await form.getByLabel('Password', { exact: true }).fill('wrong1234');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText(wordsOf('i18n', 'EN')('error.password.old.wrong'))).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill('Play1234');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();
  await axe(page);

  await page.goto('/m/set');
  // A row that comes while signing out would make a call that is refused.
  await expect(page.getByText('Notifications on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);

  // The authenticator answers the autofill suggestion, as a user who selects it would.
  await page.goto('/m/login?returnTo=%2Fm%2Fdevices');
  await expect(page).toHaveURL(/\/m\/devices/, { timeout: 20_000 });
  await expect(page.getByText(/^Last used/)).toBeVisible();

  await page.getByRole('button', { name: /^Remove.*My phone$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test(
  'another device is signed out from here',
  { tag: '@all' },
  async ({ page, browser, baseURL, signIn, sandbox }) => {
    await inEnglish(page);
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const there = await other.newPage();
    await inEnglish(there);
    const { storageKey, record } = await sandbox.session('player01');
    await there.addInitScript(
      ([key, text]) => sessionStorage.getItem('left') ?? sessionStorage.setItem(key, text),
      [storageKey, JSON.stringify(record)] as const,
    );
    await there.goto('/m/set');
    await expect(there.getByRole('button', { name: 'Sign out' })).toBeVisible();

    await signIn(page, 'player01');
    await page.goto('/m/devices');
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: /^Sign out device/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out device' }).click();
    await expect(page.getByText('Device signed out')).toBeVisible();
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();

    await there.getByRole('link', { name: 'Login and devices' }).click();
    await expect(there).toHaveURL(/\/m\/login/);
    await other.close();
  },
);
