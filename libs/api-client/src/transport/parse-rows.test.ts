import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sideList, strictList } from '../contract/strict-list';
import { openEnum, opt, wireId, wireTime } from '../contract/wire';
import { parseRows } from './parse-rows';

const row = z.object({ id: wireId, tags: z._default(z.array(z.string()), []), at: opt(wireTime) });
const page = z.object({ list: z.array(row), total: z.int() });
const good = (id: string) => ({ id, tags: ['x'] });

test('a value that parses is returned whole', () => {
  const value = { list: [good('1')], total: 1 };
  expect(parseRows(page, structuredClone(value))).toEqual({ value, dropped: [] });
});

test('a bad row is dropped and the others keep their order', () => {
  const value = { list: [good('1'), { id: 2 }, good('3'), 'x', good('4')], total: 5 };
  const { value: parsed, dropped, issue } = parseRows(page, value);
  expect(parsed).toEqual({ list: [good('1'), good('3'), good('4')], total: 5 });
  expect(dropped).toEqual(['list.1.id invalid_type', 'list.3 invalid_type']);
  expect(issue).toBeUndefined();
});

test('a bad element is dropped from the innermost list', () => {
  const value = { list: [{ id: '1', tags: ['a', 7, 'b'] }], total: 1 };
  expect(parseRows(page, value).value).toEqual({ list: [{ id: '1', tags: ['a', 'b'] }], total: 1 });
});

describe('a list whose rows are all bad', () => {
  test.each([[[{}]], [[{}, {}]]])('fails the answer: %j', (list) => {
    const { value, dropped, issue } = parseRows(page, { list, total: 2 });
    expect([value, dropped, issue]).toEqual([undefined, [], 'list.0.id invalid_type']);
  });

  test.each([[[1]], [[1, 2]]])('drops the row that contains it: %j', (tags) => {
    const value = { list: [good('1'), { id: '2', tags }], total: 2 };
    const { value: parsed, dropped } = parseRows(page, value);
    expect(parsed).toEqual({ list: [good('1')], total: 2 });
    expect(dropped).toEqual(['list.1.tags.0 invalid_type']);
  });

  test('parses if it was empty', () => {
    const value = { list: [], total: 0 };
    expect(parseRows(page, structuredClone(value))).toEqual({ value, dropped: [] });
  });

  test('fails the answer if its rows are dropped in several passes', () => {
    const groups = z.array(z.object({ at: z.array(z.int()).check(z.minLength(2)) }));
    const { value, issue } = parseRows(groups, [7, { at: [1, 'x'] }]);
    expect([value, issue]).toEqual([undefined, '0.at too_small']);
  });
});

describe('a strict list', () => {
  const tier = z.object({ rate: z.string(), notes: z._default(z.array(z.string()), []) });
  const tiers = strictList(z.array(tier).check(z.maxLength(3)));
  const contracts = z.object({ list: z.array(z.object({ id: wireId, tiers })) });
  const whole = { id: '1', tiers: [{ rate: '1', notes: ['a'] }] };

  test('fails the answer for one bad row, and names the row', () => {
    const bad = { id: '2', tiers: [{ rate: '1', notes: [] }, { rate: 2 }] };
    const { value, dropped, issue } = parseRows(contracts, { list: [7, whole, bad] });
    expect([value, dropped, issue]).toEqual([undefined, [], 'list.2.tiers.1.rate invalid_type']);
  });

  test('fails the answer for a row that is no object', () => {
    expect(parseRows(tiers, [{ rate: '1' }, 7]).issue).toBe('1 invalid_type');
  });

  test('drops the row that contains it', () => {
    const { value, dropped } = parseRows(contracts, { list: [whole, { id: '2', tiers: 'none' }] });
    expect(value).toEqual({ list: [whole] });
    expect(dropped).toEqual(['list.1.tiers invalid_type']);
  });

  test('does not make the lists inside its rows strict', () => {
    const noted = [{ rate: '1', notes: ['a', 7] }];
    const { value, dropped } = parseRows(tiers, noted);
    expect(value).toEqual([{ rate: '1', notes: ['a'] }]);
    expect(dropped).toEqual(['0.notes.1 invalid_type']);
  });

  test('parses when it is empty, optional or has a default', () => {
    const schema = z.object({ a: tiers, b: opt(tiers), c: z._default(tiers, []) });
    expect(parseRows(schema, { a: [] }).value).toEqual({ a: [], c: [] });
    expect(parseRows(schema, { a: [], b: [7, { rate: '1' }] }).issue).toBe('b.0 invalid_type');
    expect(parseRows(schema, { a: [], c: [{ rate: '1' }, 7] }).issue).toBe('c.1 invalid_type');
  });
});

test('a side list may lose all of its rows, and what contains it stays', () => {
  const links = z.object({ name: wireId, links: sideList(z.array(z.object({ url: wireId }))) });
  const { value, dropped } = parseRows(links, { name: 'a', links: [{ url: 1 }, {}] });
  expect(value).toEqual({ name: 'a', links: [] });
  expect(dropped).toEqual(['links.0.url invalid_type', 'links.1.url invalid_type']);
});

test('an error outside of lists fails the answer', () => {
  const { dropped, issue } = parseRows(page, { list: [good('1'), {}], total: 'two' });
  expect([dropped, issue]).toEqual([[], 'total invalid_type']);
});

test('a list that becomes too short drops the row that contains it', () => {
  const groups = z.array(z.object({ at: z.array(z.int()).check(z.minLength(2)) }));
  const value = [{ at: [1, 2] }, { at: [1, 'x'] }];
  const { value: parsed, dropped } = parseRows(groups, value);
  expect(parsed).toEqual([{ at: [1, 2] }]);
  expect(dropped).toEqual(['1.at.1 invalid_type', '1.at too_small']);
});

test('ten thousand bad rows are dropped at once', () => {
  const list = [good('1'), ...Array.from({ length: 10_000 }, () => 0)];
  const { value, dropped } = parseRows(page, { list, total: 1 });
  expect(value).toEqual({ list: [good('1')], total: 1 });
  expect(dropped).toHaveLength(10_000);
});

test('an unlisted choice reads as unknown, and an alias as its value', () => {
  const status = openEnum(['OPEN', 'DONE'], { FINISHED: 'DONE' });
  const values = ['OPEN', 'FINISHED', 'PAUSED', 'constructor', '__proto__', ''];
  expect(parseRows(z.array(status), values).value).toEqual([
    'OPEN',
    'DONE',
    'UNKNOWN',
    'UNKNOWN',
    'UNKNOWN',
    'UNKNOWN',
  ]);
});

test('a choice that is no text makes its row bad', () => {
  const { value, dropped } = parseRows(z.array(openEnum(['OPEN'])), ['OPEN', 7, null]);
  expect([value, dropped.length]).toEqual([['OPEN'], 2]);
});
