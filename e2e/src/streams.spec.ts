import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { anotherPhone, hostOnAir } from './room-steps';
import { inEnglish, pullDown, setLanguage } from './steps';
import { word } from './words';

/** Maximum ms until another user sees a message. */
const READ_WITHIN = 2_000;

const LANGUAGES = ['VI', 'EN'] as const;

/** Labels of the streams in a language. */
const wordsIn =
  (language: string) =>
  (key: string, values: Record<string, string | number> = {}) =>
    word(language, 'feature-streams', key, values);

/** Labels of the account's screens in a language. */
const accountIn = (language: string) => (key: string) => word(language, 'feature-account', key);

/** The room's own page in the frame. */
const room = (page: Page) => page.frameLocator('main iframe');

/** Text of the page in place of a room. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

const log = (page: Page) => room(page).getByRole('log');

/** Writes a message in the room. */
async function write(page: Page, text: string) {
  await room(page).getByRole('textbox').fill(text);
  await room(page).getByRole('textbox').press('Enter');
}

async function enter(page: Page, hostId: string) {
  await page.goto(`/m/liveStream/room?host=${hostId}`);
  await expect(room(page).getByRole('textbox')).toBeEnabled();
}

interface Ledger {
  transactions: { txCode: string }[];
}

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const account = accountIn(language);

  test(
    `a guest finds a host, logs in, is in the room, subscribes and leaves in ${language}`,
    { tag: '@brands' },
    async ({ page, sandbox, axe }) => {
      test.slow();
      await setLanguage(page, language);
      const host = await hostOnAir(sandbox, 'normal');
      await page.goto('/m/liveStream');
      await expect(page.getByRole('heading', { level: 1, name: t('title.streams') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('list.hot') })).toBeVisible();
      await expect(page.getByRole('group', { name: t('notice.label') })).toBeVisible();
      await axe(page);

      await page.getByRole('searchbox', { name: t('search.label') }).fill(host.name);
      await expect(page).toHaveURL(/\?q=/);
      await expect(page.getByRole('heading', { name: t('list.hot') })).toBeHidden();
      await page.getByRole('button', { name: host.name, exact: true }).first().click();

      await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
      await page.getByRole('textbox', { name: account('field.userName') }).fill('fresh01');
      await page.getByLabel(account('field.password'), { exact: true }).fill('Play1234');
      await page.getByRole('button', { name: account('action.login') }).click();

      await expect(page).toHaveURL(new RegExp(`/m/liveStream/room\\?host=${host.id}$`));
      await expect(page.getByRole('heading', { level: 1, name: host.name })).toBeAttached();
      await expect(room(page).getByRole('textbox')).toBeEnabled();
      await expect(page.getByRole('timer', { name: t('time') })).toHaveText(/^00:00:\d\d$/);
      await write(page, 'Xin chào');
      await expect(log(page)).toContainText('Xin chào');

      const heart = page.getByRole('button', { name: t('follow.label', { host: host.name }) });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await axe(page);

      await page.reload();
      await expect(room(page).getByRole('textbox')).toBeEnabled();
      await expect(log(page)).toContainText('Xin chào');
      await page.getByRole('button', { name: t('leave') }).click();
      await expect(page).toHaveURL(/\/m\/liveStream/);
      await page.getByRole('tab', { name: t('tab.subscribed') }).click();
      const subscribed = page.getByRole('tabpanel').getByRole('button', { name: host.name });
      await expect(subscribed.first()).toBeVisible();
      await axe(page);
    },
  );

  test(
    `two players in one room read each other, and are told when its host goes off air in ${language}`,
    { tag: '@all' },
    async ({ page, browser, baseURL, sandbox, signIn, problems, axe }) => {
      const host = await hostOnAir(sandbox, 'normal');
      const other = await anotherPhone(browser);
      for (const each of [page, other.page]) await setLanguage(each, language);
      await signIn(page, 'player01');
      await signIn(other.page, 'vip01');
      await enter(page, host.id);
      await other.page.goto(`${baseURL}/m/liveStream/room?host=${host.id}`);
      await expect(room(other.page).getByRole('textbox')).toBeEnabled();
      await write(page, 'From one phone');
      await expect(log(other.page)).toContainText('From one phone', { timeout: READ_WITHIN });
      await write(other.page, 'And from the other');
      await expect(log(page)).toContainText('And from the other', { timeout: READ_WITHIN });

      for (const each of [problems, other.problems]) each.expect(/status of 409/);
      await sandbox.knob('host', { host: host.id, air: 'off' });
      for (const each of [page, other.page])
        await expect(alert(each)).toContainText(t('over.title'));
      await axe(page);
      await page.getByRole('button', { name: t('others') }).click();
      await expect(page).toHaveURL(`${baseURL}/m/liveStream`);
      expect(other.problems.unexpected()).toEqual([]);
      await other.page.context().close();
    },
  );

  test(`a private room says its price, is paid once after a question, though the answer is lost in ${language}`, async ({
    page,
    sandbox,
    signIn,
    problems,
    axe,
  }) => {
    problems.expect(/status of 400/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    await setLanguage(page, language);
    await signIn(page, 'player01');
    const host = await hostOnAir(sandbox, 'private');
    const paid = async () =>
      (await sandbox.ledger<Ledger>('player01')).transactions.filter(
        ({ txCode }) => txCode === 'STREAM',
      );

    await page.goto(`/m/liveStream/room?host=${host.id}`);
    await expect(page.getByRole('heading', { name: t('pay.title') })).toBeVisible();
    await axe(page);
    const pay = new RegExp(`^${t('pay.action', { price: '' }).trim()}`);
    await page.getByRole('button', { name: pay }).click();
    const question = page.getByRole('alertdialog', { name: t('pay.ask.title') });
    await expect(question).toContainText(t('pay.balance'));
    await axe(page);
    expect(await paid()).toHaveLength(0);

    await sandbox.faults([{ path: '/wps/relay/CBS_payRoom', kind: 'drop-response', rate: 1 }]);
    await question.getByRole('button', { name: pay }).click();
    await expect(room(page).getByRole('textbox')).toBeEnabled();
    expect(await paid()).toHaveLength(1);

    await page.reload();
    await expect(room(page).getByRole('textbox')).toBeEnabled();
    expect(await paid()).toHaveLength(1);
  });
}

