import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openEnum, opt, wireId, wireTime } from '../contract/wire';
import { parseRows } from './parse-rows';

const row = z.object({ id: wireId, tags: z._default(z.array(z.string()), []), at: opt(wireTime) });
const page = z.object({ list: z.array(row), total: z.int() });
const good = (id: string) => ({ id, tags: ['x'] });

test('a value that parses is returned whole', () => {
  const value = { list: [good('1')], total: 1 };
  expect(parseRows(page, structuredClone(value))).toEqual({ value, dropped: [] });
});

test('a bad row is dropped, its neighbours keep their order', () => {
  const value = { list: [good('1'), { id: 2 }, good('3'), 'x', good('4')], total: 5 };
  const { value: parsed, dropped, issue } = parseRows(page, value);
  expect(parsed).toEqual({ list: [good('1'), good('3'), good('4')], total: 5 });
  expect(dropped).toEqual(['list.1.id invalid_type', 'list.3 invalid_type']);
  expect(issue).toBeUndefined();
});

test('the innermost list loses the element', () => {
  const value = { list: [{ id: '1', tags: ['a', 7, 'b'] }], total: 1 };
  expect(parseRows(page, value).value).toEqual({ list: [{ id: '1', tags: ['a', 'b'] }], total: 1 });
});

test('a single bad row leaves an empty list', () => {
  expect(parseRows(page, { list: [{}], total: 1 }).value).toEqual({ list: [], total: 1 });
});

describe('a list that would lose all of several rows has another shape', () => {
  test('which fails the answer', () => {
    const { dropped, issue } = parseRows(page, { list: [{}, {}], total: 2 });
    expect([dropped, issue]).toEqual([[], 'list.0.id invalid_type']);
  });

  test('which drops the row around it', () => {
    const value = { list: [good('1'), { id: '2', tags: [1, 2] }], total: 2 };
    expect(parseRows(page, value).value).toEqual({ list: [good('1')], total: 2 });
  });
});

test('an issue outside of lists fails the answer', () => {
  const { dropped, issue } = parseRows(page, { list: [good('1'), {}], total: 'two' });
  expect([dropped, issue]).toEqual([[], 'total invalid_type']);
});

test('a list that is too short without its bad row takes the row around it along', () => {
  const groups = z.array(z.object({ at: z.array(z.int()).check(z.minLength(1)) }));
  const value = [{ at: [1] }, { at: ['x'] }];
  const { value: parsed, dropped } = parseRows(groups, value);
  expect(parsed).toEqual([{ at: [1] }]);
  expect(dropped).toEqual(['1.at.0 invalid_type', '1.at too_small']);
});

test('ten thousand bad rows are dropped at once', () => {
  const list = [good('1'), ...Array.from({ length: 10_000 }, () => 0)];
  const { value, dropped } = parseRows(page, { list, total: 1 });
  expect(value).toEqual({ list: [good('1')], total: 1 });
  expect(dropped).toHaveLength(10_000);
});

test('a choice that is new is unknown, and an alias is the value it stands for', () => {
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

test('a choice is a text: anything else is a bad row', () => {
  const { value, dropped } = parseRows(z.array(openEnum(['OPEN'])), ['OPEN', 7, null]);
  expect([value, dropped.length]).toEqual([['OPEN'], 2]);
});
