// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Start {
  startPage(brand: object): void;
}
/** With a literal the compiler would resolve it to a file without types. */
const START: string = './page-start.js';
const { startPage } = (await import(/* @vite-ignore */ START)) as Start;

const BRAND = {
  merchant: 'aurora',
  byHost: {},
  languages: ['VI', 'EN', 'TH'],
  language: 'VI',
  home: ['/m/home'],
};

interface HappyDom {
  happyDOM: { setURL(url: string): void };
}

beforeEach(() => {
  (globalThis as unknown as HappyDom).happyDOM.setURL('http://aurora.localhost/m/home');
  document.cookie = 'language=EN;path=/';
  vi.stubGlobal('fetch', async () => new Response());
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['nothing is stored', undefined, 'VI'],
  ['a language is stored', 'TH', 'TH'],
  ['one is stored that the brand no longer has', 'JA', 'VI'],
])('the server hears which language is shown: %s', (_, stored, shown) => {
  if (stored) localStorage.setItem('SHELL_language', JSON.stringify(stored));
  startPage(BRAND);
  expect(document.documentElement.dataset['language']).toBe(shown);
  expect(document.cookie).toBe(`language=${shown}`);
});
