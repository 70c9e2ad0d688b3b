import { expect, test } from './fixtures';

const LOGIN = '/wps/session/login';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test('a sealed call of the API page is read and tried, without leaving the house', async ({
  page,
  port,
  brand,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  // Of this call alone: the whole document takes a browser without optimization 15 s to lay out.
  await page.route('**/openapi.json', async (route) => {
    // Node does not resolve `*.localhost`.
    const url = `http://127.0.0.1:${port}/openapi.json`;
    const response = await route.fetch({ url, headers: { host: `${brand}.localhost:${port}` } });
    const whole = (await response.json()) as { paths: Record<string, unknown> };
    await route.fulfill({ response, json: { ...whole, paths: { [LOGIN]: whole.paths[LOGIN] } } });
  });
  await page.goto(`/docs#tag/access/POST${LOGIN}`);
  await page
    .getByRole('button', { name: /Test Request/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const answered = page.waitForResponse((response) => response.url().endsWith(LOGIN));
  await dialog.getByRole('button', { name: /^Send post request/ }).click();
  const response = await answered;
  expect(response.request().headers()['encryption']).toBe('1');
  expect(await response.json()).toMatchObject({ success: true });
  expect(foreign).toEqual([]);
});
