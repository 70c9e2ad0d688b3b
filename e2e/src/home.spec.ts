import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  allOnly,
  GAMES,
  gameFrame,
  inEnglish,
  scrollPageTo,
  setLanguage,
  tapInView,
} from './steps';
import { wordsOf } from './words';

/** Scrolls to the end of Home, whose rows load on the way. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 1200);
}

for (const language of ['VI', 'EN']) {
  const games = wordsOf('feature-games', language);

  test(`a match leads to the lobby that takes bets on it, in ${language}`, async ({
    page,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'player01');
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: games('row.recent') })).toBeVisible();
    await scrollDown(page);
    const matches = page.getByRole('region', { name: games('row.matches') });
    await expect(matches.getByRole('button').first()).toBeVisible();
    await axe(page);
    await matches.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/m\/play\?vendor=\w+&category=SPORTS$/);
    const region = page.getByRole('region', { name: games('play.region') });
    await expect(region.frameLocator('iframe').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: games('play.leave') }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test(
    `a demo is marked as play money and leaves the balance, in ${language}`,
    { tag: '@all' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/play?vendor=moonkoi&game=20001&category=RNG&demo=1');
      await expect(page.getByText(games('play.money'), { exact: true })).toBeVisible();
      const region = page.getByRole('region', { name: games('play.region') });
      const round = region.frameLocator('iframe').locator('#play');
      await expect(round).toBeEnabled({ timeout: 30_000 });
      await round.click();
      await expect(region.frameLocator('iframe').locator('#result')).not.toBeEmpty();
      await expect(page.getByText(games('play.result'))).toHaveCount(0);
      await axe(page);
    },
  );
}

test('a game that opens on top leads back to the very row of its list', async ({
  page,
  signIn,
  brand,
}) => {
  test.skip(brand !== 'aurora', 'the brand that names such a vendor');
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/gameList?vassalage=juniper');
  await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible();
  await scrollPageTo(page, 600);
  await tapInView(page, GAMES);
  await expect(page).toHaveURL(/games\.localhost.*\/play\//, { timeout: 30_000 });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?vassalage=juniper$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  // The phone's back button leaves a game for its list too.
  await tapInView(page, GAMES);
  await expect(page).toHaveURL(/games\.localhost.*\/play\//, { timeout: 30_000 });
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/gameList\?vassalage=juniper$/);
});

test('a game in its frame cannot move the page, and others are not heard', async ({
  page,
  signIn,
  problems,
}) => {
  problems.expect(/Unsafe attempt to initiate navigation/);
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/play?vendor=moonkoi&game=20001&category=RNG');
  await expect(gameFrame(page).locator('#play')).toBeEnabled({ timeout: 30_000 });
  const game = page.frames().find((frame) => frame.url().includes('/play/'));
  const moved = await game?.evaluate(() => {
    try {
      window.top?.location.assign('https://evil.example/');
      return 'moved';
    } catch {
      return 'refused';
    }
  });
  expect(moved).toBe('refused');
  await expect(page).toHaveURL(/\/m\/play\?/);
  // The message is received and rendered: a result would be shown by then.
  await page.evaluate(async () => {
    const heard = new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
    });
    postMessage({ type: 'lobby.result', net: '999999' }, '*');
    await heard;
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
  await expect(page.getByText(/999[.,]999/)).toHaveCount(0);
});

for (const [address, isAll] of [
  ['https://evil.example/play', true],
  ['javascript:alert(1)', false],
] as const) {
  test(
    `a launch at ${address} is refused with a message`,
    allOnly(isAll),
    async ({ page, signIn, sandbox }) => {
      await inEnglish(page);
      await signIn(page, 'player01');
      const body = { success: true, value: { content: { game_url: address } } };
      await sandbox.faults([{ path: '/wps/game/launchGame', kind: 'replace', rate: 1, body }]);
      await page.goto('/m/play?vendor=moonkoi&game=20001&category=RNG');
      await expect(page.getByRole('heading', { name: /isn’t trusted/ })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  );
}

test(
  'live chat opens in a page of ours, and back leads Home',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto('/m/home');
    await page.getByRole('link', { name: 'Live chat' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', /chat\.localhost.*\/chat\/\?t=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/home$/);
  },
);

test('a round that is cut off is told when its game is left', async ({ page, signIn }) => {
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/play?vendor=moonkoi&game=20001&category=RNG');
  await expect(gameFrame(page).locator('#play')).toBeEnabled({ timeout: 30_000 });
  await page.route('**/play/api/round', () => undefined);
  await gameFrame(page).locator('#play').click();
  await expect(gameFrame(page).locator('#play')).toBeDisabled();
  await page.getByRole('button', { name: 'Leave game' }).click();
  const notice = page.getByRole('status').filter({ hasText: /was still under way/ });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/was still under way/)).toBeHidden();
});
