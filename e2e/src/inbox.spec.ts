import { expect, test } from './fixtures';
import { inEnglish, setLanguage } from './steps';
import { word } from './words';

for (const language of ['EN', 'VI'] as const) {
  const account = (key: string, values = {}) => word(language, 'feature-account', key, values);
  const common = (key: string) => word(language, 'i18n', key);

  test(
    `${language}: messages are read, deleted and counted everywhere`,
    { tag: '@brands' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/home');
      const unreadWord = word(language, 'shell', 'home.unread', { count: '' }).trim();
      const messages = page.getByRole('link', {
        name: new RegExp(`^${word(language, 'shell', 'home.messages')}`),
      });
      await expect(messages).toHaveAccessibleName(new RegExp(unreadWord));
      await messages.click();
      await expect(page).toHaveURL(/\/m\/webEmail$/);

      const list = page.getByRole('list', { name: account('inbox.title') });
      const dots = list.getByRole('img', { name: common('state.unread') });
      await expect(dots.first()).toBeVisible();
      const before = await dots.count();
      await axe(page);

      await test.step('reads one', async () => {
        await list.getByRole('button').first().click();
        const message = page.getByRole('dialog', { name: account('inbox.message') });
        await expect(message.getByRole('button', { name: account('inbox.delete') })).toBeVisible();
        await axe(page);
        await message.getByRole('button', { name: common('action.close') }).click();
        await expect(message).toBeHidden();
        await expect(dots).toHaveCount(before - 1);
      });

      await test.step('deletes it after a question', async () => {
        const title = await list.getByRole('heading').first().innerText();
        await list.getByRole('button').first().click();
        const message = page.getByRole('dialog', { name: account('inbox.message') });
        await message.getByRole('button', { name: account('inbox.delete') }).click();
        const question = page.getByRole('alertdialog', { name: account('inbox.deleteTitle') });
        await axe(page);
        await question.getByRole('button', { name: account('inbox.delete') }).click();
        await expect(message).toBeHidden();
        await expect(list.getByRole('heading', { name: title })).toHaveCount(0);
      });

      await test.step('finds what its orders came to beside them', async () => {
        await page.getByRole('link', { name: account('orders.title'), exact: true }).click();
        await expect(page).toHaveURL(/\/m\/message\/orders$/);
        await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
        await axe(page);
        await page.getByRole('link', { name: new RegExp(`^${account('inbox.title')}`) }).click();
      });

      await test.step('marks the others as read, and no dot is left', async () => {
        await page.getByRole('button', { name: account('inbox.readAll') }).click();
        await expect(dots).toHaveCount(0);
        const counted = page.waitForResponse(/CSP_unreadCount/);
        await page.goto('/m/home');
        await counted;
        await expect(messages).toBeVisible();
        await expect(messages).not.toHaveAccessibleName(new RegExp(unreadWord));
      });
    },
  );
}

test(
  'the news of the lobby are read, and lead on',
  { tag: '@all' },
  async ({ page, signIn, axe }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto('/m/webEmail');
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/webEmail\?tab=news$/);
    const title = 'The lotus season is here';
    await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: title }).click();
    const piece = page.getByRole('dialog', { name: title });
    await expect(piece).toContainText('You’ll find the odds in each game.');
    await axe(page);
    await piece.getByRole('link', { name: 'Learn more' }).click();
    await expect(page).toHaveURL(/\/m\/slot-games/);
    await expect(piece).toBeHidden();
  },
);

test(
  'an account without messages of its own is told so',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await inEnglish(page);
    await signIn(page, 'virtual01');
    await page.goto('/m/webEmail');
    await expect(page.getByText('Your account doesn’t have access to this.')).toBeVisible();
  },
);

test(
  'where the flag is off there is no inbox',
  { tag: '@all' },
  async ({ page, sandbox, signIn, problems }) => {
    // The unread count may be requested before the flags have loaded.
    problems.expect(/CSP_unreadCount/);
    await sandbox.flags({ MAILCEN: false });
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto('/m/message');
    await expect(page.getByRole('list', { name: 'Announcements' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Inbox/ })).toBeHidden();
  },
);

test('notices are read by anybody', { tag: '@all' }, async ({ page, axe }) => {
  await inEnglish(page);
  await page.goto('/m/notice');
  await page.getByRole('button', { name: 'Customer service hours' }).click();
  const notice = page.getByRole('dialog', { name: 'Customer service hours' });
  await expect(notice).toContainText('8 a.m. to midnight');
  await axe(page);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
