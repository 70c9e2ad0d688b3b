import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { SandboxClient } from './sandbox-client';
import { setLanguage } from './steps';
import { word } from './words';

const PAYMENT_PASSWORD = '135790';

/** Typed amount of envelopes by brand: enough for three. */
const TOTAL: Readonly<Record<string, string>> = { aurora: '90000', jade: '9', ember: '90' };

/** Typed minimum stake of a team for an offer. */
const STAKE: Readonly<Record<string, string>> = { aurora: '3000000', jade: '300', ember: '3000' };

/** Number of calls that the platform received. */
const asked = async (sandbox: SandboxClient, path: string) =>
  (await sandbox.calls()).filter((call) => call.path === path).length;

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const language of ['EN', 'VI'] as const) {
  const contracts = (key: string, values = {}) =>
    word(language, 'feature-agent', `agent-contracts:${key}`, values);
  const earnings = (key: string) => word(language, 'feature-agent', `agent-earnings:${key}`);
  const rain = (key: string) => word(language, 'feature-agent', `agent-rain:${key}`);
  const records = (key: string) => word(language, 'feature-kit', `records:${key}`);
  const password = (page: Page) =>
    page.getByLabel(word(language, 'feature-kit', 'field.paymentPassword'), { exact: true });

  test(
    `${language}: an agent reads a contract, accepts it, and sees what the rates earn`,
    { tag: '@brands' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'agent01');
      await page.goto('/m/member/agent/getSalaryContract');
      const offer = page.getByRole('region', {
        name: contracts('own.offer', { name: 'general01' }),
      });
      const stake = offer.getByRole('slider', { name: contracts('example.stake') });
      await expect(stake).toHaveAttribute('aria-valuetext', /\d/);
      await axe(page);
      await stake.fill('0');
      await expect(offer.getByText(contracts('example.none'))).toBeVisible();
      expect(await isWide(page)).toBe(false);

      await offer.getByRole('radio', { name: contracts('answer.ACCEPT') }).check();
      await password(page).fill(PAYMENT_PASSWORD);
      await offer.getByRole('button', { name: contracts('submit.ACCEPT') }).click();
      await expect(page.getByRole('region', { name: contracts('own.next') })).toBeVisible();
      await expect(offer).toHaveCount(0);

      for (const [path, title] of [
        ['/m/member/agent/agentRebeat', 'earnings.agentRebate'],
        ['/m/member/teamRebate', 'earnings.teamRebate'],
      ] as const) {
        await page.goto(`${path}?range=30`);
        const list = page.getByRole('region', { name: records(title) });
        await expect(list.getByRole('listitem').first()).toBeVisible();
        await axe(page);
        expect(await isWide(page)).toBe(false);
      }
    },
  );

  test(
    `${language}: a general agent’s members, an offer to one of them, and what was offered`,
    { tag: '@all' },
    async ({ page, brand, sandbox, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'general01');
      await page.goto('/m/member/team');
      const members = page.getByRole('region', {
        name: records('teamMembers.title'),
      });
      await expect(members.getByRole('link', { name: /^agent01/ }).first()).toBeVisible();

      await page.goto('/m/member/agent/getHourContract?tab=downline');
      // A member with a pending offer is refused another one.
      const member = page.getByRole('radio', { name: /^(?!agent01$)./ }).first();
      await member.check();
      const name = await member.evaluate((radio) => radio.closest('label')?.textContent ?? '');
      const field = (label: string) => page.getByLabel(contracts(label), { exact: true });
      await field('term.rate').fill('1');
      await field('term.minStake').fill(STAKE[brand] ?? '');
      await expect(page.getByRole('group', { name: contracts('example.title') })).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: contracts('propose.submit') }).dblclick();
      await expect(page.getByText(contracts('propose.done', { name }))).toBeVisible();
      expect(await asked(sandbox, '/wps/relay/MCS2_applyContractHourSal')).toBe(1);

      const offered = page.getByRole('listitem').filter({ has: page.locator('summary') });
      await expect(offered.filter({ hasText: name })).toContainText(contracts('status.PENDING'));
      const ended = offered.filter({ hasText: contracts('status.ENDED') });
      await ended.locator('summary').click();
      await expect(ended.getByText(contracts('fact.answered'), { exact: true })).toBeVisible();
      expect(await isWide(page)).toBe(false);
    },
  );

  test(`${language}: a general agent pays a dividend, once`, async ({
    page,
    sandbox,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'general01');
    await page.goto('/m/member/agent/agentDivident');
    await expect(page.getByRole('heading', { name: earnings('income.title') })).toBeVisible();
    await axe(page);
    await page.getByRole('tab', { name: earnings('tab.pay') }).click();
    await page.getByRole('button', { name: earnings('pay.all') }).click();
    await password(page).fill(PAYMENT_PASSWORD);
    await axe(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: earnings('pay.outcome') })).toBeVisible();
    await expect(page.getByRole('heading', { name: earnings('pay.none') })).toBeVisible();
    await axe(page);
    expect(await asked(sandbox, '/wps/relay/ODSFE2_PayoutDividend')).toBe(1);
  });

  test(`${language}: a red envelope rain gives one envelope, and an agent sends some`, async ({
    page,
    brand,
    sandbox,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await sandbox.knob('rain', { startsInMinutes: 0, minutes: 30 });
    await signIn(page, 'agent01');
    await page.goto('/m/redRain');
    // At noon and in the evening the scheduled rain is open too.
    const open = page.getByRole('region', { name: rain('rain.open') }).first();
    await expect(open.getByRole('button', { name: rain('join.action') })).toBeVisible();
    await axe(page);
    await open.getByRole('button', { name: rain('join.action') }).click();
    await expect(open.getByText(rain('rain.mine'))).toBeVisible();
    expect(await asked(sandbox, '/wps/relay/MCSFE_joinRedRain')).toBe(1);

    await page.getByRole('tab', { name: rain('tab.send') }).click();
    for (const name of ['player01', 'vip01', 'fresh01']) {
      await page.getByRole('searchbox').fill(name);
      await page.getByRole('checkbox', { name }).check();
    }
    await page.getByLabel(rain('send.total'), { exact: true }).fill(TOTAL[brand] ?? '');
    await password(page).fill(PAYMENT_PASSWORD);
    await axe(page);
    await page.getByRole('button', { name: rain('send.action') }).click();
    const outcome = page.getByRole('region', { name: rain('send.outcome') });
    await expect(outcome.getByRole('definition')).toHaveCount(3);
    await axe(page);
  });

  test(
    `${language}: a virtual agent looks on, and has no contracts`,
    { tag: '@all' },
    async ({ page, signIn, axe, sandbox }) => {
      await setLanguage(page, language);
      await sandbox.knob('rain', { startsInMinutes: 0, minutes: 30 });
      await signIn(page, 'virtualagent01');
      await page.goto('/m/redRain');
      await expect(page.getByText(rain('rain.lookOnly')).first()).toBeVisible();
      await axe(page);
      for (const path of ['agentDivident', 'getSalaryContract', 'getDevidendContract']) {
        await page.goto(`/m/member/agent/${path}`);
        await expect(page).toHaveURL(/\/m\/home$/);
      }
    },
  );
}
