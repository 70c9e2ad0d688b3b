import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { allOnly, amountIn, firstGame, gameFrame, inEnglish } from './steps';

/** List of each kind of game, the bets there, and whether it is walked with `JOURNEYS=all` only. */
const KINDS = [
  ['/m/poker-games', 0, true],
  ['/m/fishing-games', 4, true],
  ['/m/sport-games', 3, false],
  ['/m/live-games', 3, true],
] as const;

for (const [list, picks, isAll] of KINDS) {
  test(`a game of ${list} is played by keyboard`, allOnly(isAll), async ({ page, signIn, axe }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto(list);
    await page.getByRole('button', { name: await firstGame(page), exact: true }).click();
    const game = gameFrame(page);
    const play = game.getByRole('button', { name: 'Play a round' });
    // The pictures of the list are drawn first.
    await expect(play).toBeEnabled({ timeout: 30_000 });
    await expect(game.getByRole('radio')).toHaveCount(picks);
    await axe(page);
    if (picks > 0) {
      await game.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(game.getByRole('radio').nth(1)).toBeChecked();
    }
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(game.getByRole('status')).toContainText(/Payout|No payout/);
    await expect(page.getByText('Session profit')).toBeVisible();
    await expect(play).toBeFocused();
    await axe(page);
  });
}

test('the reels fit a small phone, upright and on its side', async ({ page, signIn }) => {
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/m/slot-games');
  await page.getByRole('button', { name: await firstGame(page), exact: true }).click();
  const game = gameFrame(page);
  const play = game.getByRole('button', { name: 'Play a round' });
  await expect(play).toBeEnabled({ timeout: 30_000 });
  const box = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const reels = await box(game.locator('.stage'));
  expect(reels.x).toBeGreaterThan(0);
  expect(reels.x + reels.width).toBeLessThan(320);

  await page.setViewportSize({ width: 844, height: 390 });
  const odds = await box(game.getByRole('button', { name: /odds/i }));
  const spin = await box(play);
  expect(odds.y + odds.height).toBeLessThanOrEqual(spin.y);
  expect(spin.y + spin.height).toBeLessThanOrEqual(390);
});

test(
  'the lobby of a vendor opens without a game, and a game in it',
  { tag: '@all' },
  async ({ page, signIn, axe }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto('/m/play?vendor=velour&category=LIVE');
    const lobby = gameFrame(page);
    await expect(lobby.getByText('Choose a game')).toBeVisible();
    await axe(page);
    await lobby.getByRole('listitem').getByRole('button').first().click();
    await expect(lobby.getByRole('button', { name: 'Play a round' })).toBeVisible();
  },
);

test(
  'a game opened on top leads back to where it was opened',
  { tag: '@all' },
  async ({ page, sandbox, signIn }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto('/');
    const before = await amountIn(page.getByRole('group', { name: 'Balance' }));
    const { record } = await sandbox.session('player01');
    const back = new URL('/m/slot-games?type=hot', page.url()).href;
    const { token } = record as { token: string };
    const query = new URLSearchParams({ vendor: 'moonkoi', nodeId: '20001', backUrl: back });
    const { value } = await page.evaluate(
      async ({ address, headers }) =>
        (await (await fetch(address, { headers })).json()) as {
          value: { content: { game_url: string } };
        },
      {
        address: `/wps/game/launchGame?${query}`,
        headers: {
          Merchant: sandbox.brand,
          ModuleId: 'GAMELO3',
          Language: 'EN',
          Authorization: token,
          'Idempotency-Key': 'opened-on-top',
        },
      },
    );
    await page.goto(value.content.game_url);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(back);
    await page.goto('/');
    expect(await amountIn(page.getByRole('group', { name: 'Balance' }))).toBe(before);
  },
);
