import { expect, test } from 'vitest';
import { pictureSources } from './picture';

test('a picture names both formats, with its shape', () => {
  expect(pictureSources('/cdn/game/1', [''], 'square')).toEqual({
    avif: '/cdn/game/1-square.avif',
    webp: '/cdn/game/1-square.webp',
  });
});

test('a file always comes from the same host, and files spread over all', () => {
  const hosts = ['https://a.example', 'https://b.example'];
  const hostOf = (file: string) => new URL(pictureSources(file, hosts).avif).host;
  const files = Array.from({ length: 50 }, (_, index) => `/cdn/game/${index}`);
  expect(new Set(files.map(hostOf)).size).toBe(2);
  const inOrder = files.map(hostOf);
  // In reverse order: a round robin or random choice would differ.
  expect([...files].reverse().map(hostOf).reverse()).toEqual(inOrder);
});

test('a picture that is shown stays where it is while its host is named', () => {
  const files = Array.from({ length: 50 }, (_, index) => `/cdn/stays/${index}`);
  const own = files.map((file) => pictureSources(file, ['']).avif);
  const two = ['', 'https://b.example'];
  expect(files.map((file) => pictureSources(file, two).avif)).toEqual(own);
  const moved = files.map((file) => pictureSources(file, ['https://b.example']).avif);
  expect(moved).toEqual(own.map((path) => `https://b.example${path}`));
});

test('an address that names its own host keeps it', () => {
  expect(pictureSources('https://c.example/x', ['https://a.example']).webp).toBe(
    'https://c.example/x.webp',
  );
});
