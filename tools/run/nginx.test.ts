import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { nginxConfig, sitePolicy } from './nginx.mjs';
import { at } from '../workspace/paths.mjs';

const site = {
  root: '/srv/aurora',
  platform: 'https://api.example',
  origin: 'https://aurora.example',
  images: ['https://a.example', 'https://b.example'],
  games: ['https://games.example'],
  chat: [],
  brotli: false,
};

const build = {
  brand: {
    code: 'aurora',
    languages: ['VI', 'TH'],
    defaultLanguage: 'VI',
    officialSites: { domains: ['aurora.example', 'www.aurora.example'] },
  },
  pages: { 'script-src': ["'self'", "'sha256-a='"], 'frame-src': ['{games}', '{chat}'] },
  worker: { 'connect-src': ["'self'", '{images}'] },
  headers: { 'referrer-policy': 'strict-origin' },
};

test('a policy names the origins of the site', () => {
  const policy = { 'img-src': ['{page}/cdn/', 'blob:', '{images}'], 'frame-src': ['{chat}'] };
  expect(sitePolicy(policy, site)).toBe(
    'img-src https://aurora.example/cdn/ blob: https://a.example https://b.example; frame-src',
  );
});

test.each([
  ['answers at every official site', 'server_name aurora.example www.aurora.example;'],
  ['serves the folder of the build', 'root /srv/aurora;'],
  ['calls the platform', 'proxy_pass https://api.example;'],
  ['chooses a language by its cookie', 'TH th;'],
  ['falls back to the brand’s language', 'default vi;'],
  ['sends pages their policy', `"script-src 'self' 'sha256-a='; frame-src https://games.example"`],
  ['sends the worker its own', `"connect-src 'self' https://a.example https://b.example"`],
  ['sends each header of the build', 'add_header referrer-policy $aurora_referrer_policy always;'],
  ['leaves a header that the platform sends', 'map $upstream_http_referrer_policy'],
  ['hides the folder of published pages', 'location ^~ /published/ { return 404; }'],
])('the configuration %s', (_, line) => {
  expect(nginxConfig(build, site)).toContain(line);
});

test('a brand without a list of domains is told how to make one', () => {
  const { officialSites: _, ...brand } = build.brand;
  expect(() => nginxConfig({ ...build, brand }, site)).toThrow(
    /has no officialSites: .*sites:sign/,
  );
});

test('only a site whose nginx has the module sends brotli', () => {
  expect(nginxConfig(build, site)).not.toContain('brotli_static');
  expect(nginxConfig(build, { ...site, brotli: true })).toContain('brotli_static on;');
});

test.each([
  [['aurora'], /npm run nginx -- <brand> --platform <url>/],
  [['nobody', '--platform', 'https://api.example'], /npm run nginx -- <brand>/],
])('%j is answered with how to write it', (args, said) => {
  const run = () =>
    execFileSync(process.execPath, [at('tools/run/nginx.mjs'), ...args], { stdio: 'pipe' });
  expect(run).toThrow(said);
});
