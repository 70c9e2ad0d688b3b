import { expect, test } from './fixtures';
import { logIn, setLanguage } from './steps';
import { word } from './words';

for (const language of ['EN', 'VI'] as const) {
  const me = (key: string, values = {}) => word(language, 'feature-member', key, values);
  const common = (key: string) => word(language, 'i18n', key);
  const starting = (key: string) => new RegExp(`^${me(key)}`);

  test(
    `${language}: the member centre knows who is here, and as many unread messages as Home`,
    { tag: '@brands' },
    async ({ page, sandbox, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      const unread = word(language, 'shell', 'home.unread', { count: 3 });
      await page.goto('/m/home');
      const messages = page.getByRole('link', { name: starting('entry.messages') });
      await expect(messages).toHaveAccessibleName(new RegExp(unread));

      for (const template of ['1', '0']) {
        await sandbox.flags({}, { mem_cen: template });
        await page.goto('/m/mine');
        await expect(messages).toHaveAccessibleName(new RegExp(unread));
        await expect(page.getByRole('link', { name: starting('entry.inbox') })).toContainText('3');
        await expect(page.getByText('player01')).toBeVisible();
        await expect(page.getByText('VIP 2').first()).toBeVisible();
        const balance = page.getByRole('group', { name: me('wallet.balance') });
        await expect(balance).toContainText(/[₫$]/);
        await axe(page);
        await page.getByRole('button', { name: common('balance.hide') }).click();
        await expect(balance).not.toContainText(/[₫$]/);
        // Hidden amounts stay hidden on the next page.
        await page.getByRole('button', { name: common('balance.show') }).click();
      }

      await sandbox.flags({ MAILCEN: false });
      await page.reload();
      await expect(page.getByRole('list', { name: me('me.quick') })).toBeVisible();
      await expect(page.getByRole('link', { name: starting('entry.inbox') })).toHaveCount(0);
    },
  );

  test(`${language}: a guest is asked to log in at the first entry, and is then where it leads`, async ({
    page,
    axe,
  }) => {
    await setLanguage(page, language);
    await page.goto('/m/mine');
    await expect(page.getByRole('heading', { name: me('guest.title') })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: starting('entry.inbox') }).click();
    await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FwebEmail$/);
  });

  test(`${language}: my account has another name and picture, and the member centre shows it`, async ({
    page,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'player01');
    await page.goto('/m/mine');
    await page.getByRole('link', { name: /player01/ }).click();
    await expect(page).toHaveURL(/\/m\/myAccount\/index$/);
    await expect(page.getByText(/^\w\*+@/)).toBeVisible();
    await axe(page);

    const nickname = page.getByRole('button', { name: starting('field.nickname') });
    await test.step('a nickname', async () => {
      await nickname.click();
      const form = page.getByRole('dialog', { name: me('field.nickname') });
      await form.getByRole('textbox').fill('Hoa Mai');
      await axe(page);
      await form.getByRole('button', { name: me('nickname.save') }).click();
      await expect(form).toBeHidden();
      await expect(nickname).toContainText('Hoa Mai');
    });

    const icons = page.getByRole('dialog', { name: me('account.head') });
    const picture = page.locator('main img');
    await test.step('a given picture', async () => {
      await page.getByRole('button', { name: me('icon.title') }).click();
      await expect(
        icons.getByRole('button', { name: me('icon.one', { number: 6 }) }),
      ).toBeVisible();
      await axe(page);
      await icons.getByRole('button', { name: me('icon.one', { number: 3 }) }).click();
      await expect(picture).toHaveAttribute('src', /koi\.svg$/);
    });

    await test.step('an own one, kept as a JPEG', async () => {
      await page.getByRole('button', { name: me('icon.title') }).click();
      await icons
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
      await expect(picture).toHaveAttribute('src', /\/cdn\/upload\//);
      const type = await picture.evaluate(async (image: HTMLImageElement) => {
        const kept = await fetch(image.src);
        return kept.headers.get('content-type');
      });
      expect(type).toBe('image/jpeg');
    });

    await page.goto('/m/mine');
    await expect(picture).toHaveAttribute('src', /\/cdn\/upload\//);
  });
}

test('a guest comes back to the entry of the member centre that asked for the login', async ({
  page,
}) => {
  await setLanguage(page, 'EN');
  await page.goto('/m/mine');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await logIn(page, 'player01');
  await expect(page).toHaveURL(/\/m\/webEmail$/);
});
