import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pageReacts } from './published-steps.ts';
import { allOnly } from './steps.ts';
import { inAnyLanguage } from './words.ts';

// A service worker or a moving banner would fetch more pictures.
test.use({
  serviceWorkers: 'block',
  deviceScaleFactor: 3,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Screens whose first picture is the largest, and the other pictures that load without a scroll. */
const SCREENS = [
  { path: '/m/home', first: '/cdn/banner/', most: 8, kiB: 90 },
  { path: '/m/slot-games', first: '/cdn/game/', most: 26, kiB: 140 },
] as const;

interface Shown {
  address: string;
  /** Pixels of the file for each pixel of its place, at most twice as dense as CSS pixels. */
  excess: number;
  turn: string;
  /** Whether any part is in view. */
  inView: boolean;
  sized: boolean;
}

/** Runs in the page: every picture that has loaded, in the order of the page. */
function shownPictures(): Shown[] {
  const density = Math.min(devicePixelRatio, 2);
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => {
      const box = image.getBoundingClientRect();
      return {
        address: new URL(image.currentSrc).pathname,
        excess:
          Math.max(image.naturalWidth / box.width, image.naturalHeight / box.height) / density,
        turn: `${image.getAttribute('loading') ?? 'eager'} ${image.fetchPriority} ${image.decoding}`,
        inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
      };
    });
}

/** Opens a screen and waits until it loads nothing more; returns its requests for pictures. */
async function openUntilIdle(page: Page, path: string): Promise<Request[]> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/cdn/')) asked.push(request);
  });
  await page.goto(path);
  await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(shownPictures)).not.toHaveLength(0);
  return asked;
}

const bytesOf = async (asked: readonly Request[]) => {
  const sizes = await Promise.all(asked.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

for (const { path, first, most, kiB } of SCREENS) {
  test(`the pictures of ${path} fit their places, and only the near ones load`, async ({
    page,
  }) => {
    const asked = await openUntilIdle(page, path);
    const shown = await page.evaluate(shownPictures);
    expect(shown.filter(({ excess }) => excess > 1.5)).toEqual([]);
    expect(shown.filter(({ sized }) => !sized)).toEqual([]);
    expect(asked.every((request) => request.url().endsWith('.avif'))).toBe(true);
    expect(asked.length, 'pictures before a scroll').toBeLessThanOrEqual(most);
    expect(await bytesOf(asked), 'bytes of them').toBeLessThanOrEqual(kiB * 1024);
    // One picture comes before all others, and those that load with the page are in view.
    const urgent = shown.filter(({ turn }) => turn === 'eager high sync');
    expect(urgent).toHaveLength(1);
    expect(urgent[0]?.address).toContain(first);
    const early = shown.filter(({ turn }) => turn.startsWith('eager'));
    expect(early.length).toBeGreaterThan(1);
    expect(early.filter(({ inView }) => !inView)).toEqual([]);
    const rest = shown.filter(({ turn }) => !turn.startsWith('eager'));
    expect(rest.filter(({ turn }) => !/^lazy \w+ async$/.test(turn))).toEqual([]);
  });
}

test("Home's banner takes at most 30 KiB, the picture behind the login 20", async ({ page }) => {
  const isBanner = (request: Request) => request.url().includes('/cdn/banner/');
  const banners = (await openUntilIdle(page, '/m/home')).filter(isBanner);
  expect(banners.length).toBeGreaterThan(0);
  for (const banner of banners) expect(await bytesOf([banner])).toBeLessThanOrEqual(30 * 1024);
  const poster = page.waitForRequest(/\/cdn\/backdrop\/\w+\.avif$/);
  await page.goto('/m/login');
  await expect(page.locator('form')).toBeVisible();
  expect(await bytesOf([await poster])).toBeLessThanOrEqual(20 * 1024);
});

/** A layout shift recorded by `watchShifts`: its size and the elements. */
interface Shifts {
  shifts: { value: number; moved: string[] }[];
}

/** Runs in the page: starts to record layout shifts without input. */
function watchShifts(): void {
  interface Shift {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const { shifts } = Object.assign(window, { shifts: [] as Shifts['shifts'] });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
      if (!hadRecentInput)
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent ?? '') });
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page: pixels between the words of a caption and the nearer edge of their slide. */
function sparedPixels(title: Element): number {
  const words = title.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const slide = title.closest('[role="group"]')?.getBoundingClientRect() ?? new DOMRect();
  return Math.min(words.top - slide.top, slide.bottom - words.bottom);
}

const LONG =
  'Mùa trăng tháng Sáu và lễ hội đèn lồng bên sông, cùng bạn bè khắp mọi miền đất nước. '.repeat(3);

for (const percent of [100, 150, 200]) {
  test(
    `long captions move nothing below the banner, with text of ${percent} %`,
    allOnly(percent < 200),
    async ({ page, sandbox }) => {
      await sandbox.content('banner', {
        title: LONG,
        caption: LONG,
        url: '/cdn/banner/aurora-lotus',
      });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
      let release = () => {};
      const released = new Promise<void>((done) => (release = done));
      await page.route(/getListAnnouncements/, (route) => released.then(() => route.continue()));
      await page.goto('/m/home');
      const below = page.getByRole('navigation', {
        name: inAnyLanguage('feature-games', 'categories'),
      });
      await expect(below).toBeVisible();
      await page.waitForLoadState('load');
      const top = () => below.evaluate((rail) => rail.getBoundingClientRect().top + scrollY);
      // The brand font loads after hydration; its stand-in here is wider than on a phone.
      await pageReacts(page);
      await page.evaluate(() => document.fonts.ready);
      const before = await top();
      await page.evaluate(watchShifts);
      release();
      const title = page.getByText(LONG.trim()).first();
      await expect(title).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(
        await title.evaluate(sparedPixels),
        'pixels around the caption',
      ).toBeGreaterThanOrEqual(0);
      expect(Math.abs((await top()) - before), 'pixels').toBeLessThan(1);
      const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
    },
  );
}
