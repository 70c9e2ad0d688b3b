import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy, policyOf } from './page-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows the scripts and styles that stand in the page, and no others', () => {
  const policy = policyOf(
    '<style>a{}</style><script>run()</script><script type="module" src="/a.js"></script>' +
      '<script type="application/json" id="labels">{"a":"b"}</script>',
  );
  expect(policy['script-src']).toEqual(["'self'", hash('run()')]);
  expect(policy['style-src']).toEqual(["'self'", hash('a{}')]);
  expect(JSON.stringify(policy)).not.toContain('unsafe');
});

test('a policy has these directives, and no others', () => {
  expect(policyOf('<title>Aurora</title>')).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
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
  generate.call(context, {}, { 'index.html': { type: 'asset', source: '<title>Aurora</title>' } });
  expect([...files.keys()]).toEqual(['policy.json', 'sw-policy.json', 'headers.json']);
  expect(files.get('headers.json')).toEqual({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  });
});
