import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { mobileOfPlayer, setLanguage } from './steps';

/** Name of the button that counts seconds; a calling code has a `+`. */
const COUNTDOWN = /^[^+]*\d{2,}[^+]*$/;

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const common = wordsOf('i18n', language);

  test.describe(`login by SMS in ${language}`, () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await sandbox.flags({ SMSLOGIN3: true });
      await setLanguage(page, language);
      await page.goto('/m/login');
      await page.getByRole('tab', { name: t('login.method.sms') }).click();
    });

    test(
      'three taps in 200 ms send one SMS; a reload keeps the countdown',
      { tag: '@all' },
      async ({ page, sandbox, brand, axe }) => {
        const number = page.getByRole('textbox', { name: t('field.mobileNum') });
        const ask = page.getByRole('button', { name: t('sms.get') });
        await axe(page);

        await ask.click();
        await expect(number).toHaveAttribute('aria-invalid', 'true');
        await expect(number).toBeFocused();

        const since = Date.now();
        await number.fill(mobileOfPlayer(brand));
        await ask.evaluate((button: HTMLElement) => {
          for (const delay of [0, 80, 160]) setTimeout(() => button.click(), delay);
        });
        const again = page.getByRole('button', { name: COUNTDOWN });
        await expect(again).toBeDisabled();
        const sent = (await sandbox.calls(since)).filter(({ path }) =>
          path.endsWith('/sms/noLogin'),
        );
        expect(sent).toHaveLength(1);
        await axe(page);

        await page.reload();
        await page.getByRole('tab', { name: t('login.method.sms') }).click();
        await expect(again).toBeDisabled();
        expect(page.url()).not.toContain(mobileOfPlayer(brand));
      },
    );

    test('a wrong code is told at its field, the right one opens', async ({
      page,
      sandbox,
      brand,
      axe,
    }) => {
      const number = page.getByRole('textbox', { name: t('field.mobileNum') });
      const code = page.getByRole('textbox', { name: t('field.smsCode') });
      await number.fill(mobileOfPlayer(brand));
      await page.getByRole('button', { name: t('sms.get') }).click();
      await expect.poll(async () => (await sandbox.sms(mobileOfPlayer(brand))).length).toBe(1);
      const sent = (await sandbox.sms(mobileOfPlayer(brand)))[0]?.code ?? '';

      // A complete code is sent automatically.
      await code.fill(sent === '000000' ? '111111' : '000000');
      await expect(page.getByText(common('error.sms.code.wrong'))).toBeVisible();
      await expect(code).toBeFocused();
      await expect(number).toHaveValue(mobileOfPlayer(brand));
      await axe(page);

      await code.fill(sent);
      await expect(page).toHaveURL(/\/m\/home$/);
      const stored = await page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage }),
      );
      expect(stored).not.toContain(sent);
    });
  });
}

test(
  'without its flag there is one way, and no tab',
  { tag: '@all' },
  async ({ page, sandbox }) => {
    await sandbox.flags({ SMSLOGIN3: false });
    await setLanguage(page, 'EN');
    await page.goto('/m/login');
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('tab')).toHaveCount(0);
  },
);
