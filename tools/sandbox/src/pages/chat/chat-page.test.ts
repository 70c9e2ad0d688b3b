import { expect, it, test } from 'vitest';
import { LANGUAGES } from '../../brands/brands';
import { SCENES } from '../../chat/scenes.data';
import { chatPages } from './routes';
import { ROOM_WORDS } from './room-words.data';
import { TALK_WORDS } from './talk-words.data';
import { CHAT_WORDS } from './words.data';

const textOf = async (path: string) => (await chatPages.request(path)).text();

const PAGES = [
  ['/chat/', CHAT_WORDS],
  ['/chat/room/', ROOM_WORDS],
] as const;

test.each(LANGUAGES.flatMap((language) => PAGES.map((page) => [language, ...page] as const)))(
  'in %s the page %s has all texts',
  async (language, path, table) => {
    const words: Record<string, string> = { ...table[language], ...TALK_WORDS[language] };
    expect(await textOf(`${path}?t=x&lang=${language}`)).toContain(words['demonstration']);
    for (const [key, text] of Object.entries({ ...table.EN, ...TALK_WORDS.EN })) {
      expect(words[key], key).not.toBe('');
      expect(words[key]?.match(/\{\w+\}/g), key).toEqual(text.match(/\{\w+\}/g));
      if (language !== 'EN') expect(words[key], key).not.toBe(text);
    }
  },
);

it('falls back to English, and does not echo its address', async () => {
  const text = await textOf('/chat/?t=<script>&lang=<script>alert(1)</script>');
  expect(text).toContain('lang="en"');
  expect(text).not.toContain('<script>');
});

test.each(PAGES)('every file that %s names exists', async (path) => {
  const text = await textOf(`${path}?t=x`);
  const files = [...text.matchAll(/(?:href|src)="(\/chat\/assets\/[^"]+)"/g)].map(([, at]) => at);
  expect(files.length).toBeGreaterThan(2);
  for (const at of files) expect((await chatPages.request(at ?? '')).status, at).toBe(200);
});

it('the page’s policy allows frames of the brands and its own files only', async () => {
  const policy = (await chatPages.request('/chat/?t=x')).headers.get('Content-Security-Policy');
  expect(policy).toContain('frame-ancestors http://aurora.localhost:*');
  expect(policy).toContain("script-src 'self';");
});

it('a room has a drawing of every game, hidden until the game is known', async () => {
  const text = await textOf('/chat/room/?t=x');
  const drawn = [...text.matchAll(/data-scene="(\w+)" hidden>\s*<svg/g)].map(([, name]) => name);
  expect(drawn).toEqual([...new Set([...SCENES.map(([, scene]) => scene), 'cards'])]);
});

it('an address without the last slash is redirected with its token', async () => {
  const answer = await chatPages.request('/chat?t=abc&lang=VI');
  expect(answer.headers.get('Location')).toBe('/chat/?t=abc&lang=VI');
});
