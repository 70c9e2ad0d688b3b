import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { inEnglish } from './steps';

const t = wordsOf('i18n', 'EN');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => inEnglish(page));

/** Playback position in seconds. */
const position = (video: HTMLVideoElement) => video.currentTime;

test('the picture begins to move after the form stands, can be stopped, and goes on where it was', async ({
  page,
  axe,
}) => {
  await page.goto('/m/login');
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate(position)).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: t('video.pause') }).click();
  const stopped = await video.evaluate(position);
  await axe(page);
  await page.getByRole('button', { name: t('video.play') }).click();
  await expect.poll(() => video.evaluate(position)).toBeGreaterThan(stopped);

  const left = await video.evaluate(position);
  await page.reload();
  await expect.poll(() => video.evaluate(position)).toBeGreaterThanOrEqual(left);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the picture stays and no video is fetched, until motion is wanted', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.clock.install();
    const openLogin = async () => {
      await page.goto('/m/login', { waitUntil: 'networkidle' });
      await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
      await page.clock.runFor(2000);
    };
    await openLogin();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('video.pause') })).toHaveCount(0);
    expect(fetched).not.toContain('/backdrop.webm');

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openLogin();
    await expect(page.locator('video')).toHaveCount(1);
    await expect.poll(() => fetched).toContain('/backdrop.webm');
  });
});
