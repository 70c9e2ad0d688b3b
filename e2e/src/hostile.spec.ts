import { expect, test } from './fixtures';
import { inEnglish } from './steps';

test.beforeEach(({ page }) => inEnglish(page));

test('hostile HTML in an announcement executes nothing', async ({ page, sandbox }) => {
  const hostile =
    '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><svg onload="window.pwned=1">Ship news</svg>';
  await sandbox.content('notice', { title: hostile, content: hostile });
  await sandbox.content('banner', {
    title: hostile,
    caption: hostile,
    linkage: 'javascript:window.pwned=1',
    linkageType: 'URL',
  });
  await page.goto('/m/home');
  await expect(page.getByText('Ship news').first()).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test(
  'a game list of a wrong shape shows the failed state, and tries again',
  { tag: '@all' },
  async ({ page, sandbox }) => {
    const path = '/wps/relay/GCSGAME_gameList';
    await sandbox.faults([
      { path, kind: 'replace', rate: 1, body: { success: true, value: { games: 'none' } } },
    ]);
    await page.goto('/m/slot-games');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    await sandbox.faults([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible();
  },
);

test('malformed JSON to the platform is a clear refusal', async ({ request, port }) => {
  const answer = await request.post(`http://127.0.0.1:${port}/wps/relay/MCSFE_addFavoriteGameV2`, {
    headers: { 'Content-Type': 'application/json' },
    data: Buffer.from('{"nodeId": '),
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
  expect(await answer.json()).toMatchObject({
    success: false,
    errorCode: expect.stringMatching(/./),
  });
});
