import { expect, it } from 'vitest';
import { table } from './table.mjs';

it('gives each figure its goal and a verdict', () => {
  const figures = [
    { what: 'script', value: 129.96, goal: 130, unit: 'KiB', digits: 1 },
    { what: 'calls in 5 s', value: 7, goal: 6 },
  ];
  expect(table(figures).split('\n')).toEqual([
    'What             Figure       Goal  Verdict',
    'script        130.0 KiB  130.0 KiB  kept',
    'calls in 5 s          7          6  MISSED',
  ]);
});

it('tells what a figure is of the last run’s', () => {
  const figure = { what: 'script', value: 120, goal: 130 };
  const [head, row] = table([figure], [{ ...figure, value: 100 }]).split('\n');
  expect(head).toMatch(/Of the last$/);
  expect(row).toMatch(/kept +1\.20$/);
});
