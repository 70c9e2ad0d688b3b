import { expect, test } from './fixtures';
import { setLanguage } from './steps';
import { word } from './words';

/** A contact of each brand at another site. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  aurora: /Zalo/,
  ember: /Zalo/,
  jade: /^Customer service$/,
};

for (const language of ['EN', 'VI'] as const) {
  const service = (key: string, values = {}) => word(language, 'feature-member', key, values);

  test(
    `${language}: customer service opens a chat, and asks before another site`,
    { tag: '@brands' },
    async ({ page, brand, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/service');
      const chat = page.getByRole('button', { name: new RegExp(`^${service('kind.LIVECHAT')}`) });
      await expect(chat).toHaveAccessibleName(new RegExp(service('service.unread', { count: 2 })));
      await axe(page);
      await page.getByRole('button', { name: ELSEWHERE[brand] ?? '' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('.example');
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await chat.click();
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('textbox')).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: service('chat.leave') }).click();
      await expect(page).toHaveURL(/\/m\/service$/);
    },
  );
}
