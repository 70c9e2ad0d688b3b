import { expect, test } from 'vitest';
import type { Part } from './chunk-part.ts';
import { joinSmallChunks } from './join-small-chunks.ts';

const part = (lib: string, size: number, entries: string, imports: string[] = []): Part => ({
  name: lib,
  ids: [`/libs/${lib}.ts`],
  size,
  entries: new Set(entries.split(' ')),
  files: [lib],
  imports,
  isWhole: false,
});

const names = (parts: readonly Part[]) => parts.map(({ ids }) => ids.join(' ')).toSorted();

test('screens too small for a request become one, where the least is loaded in vain', () => {
  const parts = [
    part('account/inbox', 1_500, 'inbox.js'),
    part('games/play', 9_000, 'play.js'),
    part('account/news', 7_000, 'news.js'),
  ];
  expect(names(joinSmallChunks(parts))).toEqual([
    '/libs/account/inbox.ts /libs/account/news.ts',
    '/libs/games/play.ts',
  ]);
});

test('a part that is worth a request stays as it is', () => {
  const parts = [part('games/play', 6_000, 'play.js'), part('games/list', 9_000, 'list.js')];
  expect(names(joinSmallChunks(parts))).toEqual(['/libs/games/list.ts', '/libs/games/play.ts']);
});

test('nobody loads more in vain than is permitted, the first view next to nothing', () => {
  const parts = [
    part('account/inbox', 1_500, 'inbox.js'),
    part('account/form', 20_000, 'form.js'),
    part('shell/home', 2_000, 'shell/home-screen.tsx'),
  ];
  expect(joinSmallChunks(parts, new Set(['shell/home-screen.tsx']))).toHaveLength(3);
});

test('what a joined part imports counts too', () => {
  const parts = [
    part('account/inbox', 1_500, 'inbox.js'),
    part('account/password', 1_500, 'password.js', ['account/form']),
    part('account/form', 20_000, 'password.js'),
  ];
  expect(names(joinSmallChunks(parts))).not.toContain(
    '/libs/account/inbox.ts /libs/account/password.ts',
  );
});

test('parts with a third between them stay apart: they would import each other', () => {
  const parts = [
    part('account/inbox', 1_500, 'inbox.js', ['account/list']),
    part('account/list', 9_000, 'inbox.js', ['account/row']),
    part('account/row', 1_500, 'inbox.js'),
  ];
  const joined = joinSmallChunks(parts);
  expect(joined.some(({ files }) => files.length === 2 && !files.includes('account/list'))).toBe(
    false,
  );
});
