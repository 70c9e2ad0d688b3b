import { expect, test } from './fixtures';
import { pageReacts } from './published-steps';
import { JOURNEY_LANGUAGES, REGISTRATION_WORDS, textbox, typeCaptcha } from './registration-steps';
import { setLanguage } from './steps';
import { word } from './words';

/** Thailand and its calling code in the page's language. */
const THAILAND = { EN: 'Thailand +66', VI: 'Thái Lan +66' };
const THAI = { national: '081 234 5678', sent: '+66812345678' };

for (const language of JOURNEY_LANGUAGES) {
  const words = REGISTRATION_WORDS[language];
  const kit = (key: string, values?: Record<string, string>) =>
    word(language, 'feature-kit', key, values);

  test(
    `registers by a number of another country in ${language}`,
    { tag: '@all' },
    async ({ page, sandbox, axe }) => {
      await sandbox.flags({ USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true });
      await setLanguage(page, language);
      // Back must not leave the site: the form is not the first page of its tab.
      await page.goto('/m/home');
      await pageReacts(page);
      await page.locator('a[href="/m/register"]').first().click();
      const sheet = page.getByRole('dialog', { name: kit('field.countries') });
      const calling = page.getByRole('button', {
        name: kit('field.callingCode', { code: '' }),
      });
      const own = await calling.textContent();
      await calling.click();
      await expect(sheet).toBeVisible();
      await axe(page);

      // Back closes the sheet, and nothing was chosen.
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(calling).toHaveText(own ?? '');
      await expect(page).toHaveURL(/\/m\/register/);

      await calling.click();
      await sheet.getByRole('radio', { name: THAILAND[language] }).click();
      await expect(sheet).toHaveCount(0);
      await expect(calling).toHaveText('+66');
      const { height = 0 } = (await calling.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);

      await textbox(page, words.mobile).fill(THAI.national);
      await page.getByRole('button', { name: words.get }).click();
      await expect.poll(async () => (await sandbox.sms(THAI.sent)).length).toBe(1);
      await axe(page);

      // The number and its country survive a reload.
      await page.reload();
      await expect(calling).toHaveText('+66');
      await expect(textbox(page, words.mobile)).toHaveValue(THAI.national);
      await textbox(page, words.code).fill((await sandbox.sms(THAI.sent))[0]?.code ?? '');
      await page.getByRole('checkbox', { name: words.agree }).check();
      await typeCaptcha(page, words.captcha, sandbox);
      await page.getByRole('button', { name: words.register, exact: true }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
    },
  );
}
