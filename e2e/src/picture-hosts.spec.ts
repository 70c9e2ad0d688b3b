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
  await page.getByRole('link', { name: 'Slots' }).click();
  await firstGame(page);
  const named = () => new Set([...hosts.values()].flatMap((one) => [...one]));
  await expect.poll(named).toEqual(new Set(['aurora.localhost', 'img.localhost']));
  expect([...hosts].filter(([, one]) => one.size > 1)).toEqual([]);
  expect(failed).toEqual([]);
});
