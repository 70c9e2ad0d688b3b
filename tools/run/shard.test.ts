import { expect, test } from 'vitest';
import { shardOf } from './shard.mjs';

const PROJECTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test('the parts of a whole hold each project once', () => {
  const parts = ['1/3', '2/3', '3/3'].map((text) =>
    PROJECTS.filter(shardOf(text)?.has ?? (() => false)),
  );
  expect(parts.flat().sort()).toEqual(PROJECTS);
  expect(parts.map(({ length }) => length)).toEqual([3, 2, 2]);
});

test.each([
  ['1/3', true],
  ['2/3', false],
])('part %s runs what is checked once: %s', (text, first) => {
  expect(shardOf(text)?.first).toBe(first);
});

test.each(['0/3', '4/3', '1', 'a/b', '1/3/5'])(
  'SHARD=%s is refused with the way to write it',
  (text) => {
    expect(() => shardOf(text)).toThrow('SHARD=1/3');
  },
);

test('without a shard everything runs', () => {
  expect(shardOf(undefined)).toBeUndefined();
  expect(shardOf('')).toBeUndefined();
});
