import { expect, it, test } from 'vitest';
import { LANGUAGES } from '../../brands/brands';
import { chatPages } from './routes';
import { CHAT_WORDS } from './words.data';

const textOf = async (path: string) => (await chatPages.request(path)).text();

test.each(LANGUAGES)('the chat page has all its words in %s', async (language) => {
  const words = CHAT_WORDS[language];
  expect(await textOf(`/chat/?t=x&lang=${language}`)).toContain(words.demonstration);
  for (const [key, text] of Object.entries(CHAT_WORDS.EN)) {
    const own = words[key as keyof typeof words];
    expect(own, key).not.toBe('');
    if (language !== 'EN') expect(own, key).not.toBe(text);
  }
});

it('an unknown language gives English, and the page repeats nothing of its address', async () => {
  const text = await textOf('/chat/?t=<script>&lang=<script>alert(1)</script>');
  expect(text).toContain('lang="en"');
  expect(text).not.toContain('<script>');
});

it('every file that the page names exists', async () => {
  const text = await textOf('/chat/?t=x');
  const files = [...text.matchAll(/(?:href|src)="(\/chat\/assets\/[^"]+)"/g)].map(([, at]) => at);
  expect(files.length).toBe(3);
  for (const at of files) expect((await chatPages.request(at ?? '')).status, at).toBe(200);
});

it('the page’s policy allows frames of the brands and its own files only', async () => {
  const policy = (await chatPages.request('/chat/?t=x')).headers.get('Content-Security-Policy');
  expect(policy).toContain('frame-ancestors http://aurora.localhost:*');
  expect(policy).toContain("script-src 'self';");
});

it('an address without the last slash is redirected with its token', async () => {
  const answer = await chatPages.request('/chat?t=abc&lang=VI');
  expect(answer.headers.get('Location')).toBe('/chat/?t=abc&lang=VI');
});
