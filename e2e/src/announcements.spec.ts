import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inEnglish, setLanguage, logIn, pullDown } from './steps';
import { word } from './words';

const LIST = '/wps/relay/MCSFE_getListAnnouncements';
const MARK = /MCSFE_markAnnouncementAsRead/;

const TITLE = { EN: 'Night works', VI: 'Bảo trì ban đêm' };
const CONTENT = {
  EN: '<p>Closed from <b>02:00</b> to 04:00.</p><table><tr><th>Game</th></tr><tr><td>Slots</td></tr></table>',
  VI: '<p>Đóng từ <b>02:00</b> đến 04:00.</p><table><tr><th>Trò chơi</th></tr><tr><td>Slots</td></tr></table>',
};

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

for (const language of ['EN', 'VI'] as const) {
  const account = (key: string) => word(language, 'feature-account', key);
  const common = (key: string) => word(language, 'i18n', key);

  test(
    `${language}: the ticker leads to the list, the list to the text, and reading it takes the dot away`,
    { tag: '@brands' },
    async ({ page, sandbox, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await sandbox.content('notice', {
        title: TITLE,
        content: CONTENT,
        startDate: Date.UTC(2026, 10, 24, 3),
      });
      await page.goto('/m/home');
      const ticker = page.getByRole('group', { name: word(language, 'shell', 'home.notices') });
      await ticker.getByRole('link').click();
      await expect(page).toHaveURL(/\/m\/message$/);

      const row = rowOf(page, TITLE[language]);
      const dot = row.getByRole('img', { name: common('state.unread') });
      await expect(row).toContainText(/2026-11-2[34]/);
      await expect(row).toContainText('02:00');
      await expect(dot).toBeVisible();
      await axe(page);

      const marked = page.waitForResponse(MARK);
      await row.getByRole('link', { name: TITLE[language] }).click();
      await expect(page).toHaveURL(/\/m\/messageDetail\?id=/);
      await expect(page.getByRole('table')).toBeVisible();
      await axe(page);
      await marked;
      await page.goBack();
      await expect(rowOf(page, TITLE[language])).toBeVisible();
      await expect(dot).toBeHidden();
      await page.reload();
      await expect(rowOf(page, TITLE[language])).toBeVisible();
      await expect(dot).toBeHidden();
    },
  );

  test(
    `${language}: a list that is pulled down is fetched again`,
    { tag: '@all' },
    async ({ page, sandbox, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/message');
      await expect(page.getByRole('list', { name: account('announcements.title') })).toBeVisible();
      const title = `Pulled ${Date.now()}`;
      await sandbox.content('notice', { title });
      const news = page.getByRole('heading', { name: title });

      await pullDown(page, 300, {
        pulling: common('refresh.pulling'),
        ready: common('refresh.ready'),
      });
      await axe(page);
      await expect(news).toBeVisible();

      const another = `Asked for ${Date.now()}`;
      await sandbox.content('notice', { title: another });
      await page.getByRole('button', { name: common('refresh.action') }).click();
      await expect(page.getByRole('heading', { name: another })).toBeVisible();
    },
  );
}

test('a guest of the list logs in and comes back to it', { tag: '@all' }, async ({ page }) => {
  await inEnglish(page);
  await page.goto('/m/message');
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2Fmessage/);
  await logIn(page, 'player01');
  await expect(page).toHaveURL(/\/m\/message$/);
  await expect(page.getByRole('list', { name: 'Announcements' })).toBeVisible();
});

test('the list is read by the keyboard alone', { tag: '@all' }, async ({ page, signIn }) => {
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/message');
  const link = page.getByRole('list', { name: 'Announcements' }).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/messageDetail\?id=/);
});

test(
  'leafing fast marks each once, at the distance of the documents',
  { tag: '@all' },
  async ({ page, sandbox, signIn }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto('/m/message');
    const since = Date.now();
    const links = page.getByRole('list', { name: 'Announcements' }).getByRole('link');
    for (const index of [0, 1, 2]) {
      await links.nth(index).click();
      await expect(page.getByRole('article')).toBeVisible();
      await page.goBack();
      await expect(links.first()).toBeVisible();
    }
    const marks = async () => (await sandbox.calls(since)).filter(({ path }) => MARK.test(path));
    await expect.poll(async () => (await marks()).length).toBe(3);
  },
);

test(
  'agents read theirs; to others there is nothing, and nothing wrong',
  { tag: '@all' },
  async ({ page, context, signIn }) => {
    const agent = await context.newPage();
    for (const [reader, user] of [
      [agent, 'agent01'],
      [page, 'player01'],
    ] as const) {
      await inEnglish(reader);
      await signIn(reader, user);
      await reader.goto('/m/message?types=A');
    }
    await agent.getByRole('link', { name: 'New team report' }).click();
    await expect(agent).toHaveURL(/\/m\/messageDetail\?id=[\w-]+&types=A$/);
    await expect(agent.getByText('how many members are online')).toBeVisible();
    await expect(page.getByText('No announcements at the moment')).toBeVisible();
  },
);

test(
  'a list that does not load says so, and tries again',
  { tag: '@all' },
  async ({ page, sandbox, signIn, problems, axe }) => {
    problems.expect(/503/);
    await inEnglish(page);
    await signIn(page, 'player01');
    await sandbox.faults([{ path: LIST, kind: 'status', status: 503, rate: 1 }]);
    await page.goto('/m/message');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await axe(page);
    await sandbox.faults([]);
    await retry.click();
    await expect(page.getByRole('list', { name: 'Announcements' })).toBeVisible();
  },
);
