import aurora from '@lobby/brand-aurora';
import { expect, test } from 'vitest';
import { pageHtml } from './page-html';

const TEMPLATE = `<!doctype html>
<html lang="vi">
  <head><meta charset="utf-8"><title>x</title>
    <script type="application/json" id="files">{}</script></head>
  <body><div id="root"><div class="sk-page"></div></div>
    <script type="application/json" id="labels">{}</script></body>
</html>`;

test('the page loses its line breaks, and what was rendered keeps them: the app hydrates it', () => {
  const rendered = '<p>\n One\n</p>\n<pre>a\n  b</pre>';
  const html = pageHtml({
    template: TEMPLATE,
    brand: aurora,
    language: 'EN',
    path: '/m/login',
    screen: { paths: ['/m/login'], files: [] },
    labelsFile: 'assets/labels-EN.js',
    late: ['late', 'again'],
    styles: {},
    rendered: { html: rendered, title: 'Log in', data: [] },
    at: 1,
  });
  expect(html).toContain(`<div id="root">${rendered}</div><script`);
  expect(html.replace(rendered, '')).not.toContain('\n');
});
