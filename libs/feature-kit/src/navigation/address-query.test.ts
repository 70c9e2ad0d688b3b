import { expect, test } from 'vitest';
import { changedQuery, type QueryChanges } from './address-query';

test.each<[string, QueryChanges, string]>([
  ['', { tab: 'new' }, 'tab=new'],
  ['ft=0', { tab: 'new' }, 'ft=0&tab=new'],
  ['ft=0&tab=old&promo=7', { tab: 'new' }, 'ft=0&tab=new&promo=7'],
  ['ft=0&tab=old', { tab: undefined }, 'ft=0'],
  ['ft=0&q=old', { q: '' }, 'ft=0'],
  ['tab=old&q=x', { tab: undefined, q: undefined }, ''],
  ['q=a&q=b', { q: 'c' }, 'q=c'],
])('%s with %o is %s', (before, changes, after) => {
  const query = new URLSearchParams(before);
  expect(changedQuery(query, changes).toString()).toBe(after);
  expect(query.toString()).toBe(before);
});
