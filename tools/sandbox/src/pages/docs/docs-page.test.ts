import { expect, it } from 'vitest';
import { docsPages } from './routes';

it('serves only its own files, with a policy that allows no others', async () => {
  const page = await docsPages.request('/docs');
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  expect(page.headers.get('Content-Security-Policy')).toContain("connect-src 'self';");
  const text = await page.text();
  const paths = [...text.matchAll(/(?:href|src)="(\/docs\/assets\/[^"]+)"/g)];
  expect(paths).toHaveLength(3);
  for (const [, path = ''] of paths) expect((await docsPages.request(path)).status, path).toBe(200);
  expect(text.match(/(?:href|src)="https?:/g)).toBeNull();
  expect((await docsPages.request('/docs/assets/constructor')).status).toBe(404);
});

it('serves the script of the reference itself, compressed', async () => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const answer = await docsPages.request('/docs/assets/scalar.js', { headers });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(answer.headers.get('Content-Type')).toContain('text/javascript');
});
