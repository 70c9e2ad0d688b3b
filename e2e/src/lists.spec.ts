import { expect, test } from './fixtures';
import { setLanguage, touch } from './steps';
import { word } from './words';

for (const language of ['EN', 'VI'] as const) {
  const game = (key: string, values = {}) => word(language, 'feature-games', key, values);

  test(`${language}: a list is filtered, and the filter stays over a game, a reload and back`, async ({
    page,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'player01');
    await page.goto('/m/home');
    await page.locator('main a[href="/m/slot-games"]').first().click();
    const filter = page.getByRole('button', { name: new RegExp(`^${game('filter.open')}`) });
    const drawer = page.getByRole('dialog', { name: game('filter.title') });
    const tiles = page.locator('[role="tabpanel"] [data-leads-to]');
    await expect(tiles.first()).toBeVisible();

    await test.step('back closes the filter, and changes nothing', async () => {
      await filter.click();
      await expect(drawer.getByRole('group', { name: game('filter.vendor') })).toBeVisible();
      // Fully in view: the last rows are under the buttons at first.
      const last = drawer.getByRole('group').last().getByRole('button').last();
      await last.evaluate((chip) => chip.scrollIntoView({ block: 'center' }));
      await axe(page);
      await drawer.getByRole('button', { name: 'Moonkoi' }).click();
      await page.evaluate(() => history.back());
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/\/m\/slot-games$/);
      await expect(filter).toBeFocused();
    });

    await test.step('filters by provider and class', async () => {
      await filter.click();
      await drawer.getByRole('button', { name: 'Moonkoi' }).click();
      await drawer.getByRole('button', { name: game('class.TG') }).click();
      await drawer.getByRole('button', { name: game('filter.confirm') }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=moonkoi&gameClassify=TG$/);
      await expect(filter).toHaveAccessibleName(/2$/);
      await axe(page);
    });

    const filtered = page.url();
    const place = 173;
    await expect(async () => {
      await page.evaluate((top) => scrollTo(0, top), place);
      // Two frames later, in case closing has scrolled the page again.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }).toPass();

    await test.step('is there after a game, at the very pixel', async () => {
      await tiles.nth(3).evaluate((tile: HTMLElement) => tile.click());
      await expect(page.getByRole('region', { name: game('play.region') })).toBeVisible();
      await page.getByRole('button', { name: game('play.leave') }).click();
      await expect(page).toHaveURL(filtered);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });

    await test.step('is there after a reload', async () => {
      await page.reload();
      await expect(filter).toHaveAccessibleName(/2$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });

    await test.step('is cleared chip by chip', async () => {
      const chips = page.getByRole('group', { name: game('filter.active') });
      await chips
        .getByRole('button', { name: game('filter.remove', { name: game('class.TG') }) })
        .click();
      await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=moonkoi$/);
      await chips.getByRole('button').first().click();
      await expect(page).toHaveURL(/\/m\/slot-games$/);
      await expect(chips).toBeHidden();
    });
  });

  test(
    `${language}: a long press and the button tell of a game; a tap plays it`,
    { tag: '@all' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/live-games');
      const tile = page.locator('[role="tabpanel"] [data-leads-to]').first();
      await expect(tile).toBeVisible();
      const sheet = page.getByRole('dialog');

      await test.step('a long press', async () => {
        const { x = 0, y = 0 } = (await tile.boundingBox()) ?? {};
        const finger = await touch(page);
        await finger.down(x + 30, y + 60);
        await expect(sheet).toBeVisible();
        await finger.up();
        await expect(page).toHaveURL(/\/m\/live-games$/);
        await axe(page);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      });

      await test.step('the button', async () => {
        const about = game('tile.facts', { game: '' }).trim();
        await page
          .getByRole('button', { name: new RegExp(`^${about}`) })
          .first()
          .click();
        await expect(sheet.getByText(game('facts.rtp'))).toBeVisible();
        await expect(sheet.getByText(/96[.,]1|92[.,]3/)).toBeVisible();
        await sheet.getByRole('button', { name: game('facts.play'), exact: true }).click();
        await expect(page).toHaveURL(/\/m\/play\?vendor=/);
      });
    },
  );
}

test('320 px: the filter and the facts fit, and their buttons are 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/m/slot-games');
  const opened = [
    page.locator('header button[aria-haspopup="dialog"]'),
    page.locator('[role="tabpanel"] button:empty').first(),
  ];
  for (const button of opened) {
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button').nth(1)).toBeVisible();
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    for (const target of await dialog.getByRole('button').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
