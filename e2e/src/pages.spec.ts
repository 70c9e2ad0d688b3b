import { expect, test } from './fixtures';
import { setLanguage } from './steps';
import { word } from './words';

for (const language of ['VI', 'EN'] as const) {
  const t = (key: string, values = {}) =>
    word(language, 'feature-member', `member-pages:${key}`, values);
  const kit = (key: string) => word(language, 'feature-kit', key);

  test(
    `feedback in ${language}: counted, with its captcha, sent`,
    { tag: '@brands' },
    async ({ page, signIn, axe, sandbox }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/feedback');
      const send = page.getByRole('button', { name: t('feedback.send'), exact: true });
      await page.getByRole('combobox', { name: t('feedback.kind') }).click();
      await page.getByRole('radio', { name: t('kind.game') }).click();
      const text = page.getByRole('textbox', { name: t('feedback.description') });
      await text.fill('Too short');
      await expect(send).toBeDisabled();
      await text.fill('A round of Lotus under the Moon did not end for me.');
      await expect(page.getByText('51/200')).toBeVisible();
      await expect(
        page.getByRole('button', { name: kit('captcha.refresh') }).locator('img'),
      ).toBeVisible();
      await axe(page);
      const [captcha] = await sandbox.captcha();
      await page
        .getByRole('textbox', { name: kit('field.captcha'), exact: true })
        .fill(captcha?.answer ?? '');
      await send.click();
      await expect(page.getByText(t('feedback.sent'))).toBeVisible();
    },
  );

  test(
    `about the brand in ${language}: its pages, its terms, its app`,
    { tag: '@brands' },
    async ({ page, axe }) => {
      await setLanguage(page, language);
      await page.goto('/m/home');
      await page.getByRole('link', { name: word(language, 'i18n', 'legal.aboutUs') }).click();
      await expect(page).toHaveURL(/\/m\/aboutUs$/);
      await page.getByRole('link', { name: t('joinUs.title') }).click();
      await expect(page.getByRole('heading', { name: t('joinUs.title'), level: 1 })).toBeVisible();
      await axe(page);
      await page.goBack();
      await page.getByRole('link', { name: t('sponsors.title') }).click();
      await page.getByRole('link', { name: /Lakeside Albion/ }).click();
      await expect(page.getByRole('heading', { name: /Lakeside Albion/, level: 2 })).toBeVisible();
      await axe(page);
      await page.goto('/m/aboutUs');
      await page.getByRole('link', { name: t('agreement.title') }).click();
      await expect(page).toHaveURL(/\/m\/useragreement$/);
      await page.getByRole('tab', { name: t('agreement.privacy') }).click();
      await expect(page.getByRole('heading', { name: t('privacy.rights.title') })).toBeVisible();
      await axe(page);
      await page.goto('/m/download');
      await expect(page.getByRole('button', { name: t('download.action.Android') })).toBeVisible();
      await axe(page);
    },
  );
}
