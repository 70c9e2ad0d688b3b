import { expect, test } from './fixtures';
import { setLanguage } from './steps';
import { word } from './words';

for (const language of ['VI', 'EN'] as const) {
  const t = (key: string, values = {}) =>
    word(language, 'feature-member', `member-promotions:${key}`, values);

  test(
    `promotions in ${language}: found, read, signed up for, applied for`,
    { tag: '@brands' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'fresh01');
      await page.goto('/m/activity');
      await page.getByRole('tab', { name: t('category.rng_promo') }).click();
      await expect(page).toHaveURL(/category=rng_promo/);
      await axe(page);
      const event = page.locator('a[href*="id=slots-event"]');
      await event.click();
      const card = page.getByRole('region', { name: t('keyTerms.title') });
      for (const part of ['get', 'must', 'until', 'not'])
        await expect(card.getByRole('group', { name: t(`keyTerms.${part}`) })).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: t('action.signUp') }).click();
      await expect(page.getByText(t('next.signed'))).toBeVisible();
      await expect(card.getByRole('progressbar')).toBeVisible();

      await page.goto('/m/activityDetail?id=idea');
      await page.getByRole('link', { name: t('action.apply'), exact: true }).click();
      const remark = page.getByRole('textbox', { name: t('apply.remark') });
      await remark.fill('Night mode');
      await expect(page.getByText('10/140')).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: t('action.apply'), exact: true }).click();
      await expect(page).toHaveURL(/activityDetail\?id=idea/);
      await expect(page.getByText(t('next.applying'))).toBeVisible();
      await expect(page.getByText('Night mode')).toBeVisible();
    },
  );
}
