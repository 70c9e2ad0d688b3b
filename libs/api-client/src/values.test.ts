import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageInput, pageOf, wireId } from './contract/wire';
import { pageInputOf, rangeInputOf, toPage } from './values';

const row = z.object({ id: wireId });
const schema = pageOf(row);

/** A page of a list of so many rows, as the platform would say it. */
const wirePage = fc
  .record({ total: fc.nat(5000), size: fc.integer({ min: 1, max: 100 }), seed: fc.nat() })
  .map(({ total, size, seed }) => {
    const totalPages = Math.ceil(total / size);
    const page = 1 + (seed % Math.max(1, totalPages));
    const rows = Math.max(0, Math.min(size, total - (page - 1) * size));
    const list = Array.from({ length: rows }, (_, i) => ({ id: String((page - 1) * size + i) }));
    return { list, page, size, total, totalPages };
  });

test('a page keeps its rows, their order and its place in the whole', () => {
  fc.assert(
    fc.property(wirePage, (wire) => {
      const page = toPage(z.parse(schema, wire), ({ id }) => id);
      expect(page.items).toEqual(wire.list.map(({ id }) => id));
      expect([page.page, page.pageSize, page.total, page.totalPages]).toEqual([
        wire.page,
        wire.size,
        wire.total,
        wire.totalPages,
      ]);
      const before = (page.page - 1) * page.pageSize;
      expect(before + page.items.length).toBeLessThanOrEqual(page.total);
    }),
  );
});

test('what is asked for is what the platform reads', () => {
  const input = z.object(pageInput);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 100 }),
      (page, size) => {
        const asked = pageInputOf({ page, pageSize: size });
        expect(z.parse(input, asked)).toEqual({ page, size });
        expect(z.parse(input, { page: pageInputOf({ page }).page })).toEqual({ page, size: 20 });
      },
    ),
  );
  expect(rangeInputOf({ from: 1, to: 2 })).toEqual({ startDate: 1, endDate: 2 });
  expect(rangeInputOf(undefined)).toEqual({ startDate: undefined, endDate: undefined });
});
