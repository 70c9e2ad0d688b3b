import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy, policyOf, withStylePolicy } from './page-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const HEAD = '<head><meta charset="utf-8">';

test('allows the scripts that stand in the page, and no others', () => {
  const policy = policyOf(
    '<style>a{}</style><script>run()</script><script type="module" src="/a.js"></script>' +
      '<script type="application/json" id="labels">{"a":"b"}</script>',
  );
  expect(policy['script-src']).toEqual(["'self'", hash('run()')]);
});

test('a page allows the styles that stand in it, and no others', () => {
  const page = `${HEAD}<style>a{}</style></head><div style="width:3px"><i style="width:3px"></i></div>`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hash('a{}')}; style-src-attr 'unsafe-hashes' ${hash('width:3px')}">`;
  expect(withStylePolicy(page)).toBe(page.replace(HEAD, HEAD + meta));
});

test('the styles of a page that is changed are allowed anew', () => {
  const built = withStylePolicy(`${HEAD}<style>a{}</style></head>`);
  const changed = withStylePolicy(built.replace('a{}', 'b{}'));
  expect(changed).toBe(withStylePolicy(`${HEAD}<style>b{}</style></head>`));
  expect(changed).not.toContain('unsafe');
});

test('a page without a place for its policy is refused', () => {
  expect(() => withStylePolicy('<head></head>')).toThrow('the page has no <meta charset="utf-8">');
});

test('a policy has these directives, and no others', () => {
  expect(policyOf('<title>Aurora</title>')).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ['{page}/cdn/', '{page}/assets/', '{page}/icons/', 'blob:', '{images}'],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ['{games}', '{chat}'],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'lobby-worker'],
  });
});

test('the build writes the policies and the headers of every answer', async () => {
  const files = new Map<string, unknown>();
  const plugin = pagePolicy();
  const generate = plugin.generateBundle as (this: unknown, _: unknown, bundle: object) => void;
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) =>
      files.set(fileName, JSON.parse(source)),
  };
  const page = { type: 'asset', source: HEAD };
  generate.call(context, {}, { 'index.html': page });
  expect(page.source).toBe(withStylePolicy(HEAD));
  expect([...files.keys()]).toEqual(['policy.json', 'sw-policy.json', 'headers.json']);
  expect(files.get('headers.json')).toEqual({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  });
});
