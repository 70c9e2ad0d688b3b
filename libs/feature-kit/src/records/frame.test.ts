import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toCsv } from './csv';
import { dayOf, dayText, parseDay, startOfDay } from './days';
import type { Column, RecordKind, TotalledPage } from './record-kind';
import { hasFigures, loadAllRows } from './record-query';
import { rangeInput, rangeParameters, readOwnRange, readRange } from './record-range';

const HOUR = 3_600_000;
/** 20 November 2026, 23:30 in Vietnam. */
const LATE = Date.UTC(2026, 10, 20, 16, 30);
const TODAY = dayOf(LATE, 7 * HOUR);

describe('days of the brand', () => {
  test.each([
    [7, '2026-11-20'],
    [8, '2026-11-21'],
    [-5, '2026-11-20'],
  ])('by a clock %d hours from UTC it is %s', (hours, text) => {
    expect(dayText(dayOf(LATE, hours * HOUR))).toBe(text);
  });

  test.each([
    '',
    '2026-11-31',
    '2026-02-29',
    '20-11-2026',
    '+02026-11-20',
    '1969-12-31',
    '2026-11-20T00:00',
    '２０２６-11-20',
    'today',
  ])('%j is no day', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  test('a day that is written is read again, and lasts from its start', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: -14, max: 14 }),
        (day, hours) => {
          expect(parseDay(dayText(day))).toBe(day);
          expect(dayOf(startOfDay(day, hours * HOUR), hours * HOUR)).toBe(day);
          expect(dayOf(startOfDay(day, hours * HOUR) - 1, hours * HOUR)).toBe(day - 1);
        },
      ),
    );
  });
});

describe('the range of an address', () => {
  const read = (query: string) => {
    const { id, from, to } = readRange(new URLSearchParams(query), TODAY);
    return `${id} ${dayText(from)} ${dayText(to)}`;
  };

  test.each([
    ['', '7 2026-11-14 2026-11-20'],
    ['range=today', 'today 2026-11-20 2026-11-20'],
    ['range=30', '30 2026-10-22 2026-11-20'],
    ['range=own', '7 2026-11-14 2026-11-20'],
    ['range=constructor', '7 2026-11-14 2026-11-20'],
    ['from=2026-01-01&to=2026-01-31', 'own 2026-01-01 2026-01-31'],
    ['from=2026-02-01&to=2026-01-31', '7 2026-11-14 2026-11-20'],
    ['from=2026-11-20&to=2026-11-21', '7 2026-11-14 2026-11-20'],
    ['from=x&to=2026-01-31&range=30', '30 2026-10-22 2026-11-20'],
  ])('%j is %s', (query, text) => {
    expect(read(query)).toBe(text);
  });

  test('stands in the address as it was read', () => {
    for (const query of ['range=today', 'range=30', 'from=2026-01-01&to=2026-01-31']) {
      const parameters = rangeParameters(readRange(new URLSearchParams(query), TODAY));
      const set = Object.entries(parameters).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${value}`],
      );
      expect(set.join('&')).toBe(query);
    }
  });

  test.each([
    ['', '2026-11-20', 'from', 'date'],
    ['2026-11-20', '2026-13-01', 'to', 'date'],
    ['2026-11-21', '2026-11-22', 'from', 'future'],
    ['2026-11-20', '9999-12-31', 'to', 'future'],
    ['2026-11-20', '2026-11-19', 'to', 'order'],
    ['2025-11-19', '2026-11-20', 'from', 'long'],
  ])('own dates %j to %j are wrong at %s: %s', (from, to, at, code) => {
    expect(readOwnRange({ from, to }, TODAY)).toEqual({ at, code });
  });

  test('a year and a day is asked for whole', () => {
    const range = readOwnRange({ from: '2025-11-20', to: '2026-11-20' }, TODAY);
    if ('code' in range) throw new Error(range.code);
    const { startDate, endDate } = rangeInput(range, 7 * HOUR);
    expect(new Date(startDate).toISOString()).toBe('2025-11-19T17:00:00.000Z');
    expect(new Date(endDate).toISOString()).toBe('2026-11-20T16:59:59.999Z');
  });
});

describe('a file', () => {
  const body = (text: string) => toCsv([[text]]).slice(1, -2);

  it('begins with a mark of UTF-8, and its lines end as spreadsheets expect', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFF"a","b"\r\n"1","2"\r\n');
  });

  test.each([
    ['=1+1', `"'=1+1"`],
    ['+84', `"'+84"`],
    ['-cmd|x', `"'-cmd|x"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['-500.25', '"-500.25"'],
    ['a "b", c\nd', '"a ""b"", c\nd"'],
    ['Nổ hũ 電子', '"Nổ hũ 電子"'],
  ])('has the cell %j as %s', (text, cell) => {
    expect(body(text)).toBe(cell);
  });

  test('no cell begins as a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [, first] = toCsv([[text]]).slice(1);
        const isNumber = /^-?\d+(\.\d+)?$/.test(text);
        expect(isNumber || !/[=+\-@\t\r]/.test(first ?? '')).toBe(true);
      }),
    );
  });
});

