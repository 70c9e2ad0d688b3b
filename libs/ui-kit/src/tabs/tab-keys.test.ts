import { expect, test } from 'vitest';
import { tabId, tabOfKey } from './tab-keys';

test.each([
  ['ArrowRight', 'horizontal', 0, 1],
  ['ArrowRight', 'horizontal', 2, 0],
  ['ArrowLeft', 'horizontal', 0, 2],
  ['ArrowDown', 'horizontal', 0, undefined],
  ['ArrowDown', 'vertical', 1, 2],
  ['ArrowUp', 'vertical', 0, 2],
  ['ArrowRight', 'vertical', 0, undefined],
  ['Home', 'vertical', 2, 0],
  ['End', 'horizontal', 0, 2],
  ['x', 'horizontal', 0, undefined],
  ['toString', 'horizontal', 0, undefined],
] as const)('%s in %s tabs leads from %i to %s', (key, direction, index, next) => {
  expect(tabOfKey(key, { index, count: 3, direction })).toBe(next);
});

test('the id of a tab holds no blanks', () => {
  expect(tabId('panel', 'vendor a\tb')).toBe('panel-vendor_a_b');
});
