import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { jsonSchema } from '../openapi/json-schema';
import { notesOf, shapeOf } from './schema-text';

it('shows an object a field a line, with what may be left out and the limits', () => {
  const schema = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    kind: z.optional(z.nullable(z.enum(['A', 'B']))),
    list: z.array(z.object({ at: z.int().check(z.nonnegative()) })),
    flags: z.record(z.string(), z.boolean()),
  });
  expect(shapeOf(jsonSchema(schema))).toBe(
    [
      '{',
      '  id: string  // 1 to 64',
      '  kind?: "A" | "B" | null',
      '  list: {',
      '    at: integer  // at least 0',
      '  }[]',
      '  flags: { [key]: boolean }',
      '}',
    ].join('\n'),
  );
});

it('says a default beside the limits', () => {
  const page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25);
  expect(notesOf(jsonSchema(page))).toBe('1 to 100; default 25');
});

it('an unknown schema is shown as anything', () => {
  expect(shapeOf(jsonSchema(z.optional(z.unknown())))).toBe('anything');
});
