import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal } from './seal';
import { KEY, unseal } from './transport.setup';

test('a sealed text opens to itself, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unseal(seal(text, KEY))).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('the same text is never sealed alike twice', () => {
  expect(seal('secret', KEY)).not.toBe(seal('secret', KEY));
});
