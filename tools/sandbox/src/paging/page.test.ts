import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openDb } from '../database/db';
import { pageFrom, pageOfList, type PageQuery, type Page } from './page';

const db = openDb(':memory:');
db.run('CREATE TABLE numbers (n INTEGER PRIMARY KEY) STRICT');
afterAll(() => db.close());

const MAX_ROWS = 250;
db.transaction(() => {
  for (let n = 0; n < MAX_ROWS; n += 1) db.run('INSERT INTO numbers (n) VALUES (?)', n);
});

/** The first n numbers, paged by SQL and in memory. */
const WAYS: readonly [string, (total: number, asked: PageQuery) => Page<number>][] = [
  [
    'of a table',
    (total, asked) => {
      const select = {
        columns: 'n',
        from: 'numbers WHERE n < ?',
        order: 'n DESC',
        values: [total],
      };
      return pageFrom<{ n: number }, number>(db, asked, select, ({ n }) => n);
    },
  ],
  [
    'of a list',
    (total, asked) =>
      pageOfList(
        Array.from({ length: total }, (_, n) => total - 1 - n),
        asked,
      ),
  ],
];

it.each(WAYS)('pages %s contain every row once, in order', (_name, pageBy) => {
  fc.assert(
    fc.property(fc.nat(MAX_ROWS), fc.integer({ min: 1, max: 100 }), (total, size) => {
      const { totalPages } = pageBy(total, { page: 1, size });
      expect(totalPages).toBe(Math.ceil(total / size));
      const pages = Array.from({ length: totalPages }, (_, i) =>
        pageBy(total, { page: i + 1, size }),
      );
      const rows = pages.flatMap(({ list }) => list);
      expect(rows).toEqual(Array.from({ length: total }, (_, n) => total - 1 - n));
      for (const page of pages) expect(page).toMatchObject({ size, total, totalPages });
      expect(pageBy(total, { page: totalPages + 1, size })).toMatchObject({ list: [], total });
    }),
    { numRuns: 60 },
  );
});
