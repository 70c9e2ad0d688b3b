import { expect, it } from 'vitest';
import { tileColumns } from './tile-columns';

it.each([
  [320, 2, 3, 2],
  [360, 3, 4, 2],
  [390, 3, 4, 2],
  [480, 4, 5, 3],
])(
  'at %i px: %i posters, %i squares, %i landscapes in a row',
  (width, poster, square, landscape) => {
    expect(tileColumns(width, 'poster').columns).toBe(poster);
    expect(tileColumns(width, 'square').columns).toBe(square);
    expect(tileColumns(width, 'landscape').columns).toBe(landscape);
  },
);

it.each([
  ['poster', 2],
  ['square', 2],
  ['landscape', 2],
] as const)('at twice the text size %ss are wider: %i in a row', (shape, columns) => {
  expect(tileColumns(390, shape, 32).columns).toBe(columns);
});

it('fills the row', () => {
  const { columns, tileWidth, gap } = tileColumns(390, 'poster');
  expect(columns * tileWidth + (columns - 1) * gap).toBeCloseTo(390 - 32);
});

it('gives a poster row its exact height', () => {
  const { tileWidth, rowHeight } = tileColumns(390, 'poster');
  expect(rowHeight).toBeCloseTo((tileWidth * 4) / 3 + 12);
});

it('keeps one column in a window narrower than a tile', () => {
  expect(tileColumns(100, 'landscape').columns).toBe(1);
});
