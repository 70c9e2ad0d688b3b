import { openEnum } from '@lobby/api-client/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compareSchemas } from './compare-schemas.mjs';
import { plain } from './load-contract.mjs';
import { SCHEMA_RULES } from './rules.data.mjs';

const text = z.string();
const upTo = (most: number) => z.string().check(z.maxLength(most));
const from = (least: number) => z.number().check(z.minimum(least));
const row = (shape: Record<string, z.ZodMiniType>) => z.object(shape);
const list = (shape: Record<string, z.ZodMiniType>) => z.array(row(shape));

type Case = [name: string, before: z.ZodMiniType, after: z.ZodMiniType, ...found: string[]];

/** Change, verdict for the input side, verdict for the answer side. */
const CASES: Case[] = [
  ['nothing', row({ a: text }), row({ a: text })],
  ['only the order', row({ a: text, b: text }), row({ b: text, a: text })],
  ['a new required field', row({}), row({ a: text }), 'a: required field added, breaks/safe'],
  [
    'a new optional field',
    row({}),
    row({ a: z.optional(text) }),
    'a: optional field added, safe/safe',
  ],
  [
    'a new field with a default',
    row({}),
    row({ a: z._default(text, 'x') }),
    'a: optional field added, safe/safe',
  ],
  ['a field gone', row({ a: text }), row({}), 'a: required field removed, safe/breaks'],
  [
    'an optional field gone',
    row({ a: z.optional(text) }),
    row({}),
    'a: optional field removed, note/note',
  ],
  ['needed now', row({ a: z.optional(text) }), row({ a: text }), 'a: now required, breaks/safe'],
  ['optional now', row({ a: text }), row({ a: z.optional(text) }), 'a: now optional, safe/breaks'],
  ['nullable now', row({ a: text }), row({ a: z.nullable(text) }), 'a: widened, safe/breaks'],
  ['never null now', row({ a: z.nullable(text) }), row({ a: text }), 'a: narrowed, breaks/safe'],
  [
    'another type',
    row({ a: text }),
    row({ a: from(0) }),
    'a: narrowed, breaks/safe',
    'a: widened, safe/breaks',
  ],
  ['one choice more', z.enum(['a']), z.enum(['a', 'b']), ': widened, safe/breaks'],
  ['one open choice more', openEnum(['a']), openEnum(['a', 'b']), ': choice added, safe/note'],
  ['choices opened', z.enum(['a']), openEnum(['a'])],
  ['one choice fewer', z.enum(['a', 'b']), z.enum(['b']), ': narrowed, breaks/safe'],
  [
    'literals as choices',
    z.union([z.literal(1), z.literal(2)]),
    z.union([z.literal(2), z.literal(1)]),
  ],
  ['choices of a text', text, z.enum(['a']), ': narrowed, breaks/safe'],
  ['a shorter text', upTo(9), upTo(8), ': narrowed, breaks/safe'],
  ['a longer text', upTo(8), upTo(9), ': widened, safe/breaks'],
  ['a text without end', upTo(8), text, ': widened, safe/breaks'],
  ['a lower limit', from(5), from(1), ': widened, safe/breaks'],
  ['a higher limit', from(1), from(5), ': narrowed, breaks/safe'],
  [
    'another pattern',
    z.string().check(z.regex(/a/)),
    z.string().check(z.regex(/b/)),
    ': altered, breaks/breaks',
  ],
  [
    'deep inside',
    row({ a: list({ b: text }) }),
    row({ a: list({}) }),
    'a[].b: required field removed, safe/breaks',
  ],
  [
    'in a record',
    z.record(z.string(), z.boolean()),
    z.record(z.string(), z.nullable(z.boolean())),
    '{}: widened, safe/breaks',
  ],
  ['another default', z._default(text, 'a'), z._default(text, 'b'), ': default changed, note/note'],
  ['anything', text, z.unknown(), ': widened, safe/breaks'],
  ['something', z.unknown(), text, ': narrowed, breaks/safe'],
  [
    'one of several objects',
    z.union([row({ a: text }), row({ b: text })]),
    z.union([row({ a: text }), row({ c: text })]),
    ': altered, breaks/breaks',
  ],
];

test.each(CASES)('%s', (_name, before, after, ...found) => {
  const said = compareSchemas(plain(before), plain(after)).map(({ where, what }) => {
    const { input, answer } = SCHEMA_RULES[what];
    return `${where}: ${what}, ${input}/${answer}`;
  });
  expect(said.toSorted()).toEqual(found.toSorted());
});
