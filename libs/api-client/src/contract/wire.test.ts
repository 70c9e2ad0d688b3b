import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract, type Call } from './index';
import {
  pageInput,
  rangeInput,
  wireAmount,
  wireInt,
  wireMoney,
  wireRate,
  wireText,
  wireTime,
} from './wire';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^\\d{${least},${most}}$`));
const decimals = (before: number, after: number) =>
  fc
    .tuple(digits(1, before), fc.option(digits(1, after), { nil: undefined }))
    .map(([whole, part]) => (part === undefined ? whole : `${whole}.${part}`));

describe.each([
  ['an amount', wireAmount, 20, false],
  ['money', wireMoney, 20, true],
  ['a share', wireRate, 4, true],
] as const)('%s on the wire', (_name, schema, before, signed) => {
  test('keeps every digit', () => {
    fc.assert(
      fc.property(decimals(before, 8), fc.boolean(), (text, minus) => {
        const said = minus ? `-${text}` : text;
        expect(z.safeParse(schema, said)).toEqual(
          minus && !signed
            ? expect.objectContaining({ success: false })
            : { success: true, data: said },
        );
      }),
    );
  });

  test('refuses a number, because a float loses digits', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(accepts(schema, value)).toBe(false);
      }),
    );
  });

  const wrong = ['', '.5', '1.', '+1', '--1', ' 1', '1 ', '1\n', '1,5', '1e5', '0x1F', '١'];
  const tooLong = ['1'.repeat(before + 1), '1.123456789'];

  test.each([...wrong, ...tooLong, 'NaN', 'Infinity'])('refuses “%s”', (text) => {
    expect(accepts(schema, text)).toBe(false);
  });
});

test.each([
  ['👍'.repeat(140), true],
  ['👍'.repeat(141), false],
])('a text is as long as its code points: %#', (text, isGood) => {
  expect(accepts(wireText(140), text)).toBe(isGood);
});

/** Maximum time of a `Date`. */
const LAST_MS = 8.64e15;

describe('a time on the wire', () => {
  test('is a whole number from 0 to the last millisecond of Date', () => {
    const any = fc.oneof(
      fc.maxSafeInteger(),
      fc.double(),
      fc.integer({ min: LAST_MS - 9, max: LAST_MS + 9 }),
    );
    fc.assert(
      fc.property(any, (at) => {
        expect(accepts(wireTime, at)).toBe(Number.isInteger(at) && at >= 0 && at <= LAST_MS);
        if (accepts(wireTime, at)) expect(() => new Date(at).toISOString()).not.toThrow();
      }),
    );
  });

  test('a range takes its times as numbers or as text, and no others', () => {
    const schema = z.object(rangeInput);
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.boolean(), (at, asText) => {
        const read = z.safeParse(schema, { startDate: asText ? String(at) : at });
        if (read.success)
          expect(() => new Date(read.data.startDate ?? 0).toISOString()).not.toThrow();
        expect(read.success).toBe(at >= 0 && at <= 8_640_000_000_000);
      }),
    );
  });

  /** Field names of times in the contract. */
  const MOMENT = /(?:At|Date|Time|until)$|^(?:time|at|from|to)$/;

  function times(schema: unknown, path: string): [string, unknown][] {
    if (typeof schema !== 'object' || schema === null) return [];
    const { properties = {} } = schema as { properties?: Record<string, unknown> };
    return [
      ...Object.entries(properties).filter(([name]) => MOMENT.test(name)),
      ...Object.entries(schema).flatMap(([name, part]) => times(part, `${path}.${name}`)),
    ].map(([name, part]) => [`${path}.${name}`, part]);
  }

  const calls = Object.entries<Record<string, Call>>(contract).flatMap(([area, entries]) =>
    Object.entries(entries).map(([name, call]) => ({ name: `${area}.${name}`, call })),
  );

  test.each(calls)('every time of $name keeps to the range of Date', ({ name, call }) => {
    const json = z.toJSONSchema(call.value, { io: 'input', unrepresentable: 'any' });
    const beyond = times(json, name).filter(([, part]) => {
      const text = JSON.stringify(part);
      return /"type":"(?:integer|number)"/.test(text) && /"maximum":9007199254740991/.test(text);
    });
    expect(beyond.map(([path]) => path)).toEqual([]);
  });
});

test('a page number is a number or a text from 1, and a page has twenty rows by default', () => {
  const input = z.object(pageInput);
  const sizes = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), sizes, (page, size) => {
      expect(z.parse(input, { page, size })).toEqual({ page, size });
      expect(z.safeParse(input, { page: String(page) }).data).toEqual({ page, size: 20 });
    }),
  );
  expect(z.parse(input, {})).toEqual({ page: 1, size: 20 });
  for (const page of [0, 1.5, 100_001]) expect(accepts(input, { page })).toBe(false);
});

test('a whole number is checked against its limits, as a number or as text', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer(), (one, other, value) => {
      const [min, max] = one < other ? [one, other] : [other, one];
      const schema = wireInt(min, max);
      for (const said of [value, String(value)]) {
        expect(accepts(schema, said)).toBe(value >= min && value <= max);
      }
      expect(accepts(schema, value + 0.5)).toBe(false);
    }),
  );
});
