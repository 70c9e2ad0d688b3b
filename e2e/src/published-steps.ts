import { expect, type Page } from '@playwright/test';

/** Waits until a published page is hydrated. */
export const pageReacts = (page: Page) =>
  expect(page.locator('html:not([data-published])')).toBeAttached();

/** Delays the app's script until the returned function is called, so that only the published page is shown. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/frame-.*\.js$/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Home as published now; the first brand answers at the plain address too, which Node can resolve. */
export const published = (port: number) => fetch(`http://127.0.0.1:${port}/m/home`);

/** Serves Home as if it had been published with this HTML. */
export async function changePage(
  page: Page,
  port: number,
  change: (html: string) => string,
): Promise<void> {
  const response = await published(port);
  const policy = response.headers.get('content-security-policy') ?? '';
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': policy.replaceAll('//127.0.0.1:', '//aurora.localhost:'),
  };
  const body = change(await response.text());
  await page.route(/\/m\/home(?:\?|$)/, (route) => route.fulfill({ body, headers }));
}

/** Puts a value into a storage before the page's scripts. */
export const store = (
  page: Page,
  area: 'localStorage' | 'sessionStorage',
  key: string,
  value: unknown,
) =>
  page.addInitScript(
    ([where, name, text]) => {
      if (location.hostname.endsWith('localhost')) window[where].setItem(name, text);
    },
    [area, key, JSON.stringify(value)] as const,
  );
