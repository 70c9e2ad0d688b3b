import { expect, test } from 'vitest';
import { emptyLists, flipsOf, shortened, defectIn } from './flips';

const ANSWER = { success: true, value: { rows: [{ amount: '1.00', at: 5 }], none: [] } };

test('every place of an answer is bent in turn, and only that one', () => {
  const flips = [...flipsOf(structuredClone(ANSWER))];
  const texts = new Map(flips.map(({ name, text }) => [name, text]));
  expect(JSON.parse(texts.get('value.rows.0.amount: null') ?? '')).toEqual({
    success: true,
    value: { rows: [{ amount: null, at: 5 }], none: [] },
  });
  expect(texts.get('value.rows.0.at: missing')).not.toContain('"at"');
  expect(texts.get('value.rows.0.amount: a number')).toContain('"amount":7');
  expect(texts.get('value.rows: a long list')?.length).toBeGreaterThan(100_000);
  expect(texts.get('value.rows.0: "__proto__":{"polluted":true}')).toContain('"__proto__":{');
  const paths = new Set([...texts.keys()].map((name) => name.split(':')[0]));
  expect([...paths]).toEqual([
    'success',
    'value',
    'value.rows',
    'value.rows.0',
    'value.rows.0.amount',
    'value.rows.0.at',
    'value.none',
  ]);
});

test('of a list the fullest row stays, and empty ones are told', () => {
  expect(shortened([{ a: 1 }, { a: 1, b: [1, 22] }])).toEqual([{ a: 1, b: [22] }]);
  expect(emptyLists(ANSWER)).toEqual(['value.none']);
});

/** A wire key passed through unchanged. */
const raw: unknown = JSON.parse('{"__proto__":{"polluted":true}}');

test.each([
  [{ a: [Number.NaN] }, 'answer.a.0 is NaN'],
  [{ a: Infinity }, 'answer.a is Infinity'],
  ['NaN ₫', 'answer is "NaN ₫"'],
  [{ name: 'undefined' }, 'answer.name is "undefined"'],
  [['[object Object]'], 'answer.0 is "[object Object]"'],
  [new Date(9e15), 'answer is NaN'],
  [{ undefined: 1 }, 'answer, a key is "undefined"'],
  [Object.assign(Object.create({ polluted: true }), { a: 1 }), 'answer took the prototype'],
  [{ ok: 1, none: undefined, when: new Date(0), text: 'fine', list: [null] }, undefined],
  [{ picture: 'iVBORw0NaNKGgo+NaN/undefined0AAA=' }, undefined],
  [raw, 'answer.__proto__ took the prototype'],
])('%o: %s', (value, wreck) => {
  expect(defectIn(value)).toBe(wreck);
});
