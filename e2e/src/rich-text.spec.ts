import type { BrowserContext, Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../../libs/ui-kit/src/rich-text/hostile.data.ts';
import { expect, test } from './fixtures';
import { longestTask } from './long-tasks';
import type { SandboxClient } from './sandbox-client';
import { inEnglish } from './steps';

const TEXTS = Object.entries(HOSTILE_TEXTS);
/** The maximum number of notices in one popup. */
const MAX_NOTICES = 45;

/** Collects every requested URL outside the sandbox's hosts. */
function collectExternalRequests(context: BrowserContext): string[] {
  const outside: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/(^|\.)localhost$/.test(hostname))
      outside.push(request.url());
  });
  return outside;
}

/** Whether injected script would run on this page; relies on the CSP alone. */
const scriptsRun = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.policyIsOff = true';
      document.head.append(script);
    } catch {
      // Refused by Trusted Types.
    }
    return Reflect.get(window, 'policyIsOff') === true;
  });

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'richTextRan'))).toBeUndefined();
  expect(new URL(page.url()).hostname).toMatch(/localhost$/);
  expect(page.frames()).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(1);
}

/** Moves within the app to an address, as a step in history does. */
const moveTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/**
 * Opens the list, which shows the beginning of each payload, and then each as an announcement, one after the other: to draw
 * the list again between them would take most of the time.
 */
async function readAnnouncements(page: Page, sandbox: SandboxClient): Promise<void> {
  const notices: { title: string; id: string }[] = [];
  for (const [name, content] of TEXTS) {
    const title = `Text: ${name}.`;
    notices.push({ title, id: (await sandbox.content('notice', { title, content })).id });
  }
  await page.goto('/m/message');
  await expect(page.getByRole('link', { name: /^Text: / })).toHaveCount(notices.length);
  await expectHarmless(page);
  for (const { title, id } of notices) {
    await moveTo(page, `/m/messageDetail?id=${id}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expectHarmless(page);
  }
}

async function pageThroughPopups(page: Page, sandbox: SandboxClient): Promise<void> {
  for (const [name, content] of TEXTS.slice(0, MAX_NOTICES)) {
    await sandbox.content('popup', { execution: 'A', title: `Text: ${name}.`, content });
  }
  await page.goto('/m/home');
  const popup = page.getByRole('dialog', { name: 'Announcements' });
  const next = popup.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  await next.focus();
  let turned = 0;
  while (await next.isEnabled()) {
    await page.keyboard.press('Enter');
    await expectHarmless(page);
    turned += 1;
  }
  expect(turned).toBeGreaterThanOrEqual(MAX_NOTICES - 1);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
}

for (const policy of ['on', 'off'] as const) {
  test.describe(`with the page’s policy ${policy}`, () => {
    test.use({ bypassCSP: policy === 'off', popups: 'open' });

    test('hostile texts run nothing, reach no other host and cover nothing', async ({
      page,
      context,
      sandbox,
      signIn,
      problems,
    }) => {
      test.slow();
      const outside = collectExternalRequests(context);
      await inEnglish(page);
      await signIn(page, 'player01');
      await readAnnouncements(page, sandbox);
      await pageThroughPopups(page, sandbox);
      expect(outside).toEqual([]);
      // Assert before the check below, which itself violates the policy.
      expect(problems.unexpected()).toEqual([]);
      problems.expect(/Content Security Policy|TrustedScript/);
      expect(await scriptsRun(page)).toBe(policy === 'off');
    });

    test('a text keeps its styles and its table', async ({ page, sandbox, signIn }) => {
      await inEnglish(page);
      await signIn(page, 'player01');
      const content =
        '<p style="text-align:center;font-size:30px">big</p><table><tr><td>cell</td></tr></table>';
      const { id } = await sandbox.content('notice', { title: 'Styled', content });
      await page.goto(`/m/messageDetail?id=${id}`);
      await expect(page.getByText('big')).toHaveCSS('font-size', '30px');
      await expect(page.getByText('big')).toHaveCSS('text-align', 'center');
      await expect(page.getByRole('cell', { name: 'cell' })).toBeVisible();
    });
  });
}

test('a link that leaves asks, names the host, and is no link that a long press opens', async ({
  page,
  context,
  sandbox,
  signIn,
  axe,
}) => {
  await context.route('https://news.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>News</title>' }),
  );
  await inEnglish(page);
  await signIn(page, 'player01');
  const content =
    '<p><a href="https://news.example/a?b=1" target="_top">Out</a> <a href="/m/set">In</a> <a href="javascript:alert(1)">No</a> <a href="/wps/session/logout">Not ours</a></p>';
  const { id } = await sandbox.content('notice', { title: 'Links', content });
  await page.goto(`/m/messageDetail?id=${id}`);
  const out = page.getByRole('link', { name: 'Out' });
  await expect(out).not.toHaveAttribute('href');
  await expect(page.getByRole('link', { name: 'No', exact: true })).toHaveCount(0);
  await axe(page);

  await out.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Leave / });
  await expect(question).toContainText('news.example');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  expect(context.pages()).toHaveLength(1);

  await out.click();
  const opened = context.waitForEvent('page');
  await question.getByRole('button', { name: 'Open the site' }).click();
  const news = await opened;
  await expect(news).toHaveURL('https://news.example/a?b=1');
  expect(await news.evaluate(() => document.referrer)).toBe('');
  await news.close();

  await page.getByRole('link', { name: 'Not ours' }).click();
  await expect(page.getByText('This link can’t be opened.')).toBeVisible();
  await page.getByRole('link', { name: 'In', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/set$/);
});

test('a text of tens of thousands of characters keeps no one waiting', async ({
  page,
  sandbox,
  signIn,
}) => {
  await inEnglish(page);
  await signIn(page, 'player01');
  const content = '<p style="color:red">Ship <b>news</b></p>'.repeat(1200).slice(0, 50_000);
  const { id } = await sandbox.content('notice', { title: 'Long', content });
  await page.goto('/m/message');
  const news = page.getByRole('link', { name: 'Long', exact: true });
  await expect(news).toBeVisible();
  const longest = await longestTask(page, async () => {
    await news.click();
    await expect(page).toHaveURL(new RegExp(`id=${id}`));
    await expect(page.getByText('news').last()).toBeAttached();
  });
  expect(longest, 'ms of the longest task').toBeLessThanOrEqual(100);
});