test(
  'a VIP room is refused to who has no level, and open to who has one',
  { tag: '@all' },
  async ({ page, sandbox, signIn, problems }) => {
    problems.expect(/status of 400/);
    await inEnglish(page);
    await signIn(page, 'fresh01');
    const host = await hostOnAir(sandbox, 'vip');
    await page.goto(`/m/liveStream/room?host=${host.id}`);
    await expect(alert(page)).toContainText('members with a VIP level');
    await signIn(page, 'vip01');
    await enter(page, host.id);
  },
);

test('a room cannot move the page, and an address of another origin is not opened', async ({
  page,
  sandbox,
  signIn,
  problems,
}) => {
  problems.expect(/Unsafe attempt to initiate navigation|frame attempting navigation/);
  await inEnglish(page);
  await signIn(page, 'player01');
  const { id } = await hostOnAir(sandbox, 'normal');
  await enter(page, id);
  const before = page.url();
  const tried = await page
    .frames()
    .find((one) => one.url().includes('/chat/room/'))
    ?.evaluate(() => {
      try {
        top?.location.assign('https://evil.example/');
        return 'moved';
      } catch {
        return 'refused';
      }
    });
  expect(tried).toBe('refused');
  expect(page.url()).toBe(before);

  const value = { chatUrl: 'javascript:document.title="pwned"' };
  const body = { success: true, value };
  await sandbox.faults([{ path: '/wps/relay/CBS_launchChat', kind: 'replace', rate: 1, body }]);
  await page.goto(`/m/liveStream/room?host=${id}`);
  await expect(alert(page)).toContainText('isn’t trusted');
  await expect(page.locator('main iframe')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/pwned/);
});

test('the list is pulled down, and stands where it was left', async ({ page, sandbox }) => {
  await inEnglish(page);
  await page.goto('/m/liveStream');
  const heart = page.getByRole('button', { name: /^Subscribe: / });
  await expect(heart.first()).toBeVisible();

  const asked = async () =>
    (await sandbox.calls()).filter(({ path }) => path.endsWith('CBS_modelList')).length;
  const before = await asked();
  await pullDown(page, 420, { pulling: 'Pull down to refresh', ready: 'Release to refresh' });
  await expect.poll(asked).toBeGreaterThan(before);

  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goto('/m/notice');
  await page.goto('/m/liveStream');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goto('/m/notice');
  await page.goto('/m/liveStream?splash=0');
  await expect(heart.first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
