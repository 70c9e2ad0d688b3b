import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inEnglish, setLanguage, touch } from './steps';
import { word } from './words';

test.use({ popups: 'open', contextOptions: { reducedMotion: 'no-preference' } });

const NEWS = { EN: 'A moon festival', VI: 'Lễ hội trăng' };

const popupOf = (page: Page, language = 'EN') =>
  page.getByRole('dialog', { name: word(language, 'feature-account', 'announcements.title') });

/** Advances the time in which a popup opens; needs Playwright's clock in the page. */
const passPopupDelay = (page: Page) => page.clock.runFor(2000);

/** Watches whether a sheet moves while it closes. */
const watchMoves = (sheet: Locator) =>
  sheet.evaluateHandle((element) => {
    const seen = { moved: false };
    element.addEventListener('transitionrun', (event) => {
      const { target, propertyName } = event as TransitionEvent;
      if (target === element && propertyName === 'transform') seen.moved = true;
    });
    return seen;
  });

const record = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null') as { show?: boolean } | null,
    key,
  );

for (const language of ['EN', 'VI'] as const) {
  const account = (key: string) => word(language, 'feature-account', key);
  const close = word(language, 'i18n', 'action.close');

  test(`${language}: a guest closes the popup for good, until there is another`, async ({
    page,
    sandbox,
    axe,
  }) => {
    await setLanguage(page, language);
    const popup = popupOf(page, language);
    await page.clock.install();
    await page.goto('/m/home');
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('heading')).toBeVisible();
    await expect(popup.getByRole('button', { name: account('announcements.next') })).toBeHidden();
    await axe(page);
    const moves = await watchMoves(popup);
    await popup.getByRole('button', { name: close }).click();
    await expect(popup).toBeHidden();
    expect(await moves.evaluate(({ moved }) => moved)).toBe(true);
    expect(await record(page, 'SHELL_PU_B')).toMatchObject({ show: false });
    expect(await record(page, 'SHELL_PU_A')).toBeNull();

    await page.reload({ waitUntil: 'networkidle' });
    await passPopupDelay(page);
    await expect(popup).toBeHidden();
    expect(await record(page, 'SHELL_PU_B')).toMatchObject({ show: false });

    await sandbox.content('popup', { execution: 'B', title: NEWS, content: '<p>1</p>' });
    // In another visit, since each has one popup at most.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(popup.getByRole('heading', { name: NEWS[language] })).toBeVisible();
    expect(await record(page, 'SHELL_PU_B')).toMatchObject({ show: true });
  });

  test(
    `${language}: a first login reads both of its popups, page by page`,
    { tag: '@all' },
    async ({ page, signIn }) => {
      await setLanguage(page, language);
      await signIn(page, 'first01');
      await page.goto('/m/home');
      const popup = popupOf(page, language);
      const previous = popup.getByRole('button', { name: account('announcements.previous') });
      const next = popup.getByRole('button', { name: account('announcements.next') });
      await expect(popup.getByText('1 / 2')).toBeVisible();
      await expect(previous).toBeDisabled();
      const first = await popup.getByRole('heading').innerText();
      await next.click();
      await expect(popup.getByText('2 / 2')).toBeVisible();
      await expect(next).toBeDisabled();
      await expect(previous).toBeFocused();
      await expect(popup.getByRole('heading')).not.toHaveText(first);
      await page.keyboard.press('Enter');
      await expect(popup.getByRole('heading')).toHaveText(first);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      expect(await record(page, 'SHELL_PU_A')).toMatchObject({ show: false });
    },
  );

  test(
    `${language}: a member follows the button inside to a page of ours`,
    { tag: '@all' },
    async ({ page, signIn }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/home');
      const popup = popupOf(page, language);
      await expect(popup.getByRole('button', { name: account('announcements.next') })).toBeHidden();
      // Sizes of the text are in px of the design; its second link leads to another site.
      await expect(popup.locator('p[style]').first()).toHaveAttribute('style', /0\.32rem/);
      const question = page.getByRole('alertdialog');
      await popup.getByRole('link', { name: 'Telegram' }).click();
      await expect(question).toContainText('telegram.example');
      await question.getByRole('button', { name: word(language, 'shell', 'leave.stay') }).click();
      await expect(question).toBeHidden();
      await popup.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/m\/rewardCenter$/);
      await expect(popup).toBeHidden();
      expect(await record(page, 'SHELL_PU_A')).toMatchObject({ show: false });
    },
  );

  test(
    `${language}: a link to another site asks first and names the host`,
    { tag: '@all' },
    async ({ page, context, sandbox, axe }) => {
      await context.route('https://news.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>News</title>' }),
      );
      const content = '<p>1</p><p><a href="https://news.example/a">Read on</a></p>';
      await sandbox.content('popup', { execution: 'B', title: NEWS, content });
      await setLanguage(page, language);
      await page.goto('/m/home');
      const link = popupOf(page, language).getByRole('link', { name: 'Read on' });
      const question = page.getByRole('alertdialog');
      await link.click();
      await expect(question).toContainText('news.example');
      await axe(page);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(popupOf(page, language)).toBeVisible();

      await link.click();
      const opened = context.waitForEvent('page');
      await question
        .getByRole('button', { name: word(language, 'shell', 'leave.confirm') })
        .click();
      const news = await opened;
      await expect(news).toHaveTitle('News');
      expect(await news.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await expect(page).toHaveURL(/\/m\/home$/);
    },
  );
}

test(
  'sizes in px are those of a design 750 px wide, a hundred to one rem',
  { tag: '@all' },
  async ({ page, sandbox }) => {
    const content =
      '<p style="font-size:28px">small</p><p style="font-size:56px">large</p><p>plain</p>';
    await sandbox.content('popup', { execution: 'B', title: NEWS, content });
    await inEnglish(page);
    await page.goto('/m/home');
    const small = popupOf(page).getByText('small');
    await expect(small).toHaveAttribute('style', /0\.28rem/);
    const sizeOf = async (text: string) =>
      (await popupOf(page).getByText(text).boundingBox())?.height ?? 0;
    expect(await sizeOf('large')).toBeGreaterThan(1.8 * (await sizeOf('small')));
    // 28 of 750 design px are 14.6 px at a viewport of 390 px.
    expect(await sizeOf('small')).toBeGreaterThan(14);
    expect(await sizeOf('small')).toBeLessThan(36);
  },
);

test('follows the finger, and a swipe down closes it', async ({ page }) => {
  await inEnglish(page);
  await page.goto('/m/home');
  const popup = popupOf(page);
  const top = async () => (await popup.boundingBox())?.y ?? 0;
  // It is open once it is at the lower edge.
  await expect(popup).toBeInViewport({ ratio: 1 });
  const rest = await top();
  const finger = await touch(page);
  await finger.down(195, rest + 60);
  for (let dy = 20; dy <= 160; dy += 20) await finger.move(195, rest + 60 + dy);
  await expect.poll(top).toBeGreaterThan(rest + 100);
  for (let dy = 200; dy <= 400; dy += 40) await finger.move(195, rest + 60 + dy);
  await finger.up();
  await expect(popup).toBeHidden();
});
