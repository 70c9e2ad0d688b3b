import { expect, test } from './fixtures';
import type { SandboxClient } from './sandbox-client';
import { setLanguage } from './steps';
import { word } from './words';

const VIP_CLAIM = '/wps/relay/MCS2_claimMemberClubBonus';
const REDEEM = '/wps/relay/PTSYS_redeemReward';

interface Ledger {
  keys: { call: string }[];
}

/** Number of intents of a money call that the platform has accepted. */
const taken = async (sandbox: SandboxClient, call: string) =>
  (await sandbox.ledger<Ledger>('player01')).keys.filter((key) => key.call === call).length;

for (const language of ['EN', 'VI'] as const) {
  const vip = (key: string, values = {}) =>
    word(language, 'feature-member', `member-vip:${key}`, values);
  const rewards = (key: string, values = {}) =>
    word(language, 'feature-member', `member-rewards:${key}`, values);

  test(
    `${language}: a VIP bonus and a reward of the mall are had once though their answers are lost`,
    { tag: '@brands' },
    async ({ page, sandbox, signIn, problems, axe }) => {
      problems.expect(/claimMemberClubBonus|redeemReward/);
      await sandbox.knob('points', { user: 'player01', points: 1_000 });
      await sandbox.faults(
        [VIP_CLAIM, REDEEM].map((path) => ({ path, kind: 'drop-response', rate: 1 })),
      );
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/mine');
      await page.locator('a[href="/m/member/benefits"]').click();
      await expect(page.getByRole('heading', { name: vip('ladder.title') })).toBeVisible();
      await axe(page);
      const bonus = vip('bonus.UPGRADE', { level: 'VIP 2' });
      const claim = page.getByRole('button', { name: rewards('claim.one', { name: bonus }) });
      await claim.click();
      await expect(page.getByText(rewards('claim.done'))).toBeVisible();
      await expect(claim).toBeHidden();
      expect(await taken(sandbox, 'rewards.claimVipBonus')).toBe(1);

      await page.goto('/m/mall/mallHome?type=TICKET');
      const list = page.getByRole('list', { name: vip('mall.rewards') });
      await axe(page);
      await list.getByRole('link').first().click();
      await page
        .getByRole('button', { name: vip('redeem.action_other', { points: '150' }) })
        .click();
      await expect(page.getByRole('heading', { name: vip('order.done') })).toBeVisible();
      const code = await page.getByText(/^[0-9A-F]{10}$/).innerText();
      await axe(page);
      await page.getByRole('link', { name: vip('order.history') }).click();
      const history = page.getByRole('list', { name: vip('mall.history') });
      await expect(history.getByText(code)).toBeVisible();
      expect(await taken(sandbox, 'rewards.redeemPoints')).toBe(1);
    },
  );

  test(
    `${language}: a reward is claimed, missions are read, and friends invited without a network`,
    { tag: '@all' },
    async ({ page, context, sandbox, signIn, problems, axe }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED/);
      await sandbox.lostRound('player01');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/rewardCenter');
      const all = page.getByRole('button', { name: rewards('claim.all') });
      await expect(all).toBeVisible();
      await axe(page);
      await all.click();
      await expect(page.getByText(rewards('claim.done'))).toBeVisible();
      await expect(all).toBeHidden();
      await page.getByRole('button', { name: rewards('status.claimed'), exact: true }).click();
      await expect(page).toHaveURL(/status=claimed$/);
      await expect(page.getByRole('list', { name: rewards('rewards.title') })).toBeVisible();

      await page.goto('/m/leaderBoard');
      await expect(page.getByRole('region', { name: rewards('mission.WEEK') })).toBeVisible();
      await axe(page);
      await page.getByRole('tab', { name: rewards('missions.board') }).click();
      await expect(page.getByRole('table')).toBeVisible();

      await page.goto('/m/inviteFriends');
      await expect(page.getByRole('img', { name: rewards('invite.qr') })).toBeVisible();
      await axe(page);
      const link = await page.getByText(/affiliate=/).innerText();
      await context.setOffline(true);
      await page.getByRole('button', { name: new RegExp(`${rewards('invite.link')}$`) }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await context.setOffline(false);
    },
  );
}

test('VIP, mall, rewards, missions and invitations fit a phone of 320 px', async ({
  page,
  sandbox,
  signIn,
}) => {
  // The board of a week that has just begun has no places.
  await sandbox.lostRound('player01');
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'player01');
  for (const [path, part] of [
    ['/m/member/benefits', 'ol'],
    ['/m/mall/mallHome', 'main li a'],
    ['/m/rewardCenter', 'main li h2'],
    ['/m/leaderBoard', 'main progress'],
    ['/m/leaderBoard?view=board', 'main table'],
    ['/m/inviteFriends', 'main dl'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(part).first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, path).toBe(false);
  }
});
