// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Loader {
  __vitePreload<M>(importChunk: () => Promise<M>, listed: string[]): Promise<M>;
}
/** With a literal the compiler would resolve it to `chunk-loader.ts`. */
const LOADER: string = './chunk-loader.js';
const { __vitePreload } = (await import(/* @vite-ignore */ LOADER)) as Loader;

interface HappyDom {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}
// Happy DOM loads no sheets; it fires `load` on each link at once.
(globalThis as unknown as HappyDom).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

let sheetsLoad = true;
const setSheetsLoad = (load: boolean) => (sheetsLoad = load);
document.addEventListener(
  'load',
  (event) => {
    if (sheetsLoad) return;
    event.stopImmediatePropagation();
    event.target?.dispatchEvent(new Event('error'));
  },
  true,
);

const fetched = vi.fn<(href: string) => Promise<Response>>();
const importChunk = vi.fn(async () => 'module');

/** The loader caches files for the life of the page: each test gets its own loader. */
let count = 0;
let sheet = '';
const load = () => __vitePreload(importChunk, [sheet]);
const links = () => document.querySelectorAll(`link[href="/${sheet}"]`).length;

beforeEach(() => {
  count += 1;
  sheet = `assets/screen-${count}.css`;
  fetched.mockReset();
  importChunk.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => void vi.unstubAllGlobals());

it('a sheet that loads stands in the page before its chunk is imported', async () => {
  setSheetsLoad(true);
  expect(await load()).toBe('module');
  expect([links(), fetched.mock.calls.length]).toEqual([1, 0]);
});

describe('a sheet that does not load', () => {
  beforeEach(() => setSheetsLoad(false));

  it('once is asked for again, in its place', async () => {
    fetched.mockImplementation(async () => {
      setSheetsLoad(true);
      return new Response('p {}');
    });
    const loading = load();
    const after = document.head.appendChild(document.createElement('style'));
    expect(await loading).toBe('module');
    expect(links()).toBe(1);
    expect(after.previousElementSibling?.getAttribute('href')).toBe(`/${sheet}`);
  });

  it('twice fails the import, and is asked for by the next', async () => {
    fetched.mockResolvedValue(new Response('p {}'));
    await expect(load()).rejects.toThrow(`/${sheet}`);
    expect(importChunk).not.toHaveBeenCalled();
    expect(links()).toBe(0);
    setSheetsLoad(true);
    expect(await load()).toBe('module');
  });

  it('and that the server no longer has fails by that name', async () => {
    fetched.mockResolvedValue(new Response('', { status: 404 }));
    await expect(load()).rejects.toMatchObject({ name: 'GoneFileError' });
    expect(links()).toBe(0);
  });

  it('and that a page answers in the place of fails, as without a network', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    fetched.mockImplementation(async () => {
      setSheetsLoad(true);
      return new Response('<p>Log in to the network</p>', { headers });
    });
    await expect(load()).rejects.toMatchObject({ name: 'Error' });
    expect(importChunk).not.toHaveBeenCalled();
    expect(links()).toBe(0);
  });

  it('without a network fails as the fetch does', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(load()).rejects.toThrow('Failed to fetch');
    expect(links()).toBe(0);
  });
});
