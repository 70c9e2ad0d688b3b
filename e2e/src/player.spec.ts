import { expect, test } from './fixtures';
import { amountIn, firstGame, gameFrame, inEnglish, logIn } from './steps';
import { inAnyLanguage } from './words';

test(
  'a guest finds a game, logs in, keeps it, plays it, leaves it and signs out',
  { tag: '@games' },
  async ({ page, axe }) => {
    // A long journey with an axe check at each screen.
    test.slow();
    await inEnglish(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await axe(page);

    await test.step('finds the slots', async () => {
      await page.getByRole('link', { name: 'Slots' }).click();
      await expect(page).toHaveURL(/\/m\/slot-games$/);
      await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
      await axe(page);
    });

    const game = await firstGame(page);
    const heart = page.getByRole('button', { name: `Favourite: ${game}`, exact: true });

    await test.step('is sent to log in by a heart, and comes back', async () => {
      await heart.click();
      await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
      await axe(page);
      await logIn(page, 'player01');
      await expect(page).toHaveURL(/\/m\/slot-games$/);
    });

    await test.step('keeps the game', async () => {
      // Hearts render as off until the favourites have loaded, so retry.
      await expect(async () => {
        if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
      }).toPass();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('tab', { name: 'My collection' }).click();
      await expect(page.getByRole('button', { name: game, exact: true })).toBeVisible();
    });

    const balance = page.getByRole('group', { name: 'Balance' });
    await page.goto('/');
    const before = await amountIn(balance);

    await test.step('plays it', async () => {
      await page.goto('/m/slot-games');
      await page.getByRole('button', { name: game, exact: true }).click();
      await expect(page.getByRole('region', { name: 'Game' })).toBeVisible();
      await expect(page.getByRole('timer', { name: 'Session time' })).toContainText(
        /\d\d:\d\d:\d\d/,
      );
      await expect(gameFrame(page).getByRole('button', { name: 'Play a round' })).toBeVisible();
      await axe(page);
      await gameFrame(page).getByRole('button', { name: 'Play a round' }).click();
      await expect(page.getByText('Session profit')).toBeVisible();
    });

    await test.step('leaves it to where it was, with another balance', async () => {
      await page.getByRole('button', { name: 'Leave game' }).click();
      await expect(page).toHaveURL(/\/m\/slot-games$/);
      await page.getByRole('tab', { name: 'Recent' }).click();
      await expect(page.getByRole('button', { name: game, exact: true })).toBeVisible();
      await page.goto('/');
      await expect(balance).toBeVisible();
      await expect.poll(() => amountIn(balance)).not.toBe(before);
    });

    await test.step('signs out', async () => {
      await page.goto('/m/set');
      await axe(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
    });
  },
);

test(
  'one tap on Home plays the game played last, and leads back',
  { tag: '@all' },
  async ({ page, signIn, axe }) => {
    await signIn(page, 'player01');
    await page.goto('/m/home');
    const recent = page.getByRole('region', { name: inAnyLanguage('feature-games', 'row.recent') });
    await recent.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/m\/play\?/);
    const region = page.getByRole('region', {
      name: inAnyLanguage('feature-games', 'play.region'),
    });
    // The pictures of the list are drawn first.
    const reels = region.frameLocator('iframe').getByRole('heading').first();
    await expect(reels).toBeVisible({ timeout: 30_000 });
    await axe(page);
    await page.getByRole('button', { name: inAnyLanguage('feature-games', 'play.leave') }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(recent.getByRole('button').first()).toBeVisible();
    await axe(page);
  },
);

test('one tap is one launch, and neither it nor a reload bets', async ({
  page,
  sandbox,
  signIn,
}) => {
  await inEnglish(page);
  await signIn(page, 'vip01');
  await page.goto('/');
  const balance = page.getByRole('group', { name: 'Balance' });
  const before = await amountIn(balance);
  await page.goto('/m/fishing-games');
  const since = Date.now();
  await page.getByRole('button', { name: await firstGame(page), exact: true }).dblclick();
  // The pictures of the list are drawn first.
  await expect(gameFrame(page).getByRole('heading').first()).toBeVisible({ timeout: 30_000 });
  const calls = await sandbox.calls(since);
  expect(calls.filter(({ path }) => path === '/wps/game/launchGame')).toHaveLength(1);
  await page.reload();
  await expect(gameFrame(page).getByRole('radio').first()).toBeVisible();
  await page.goto('/');
  expect(await amountIn(balance)).toBe(before);
});

test('one tap is one launch although its answer is lost, and the next try opens that play', async ({
  page,
  sandbox,
  signIn,
  problems,
}) => {
  problems.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|launchGame/);
  await inEnglish(page);
  await signIn(page, 'fresh01');
  await page.goto('/m/fishing-games');
  const game = await firstGame(page);
  const path = '/wps/game/launchGame';
  await sandbox.faults([{ path, kind: 'drop-response', rate: 1 }]);
  const since = Date.now();
  const received = async () => {
    const calls = await sandbox.calls(since);
    return calls.filter((call) => call.path === path);
  };
  await page.getByRole('button', { name: game, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Couldn’t open the game' })).toBeVisible();
  // A browser repeats a GET on each kept connection: the repetitions get the first answer.
  expect((await received()).filter(({ repeated }) => !repeated)).toHaveLength(1);
  await sandbox.faults([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(gameFrame(page).getByRole('heading').first()).toBeVisible({ timeout: 30_000 });
  expect((await received()).filter(({ repeated }) => !repeated)).toHaveLength(1);
});

test('a free trial plays with play money and signs out', { tag: '@all' }, async ({ page }) => {
  await inEnglish(page);
  await page.goto('/m/login');
  await page.getByRole('button', { name: 'Try for free' }).click();
  await expect(page.getByRole('group', { name: 'Balance' })).toBeVisible();
  const record = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { type?: number },
  );
  expect(record.type).toBe(4);
});
