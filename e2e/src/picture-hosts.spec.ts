import { expect, test } from './fixtures';
import { firstGame, inEnglish } from './steps';

test('pictures of games come from both hosts of the settings, none from two', async ({ page }) => {
  const hosts = new Map<string, Set<string>>();
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname, hostname, href } = new URL(response.url());
    if (!pathname.startsWith('/cdn/game/')) return;
    hosts.set(pathname, (hosts.get(pathname) ?? new Set()).add(hostname));
    if (response.status() >= 400) failed.push(href);
  });
  await inEnglish(page);
  const settings = page.waitForResponse(/\/settings\/consolidated/);
  await page.goto('/m/home');
  await settings;
  // A picture keeps its host when the settings load.
  await page.waitForFunction(() => localStorage.getItem('SHELL_imageHosts') !== null);
  await page.getByRole('link', { name: 'Slots' }).click();
  await firstGame(page);
  const named = () => new Set([...hosts.values()].flatMap((one) => [...one]));
  await expect.poll(named).toEqual(new Set(['aurora.localhost', 'img.localhost']));
  expect([...hosts].filter(([, one]) => one.size > 1)).toEqual([]);
  expect(failed).toEqual([]);
});

test('a picture whose host is down comes from the next one', async ({ page, problems }) => {
  problems.expect(/img\.localhost|ERR_FAILED/);
  await page.route(/\/\/img\.localhost/, (route) => route.abort());
  await inEnglish(page);
  await page.goto('/m/home');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Slots' }).click();
  await firstGame(page);
  // Every tile of the list has its picture, none a placeholder.
  const tiles = page.locator('main button[aria-pressed]');
  const loaded = () =>
    page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);
  await expect.poll(async () => (await loaded()) === (await tiles.count())).toBe(true);
});

test('a file has one address before the settings are loaded and on the next visit', async ({
  page,
}) => {
  const addresses = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url());
    if (pathname.startsWith('/cdn/game/'))
      addresses.set(pathname, (addresses.get(pathname) ?? new Set()).add(host));
  });
  await inEnglish(page);
  await page.goto('/m/home');
  await page.waitForLoadState('networkidle');
  addresses.clear();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/m/slot-games');
    await firstGame(page);
    await page.waitForLoadState('networkidle');
  }
  expect(addresses.size).toBeGreaterThan(10);
  expect([...addresses].filter(([, hosts]) => hosts.size > 1)).toEqual([]);
});
