import sharp from 'sharp';
import { expect, test } from './fixtures';
import { logIn, setLanguage } from './steps';
import { word } from './words';

/** A phone's photo with its location. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' },
    })
    .toBuffer();

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

  test(
    `${language}: a guest is asked to log in at the first entry, and is then where it leads`,
    { tag: '@all' },
    async ({ page, axe }) => {
      await setLanguage(page, language);
      await page.goto('/m/mine');
      await expect(page.getByRole('heading', { name: me('guest.title') })).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: starting('entry.inbox') }).click();
      await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FwebEmail$/);
    },
  );

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

    await test.step('a photograph, which leaves the phone without its place (decision 27)', async () => {
      const buffer = await photograph();
      expect(buffer.includes('Exif')).toBe(true);
      const before = (await picture.getAttribute('src')) ?? '';
      await page.getByRole('button', { name: me('icon.title') }).click();
      const upload = page.waitForRequest(/\/wps\/member\/upload$/);
      await icons
        .locator('input[type=file]')
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
      const { data } = (await upload).postDataJSON() as { data: string };
      const sent = Buffer.from(data, 'base64');
      const { format, width, height, exif } = await sharp(sent).metadata();
      expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 40, height: 20 });
      expect(sent.includes('Exif')).toBe(false);
      await expect(picture).not.toHaveAttribute('src', before);
    });

    await page.goto('/m/mine');
    await expect(picture).toHaveAttribute('src', /\/cdn\/upload\//);
  });

  test(
    `${language}: a trial sees what it may at the member centre, and is told at what it may not`,
    { tag: '@all' },
    async ({ page, sandbox, signIn, axe }) => {
      await setLanguage(page, language);
      const { user } = (await sandbox.knob('enter', { state: 'trial' })) as { user: string };
      await signIn(page, user);
      const entry = (key: string) => page.getByRole('link', { name: starting(key) });
      for (const template of ['0', '1']) {
        await sandbox.flags({}, { mem_cen: template });
        await page.goto('/m/mine');
        await expect(page.getByText(user)).toBeVisible();
        const balance = page.getByRole('group', { name: me('wallet.balance') });
        await expect(balance).toContainText(/[₫$]/);
        await expect(entry('entry.mall')).toBeVisible();
        await expect(entry('entry.agent')).toHaveCount(0);
        await expect(entry('entry.inbox')).toHaveCount(0);
        await axe(page);
      }

      const actualAccount = word(language, 'shell', 'frame.realAccount');
      for (const key of ['entry.mall', 'entry.rewards', 'entry.invite', 'entry.missions'])
        await test.step(`${key} leads Home, which says why`, async () => {
          await page.goto('/m/mine');
          await entry(key).click();
          await expect(page).toHaveURL(/\/m\/home$/);
          await expect(page.getByText(actualAccount)).toBeVisible();
        });

      await test.step('the deposit says why in its place, and whose money this is', async () => {
        await page.goto('/m/mine');
        const quick = page.getByRole('list', { name: me('me.quick') });
        await quick.getByRole('link', { name: me('entry.deposit') }).click();
        await expect(page.getByRole('heading', { name: common('realMoney.title') })).toBeVisible();
        await expect(page.getByText(common('realMoney.trial'))).toBeVisible();
        await axe(page);
      });

      await test.step('its own account is there, without details to change', async () => {
        await page.goto('/m/mine');
        await page.getByRole('link', { name: new RegExp(user) }).click();
        await expect(page.getByText(me('account.closed'))).toBeVisible();
      });
    },
  );

  test(
    `${language}: feedback with a picture, from the settings, and its answer among the own messages`,
    { tag: '@all' },
    async ({ page, sandbox, signIn, axe }) => {
      const pages = (key: string) => me(`member-pages:${key}`);
      const kit = (key: string, values = {}) => word(language, 'feature-kit', key, values);
      const settings = word(language, 'feature-account', 'settings.feedback');
      const content = 'A round of Lotus under the Moon did not end for me.';
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/mine');
      await page.getByRole('link', { name: me('entry.settings'), exact: true }).click();
      await page.getByRole('link', { name: settings }).click();
      await page.getByRole('combobox', { name: pages('feedback.kind') }).click();
      await page.getByRole('radio', { name: pages('kind.game') }).click();
      await page.getByRole('textbox', { name: pages('feedback.description') }).fill(content);
      await page
        .getByLabel(pages('feedback.image'), { exact: true })
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
      await expect(
        page.getByRole('img', { name: kit('upload.image', { number: 1 }) }),
      ).toBeVisible();
      const [captcha] = await sandbox.captcha();
      await page
        .getByRole('textbox', { name: kit('field.captcha'), exact: true })
        .fill(captcha?.answer ?? '');
      await page.getByRole('button', { name: pages('feedback.send'), exact: true }).click();
      await expect(page.getByText(pages('feedback.sent'))).toBeVisible();

      await page.getByRole('button', { name: pages('feedback.another') }).click();
      const own = page.getByRole('region', { name: pages('sent.title') });
      await expect(own).toContainText(content);
      await expect(own).toContainText(pages('sent.waiting'));
      const sent = own.getByRole('img', { name: pages('sent.image') });
      await expect(sent).toBeVisible();
      await expect(sent).toHaveJSProperty('naturalWidth', 40);
      await sandbox.knob('feedback', { user: 'player01', text: 'The round is settled now.' });
      await page.reload();
      await expect(own).toContainText('The round is settled now.');
      await expect(own).not.toContainText(pages('sent.waiting'));
      await axe(page);
    },
  );

  test(
    `${language}: the entry of customer service has several contacts of a kind, which expand`,
    { tag: '@all' },
    async ({ page, sandbox, signIn, axe }) => {
      const path = 'https://telegram.example/payments';
      await sandbox.knob('contact', { csType: 'TELEGRAM', title: 'Payments', path });
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/mine');
      await page.getByRole('link', { name: me('entry.service') }).click();
      await expect(page).toHaveURL(/\/m\/service$/);
      const telegram = page.getByRole('button', { name: me('member-service:kind.TELEGRAM') });
      const payments = page.getByRole('button', { name: 'Payments', exact: true });
      await expect(telegram).toHaveAttribute('aria-expanded', 'false');
      await expect(payments).toHaveCount(0);
      await telegram.click();
      await expect(telegram).toHaveAttribute('aria-expanded', 'true');
      await axe(page);
      await payments.click();
      await expect(page.getByRole('alertdialog')).toContainText('telegram.example');
      await page.keyboard.press('Escape');
      await telegram.click();
      await expect(payments).toHaveCount(0);
    },
  );
}

test(
  'a guest comes back to the entry of the member centre that asked for the login',
  { tag: '@all' },
  async ({ page }) => {
    await setLanguage(page, 'EN');
    await page.goto('/m/mine');
    await page.getByRole('link', { name: /^Inbox/ }).click();
    await logIn(page, 'player01');
    await expect(page).toHaveURL(/\/m\/webEmail$/);
  },
);
