import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findInView, GAMES, scrollPageTo, setLanguage, tapInView } from './steps.ts';
import { wordsOf } from './words.ts';

/** By brand, each in another language: a game, its name typed carelessly, and with an error. */
const BRANDS: Readonly<
  Record<string, { language: string; name: string; typed: string; slip: string }>
> = {
  aurora: { language: 'VI', name: 'Cá Rồng Vàng', typed: 'ca rong', slip: 'ca rong vnag' },
  jade: { language: 'EN', name: 'Golden Arowana', typed: 'GOLDEN  aro', slip: 'goldn arowana' },
  ember: { language: 'TW', name: '黃金龍魚', typed: '龍魚', slip: '黃金龍漁' },
};

const of = (brand: string) => {
  const known = BRANDS[brand];
  if (!known) throw new Error(`no game of ${brand} is named here`);
  const games = wordsOf('feature-games', known.language);
  return { ...known, games };
};

const box = (page: Page, label: string) =>
  page.getByRole('main').getByRole('searchbox', { name: label });

/** Kinds of index parts in the browser's database. */
const keptParts = (page: Page) =>
  page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'lobby-search')) return [];
    return new Promise<string[]>((done) => {
      const opening = indexedDB.open('lobby-search');
      opening.addEventListener('success', () => {
        const { result } = opening;
        const keys = result.transaction('parts').objectStore('parts').getAllKeys();
        keys.addEventListener('success', () => {
          result.close();
          done(keys.result.map((key) => (Array.isArray(key) ? String(key[1]) : '')));
        });
      });
    });
  });

/** Waits until the index of one visit is stored. */
const indexed = (page: Page) =>
  expect.poll(async () => (await keptParts(page)).length, { timeout: 30_000 }).toBe(12);

test(
  'a game is two taps and a few letters away from any header, and the way back leads to it',
  { tag: '@brands' },
  async ({ page, brand, signIn, axe }) => {
    const { language, name, typed, games } = of(brand);
    await signIn(page, 'player01');
    await setLanguage(page, language);
    await page.goto('/m/allGame');
    await page.getByRole('link', { name: games('search.label') }).tap();
    await expect(box(page, games('search.label'))).toBeFocused();
    await expect(page.getByRole('heading', { name: games('hot.title') })).toBeVisible();
    await axe(page);

    await page.keyboard.type(typed);
    const tile = page.getByRole('button', { name, exact: true });
    await expect(tile).toBeVisible();
    await axe(page);
    await tile.tap();
    await expect(page).toHaveURL(/\/m\/play\?/);
    await page.goBack();
    await expect(box(page, games('search.label'))).toHaveValue(typed.trim());
    await expect(tile).toBeVisible();

    await page.reload();
    await expect(tile).toBeVisible();
    await box(page, games('search.label')).fill('');
    await page.getByRole('button', { name: typed, exact: true }).tap();
    await expect(tile).toBeVisible();
  },
);

test('Home and the lists lead to the search', { tag: '@all' }, async ({ page, brand }) => {
  const { language, games } = of(brand);
  await setLanguage(page, language);
  for (const path of ['/m/home', '/m/slot-games', '/m/gameList?gameType=LOTT']) {
    await page.goto(path);
    await page
      .locator('header')
      .getByRole('link', { name: games('search.label') })
      .tap();
    await expect(page).toHaveURL(/\/m\/search$/);
  }
});

test(
  'a typing error is forgiven, and a name of nothing leads on',
  { tag: '@all' },
  async ({ page, brand, axe }) => {
    const { language, name, slip, games } = of(brand);
    await setLanguage(page, language);
    await page.goto('/m/search');
    await indexed(page);
    await box(page, games('search.label')).fill(slip);
    await expect(page.getByText(games('near'))).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await axe(page);

    await box(page, games('search.label')).fill('qqqqqq');
    await expect(page.getByRole('heading', { name: games('nothing.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: games('hot.title') })).toBeVisible();
    await axe(page);

    // The keyboard's search key closes the keyboard, and the search is stored.
    await page.keyboard.press('Enter');
    await expect(box(page, games('search.label'))).not.toBeFocused();
    await box(page, games('search.label')).fill('');
    await expect(page.getByRole('button', { name: 'qqqqqq', exact: true })).toBeVisible();
    await page.getByRole('button', { name: games('recent.clear') }).tap();
    await expect(page.getByRole('button', { name: 'qqqqqq', exact: true })).toHaveCount(0);
  },
);

test(
  'providers and streamers are found, and lead to their place',
  { tag: '@all' },
  async ({ page, brand }) => {
    const { language, games } = of(brand);
    await setLanguage(page, language);
    const hostsAnswer = page.waitForResponse(/CBS_modelList/);
    await page.goto('/m/search?q=tidepool');
    const provider = page.getByRole('region', { name: games('providers') }).getByRole('link');
    await expect(provider).toHaveText('Tidepool');
    await expect(page.getByRole('heading', { name: games('nothing.title') })).toHaveCount(0);
    await provider.tap();
    await expect(page).toHaveURL(/\/m\/gameList\?vassalage=tidepool$/);

    await page.goBack();
    const { value } = (await (await hostsAnswer).json()) as {
      value: { id: string; name: string }[];
    };
    const [host] = value;
    await box(page, games('search.label')).fill(host?.name ?? 'no host');
    const streamer = page
      .getByRole('region', { name: games('streamers') })
      .getByRole('link')
      .first();
    await expect(streamer).toHaveAttribute('href', `/m/liveStream/room?host=${host?.id}`);
  },
);

test('without the platform the phone’s own index finds it after a reload', async ({
  page,
  brand,
  problems,
  axe,
}) => {
  const { language, name, typed, games } = of(brand);
  problems.expect(/ERR_FAILED/);
  await setLanguage(page, language);
  await page.goto('/m/search');
  await indexed(page);
  await page.route(/\/wps\/relay\//, (route) => route.abort());
  await page.goto(`/m/search?q=${encodeURIComponent(typed)}`);
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByText(games('moreFailed'))).toBeVisible();
  await axe(page);
});

test('of 5,000 games each is found, and the row that was left is there again', async ({
  page,
  brand,
  signIn,
  sandbox,
}) => {
  const { language, name, games } = of(brand);
  await sandbox.knob('catalogue', { games: 5_000 });
  await signIn(page, 'player01');
  await setLanguage(page, language);
  await page.goto('/m/search');
  await box(page, games('search.label')).fill(`${name} ii`);
  await expect(page.getByRole('button', { name: `${name} II`, exact: true })).toBeVisible();

  await box(page, games('search.label')).fill('golden');
  await expect(page).toHaveURL(/q=golden$/);
  await scrollPageTo(page, 900);
  const before = await tapInView(page, GAMES);
  await expect(page).toHaveURL(/\/m\/play\?/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expect.poll(() => findInView(page, GAMES)).toEqual(before);
});
