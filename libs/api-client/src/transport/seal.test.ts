import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal } from './seal';
import { KEY, unseal } from './transport.setup';

test('any sealed text opens to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unseal(seal(text, KEY))).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('sealing the same text twice gives two results', () => {
  expect(seal('secret', KEY)).not.toBe(seal('secret', KEY));
});
