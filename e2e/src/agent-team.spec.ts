import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inEnglish, logIn, setLanguage } from './steps';
import { word } from './words';

const TRANSFER = '/wps/agent/transferMultipleDownline';
const PAYMENT_PASSWORD = '135790';

/** Typed small amount by brand. */
const AMOUNT: Readonly<Record<string, string>> = { aurora: '50000', jade: '5', ember: '100' };

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const language of ['EN', 'VI'] as const) {
  const t = (key: string, values = {}) => word(language, 'feature-agent', key, values);
  const records = (key: string) => word(language, 'feature-kit', `records:${key}`);
  const forms = (key: string) => word(language, 'feature-kit', `forms:${key}`);

  test(
    `${language}: an agent’s home, overview and records`,
    { tag: '@brands' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'agent01');
      await page.goto('/m/agentCenter');
      const grid = page.getByRole('list', { name: t('agent-centre:grid.title') });
      await expect(grid.getByRole('link').first()).toBeVisible();
      await expect(page.getByText('agent01', { exact: true })).toBeVisible();
      await axe(page);
      await grid.getByRole('link', { name: t('agent-centre:entry.overview') }).click();
      await expect(
        page.getByRole('region', { name: t('agent-team:overview.money') }),
      ).toBeVisible();
      await axe(page);
      expect(await isWide(page)).toBe(false);
      for (const [path, title] of [
        ['/m/teamBetting', 'teamBets.title'],
        ['/m/transaction/record?types=A', 'teamTransactions.title'],
        ['/m/agent/team/pnl', 'teamProfitAndLoss.title'],
      ] as const) {
        await page.goto(path);
        const list = page.getByRole('region', { name: records(title) });
        await expect(list.getByRole('listitem').first()).toBeVisible();
        expect(await isWide(page)).toBe(false);
      }
      await axe(page);
    },
  );

  test(`${language}: down the tree to a member, who is given money once`, async ({
    page,
    brand,
    sandbox,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'agent01');
    await page.goto('/m/member/team');
    await page.getByRole('searchbox', { name: t('agent-team:members.search') }).fill('player01');
    await page.getByRole('link', { name: /^player01/ }).click();
    await expect(page.getByRole('region', { name: t('agent-team:member.own') })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: t('agent-team:transfer.member') }).click();
    await page.getByLabel(forms('amount.label'), { exact: true }).fill(AMOUNT[brand] ?? '');
    await page.getByLabel(forms('field.paymentPassword'), { exact: true }).fill(PAYMENT_PASSWORD);
    await axe(page);
    const before = (await sandbox.calls()).filter(({ path }) => path === TRANSFER).length;
    await page
      .getByRole('button', {
        name: new RegExp(`^${t('agent-team:transfer.action', { amount: '' })}.*\\d`),
      })
      .dblclick();
    await expect(page.getByLabel(forms('amount.label'), { exact: true })).toHaveValue('');
    const calls = (await sandbox.calls()).filter(({ path }) => path === TRANSFER);
    expect(calls).toHaveLength(before + 1);
  });

  test(`${language}: an account is opened by the form, once, and is found in the team`, async ({
    page,
    sandbox,
    signIn,
    axe,
  }) => {
    const name = 'hoasen2027';
    await setLanguage(page, language);
    await signIn(page, 'general01');
    await page.goto('/m/agentRegister');
    await expect(page.getByRole('group', { name: t('agent-accounts:rates.title') })).toBeVisible();
    await page.getByLabel(forms('field.userName'), { exact: true }).fill(name);
    await page.getByLabel(forms('field.password'), { exact: true }).fill('Secret123');
    await page.getByLabel(forms('field.confirmPassword'), { exact: true }).fill('Secret123');
    await axe(page);
    expect(await isWide(page)).toBe(false);
    await page.getByRole('button', { name: t('agent-accounts:open.action') }).dblclick();
    await expect(page.getByText(t('agent-accounts:open.done', { name }))).toBeVisible();
    const calls = (await sandbox.calls()).filter(({ path }) => path === '/wps/agent/downline');
    expect(calls).toHaveLength(1);
    await page.goto(`/m/member/team?name=${name}`);
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await signIn(page, name);
    await page.goto('/m/mine');
    await expect(page.getByText(name)).toBeVisible();
  });

  test(
    `${language}: a link is made, shown as a code, and deleted`,
    { tag: '@all' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'agent01');
      await page.goto('/m/agentRegister');
      await expect(
        page.getByRole('group', { name: t('agent-accounts:rates.title') }),
      ).toBeVisible();
      await axe(page);
      await page.getByRole('tab', { name: t('agent-accounts:open.links') }).click();
      await page.getByRole('button', { name: t('agent-accounts:links.new') }).click();
      await page.getByLabel(t('agent-accounts:link.remark')).fill('Tet 2027');
      await page.getByRole('button', { name: t('agent-accounts:link.create') }).click();
      const link = page.getByRole('listitem').filter({ hasText: 'Tet 2027' });
      await expect(link).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await axe(page);
      await link.getByRole('button', { name: t('agent-accounts:link.qr') }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await link.getByRole('button', { name: t('agent-accounts:link.delete') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('agent-accounts:link.delete') })
        .click();
      await expect(link).toBeHidden();
    },
  );
}

test(
  'a player with an edited session, and a virtual agent: the platform decides',
  { tag: '@all' },
  async ({ page, signIn, problems }) => {
    problems.expect(/Failed to load resource/);
    await signIn(page, 'player01');
    await page.goto('/m/member/team');
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.evaluate(() => {
      for (const area of [sessionStorage, localStorage])
        for (const key of Object.keys(area)) {
          const text = area.getItem(key) ?? '';
          if (/"type":0[,}]/.test(text))
            area.setItem(key, text.replace(/"type":0(?=[,}])/, '"type":1'));
        }
    });
    await page.goto('/m/member/team');
    await expect(page).toHaveURL(/\/m\/home$/);
    await signIn(page, 'virtualagent01');
    await page.goto('/m/agentRegister');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  },
);

/** A label key that occurs only in the agent area's code. */
const AGENTS_CODE = 'entry.teamRebate';

/** Whether a script that the page has loaded has the agent area's code. */
const hasAgentsCode = (page: Page) =>
  page.evaluate(async (key) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async ({ name }) => (await fetch(name, { cache: 'force-cache' })).text()),
    );
    return texts.some((text) => text.includes(key));
  }, AGENTS_CODE);

test(
  'who was led away from the agent area opens it after logging in',
  { tag: '@all' },
  async ({ page }) => {
    await inEnglish(page);
    await page.goto('/m/agentCenter');
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await logIn(page, 'agent01');
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.getByRole('link', { name: 'Me', exact: true }).last().click();
    await page.locator('main a[href="/m/agentCenter"]').first().click();
    await expect(page.locator('main a[href="/m/member/team"]').first()).toBeVisible();
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  },
);

test('a player loads no code of the agent area, an agent does', async ({ page, signIn }) => {
  await signIn(page, 'player01');
  for (const path of ['/m/mine', '/m/voucherCenter']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await hasAgentsCode(page), path).toBe(false);
  }
  // A typed address leads Home too.
  await page.goto('/m/agentCenter', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await hasAgentsCode(page)).toBe(false);
  await signIn(page, 'agent01');
  await page.goto('/m/agentCenter');
  await expect.poll(() => hasAgentsCode(page)).toBe(true);
});
