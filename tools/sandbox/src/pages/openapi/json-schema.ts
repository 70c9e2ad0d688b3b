import * as z from 'zod/mini';

/** JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Field {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** An answer's open list of choices, as its known values: the server writes no other (`openEnum`). */
function closeOpenEnum(part: JsonSchema): void {
  const [known, other, ...more] = part.anyOf ?? [];
  if (!known?.enum || other?.type !== 'string' || other.enum || more.length > 0) return;
  delete part.anyOf;
  Object.assign(part, known);
}

/**
 * JSON Schema of what travels: for an input what the client writes, for a value what the
 * server writes. On both sides a defaulted field may be left out, so both are zod's input side.
 */
export function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema: part }) => closeOpenEnum(part),
  });
  return rest;
}

/** A schema's part: JSON Schema allows `true` and `false` for anything and nothing. */
export function asSchema(part: JsonSchema | boolean | undefined): JsonSchema {
  return typeof part === 'object' ? part : {};
}

/** The fields of an object's schema; none of any other. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, part]) => ({
    name,
    schema: asSchema(part),
    required: required.includes(name),
  }));
}