interface Row {
  id: string;
}

const pageOf = (
  page: number,
  totalPages: number,
  ...ids: string[]
): TotalledPage<Row, undefined> => ({
  list: ids.map((id) => ({ id })),
  page,
  total: ids.length * totalPages,
  totalPages,
  footer: undefined,
});

/** A record that returns pages of a list. */
function recordOf(pages: (page: number) => TotalledPage<Row, undefined>) {
  const asked: number[] = [];
  const kind: RecordKind<Row, undefined> = {
    name: 'rows',
    title: 'bets.title',
    columns: [],
    sums: [],
    key: ({ id }) => id,
    load: async ({ page }) => {
      asked.push(page);
      return pages(page);
    },
  };
  return { kind, asked };
}

describe('all rows of a range', () => {
  const REQUEST = { range: { startDate: 0, endDate: 1 }, filters: {}, language: 'EN' } as const;
  const signal = new AbortController().signal;

  it('are asked for once each, and told as they come', async () => {
    const { kind, asked } = recordOf((page) => pageOf(page, 20, `${page}`));
    const progress: number[] = [];
    const { rows } = await loadAllRows(kind, REQUEST, {
      signal,
      onProgress: (done) => progress.push(done),
    });
    expect(rows).toHaveLength(20);
    expect(asked).toHaveLength(20);
    expect(progress).toEqual([1, 7, 13, 19, 20]);
  });

  it('end where pages repeat, whatever the platform counts', async () => {
    const { kind, asked } = recordOf((page) => pageOf(page, 1e9, 'a'));
    expect((await loadAllRows(kind, REQUEST, { signal })).rows).toHaveLength(1);
    expect(asked.length).toBeLessThan(10);
  });

  it('are not asked for once it is cancelled', async () => {
    const stop = new AbortController();
    const { kind, asked } = recordOf((page) => pageOf(page, 100, `${page}`));
    const loading = loadAllRows(kind, REQUEST, {
      signal: stop.signal,
      onProgress: (done) => done > 6 && stop.abort(),
    });
    await expect(loading).rejects.toThrow(/abort/i);
    expect(asked.length).toBeLessThan(20);
  });
});

test.each([
  [{ amount: null, fee: null }, false],
  [{ amount: null, fee: '0' }, true],
  [{ amount: '5', fee: null }, true],
  [{ amount: undefined, fee: null }, true],
])('a row of %j has figures: %s', (row, expected) => {
  type Row = { amount?: string | null | undefined; fee: string | null };
  const columns: Column<Row>[] = [
    { label: 'field.day', format: 'text', place: 'when', value: () => 'Today' },
    { label: 'field.amount', format: 'money', place: 'amount', value: ({ amount }) => amount },
    { label: 'field.fee', format: 'money', value: ({ fee }) => fee },
  ];
  expect(hasFigures(columns, row)).toBe(expected);
  expect(hasFigures(columns.slice(0, 1), row)).toBe(true);
});
