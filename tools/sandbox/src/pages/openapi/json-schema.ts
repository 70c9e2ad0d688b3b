import * as z from 'zod/mini';

/** JSON Schema draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Field {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** Closes an open list of choices (`openEnum`): the server sends known values only. */
function closeOpenEnum(part: JsonSchema): void {
  const [known, other, ...more] = part.anyOf ?? [];
  if (!known?.enum || other?.type !== 'string' || other.enum || more.length > 0) return;
  delete part.anyOf;
  Object.assign(part, known);
}

/**
 * JSON Schema of wire data: client-written for an input, server-written for a value. Defaulted fields are
 * optional on both sides, so both use zod's input side.
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

/** Converts the boolean schemas `true` and `false` to objects. */
function asSchema(part: JsonSchema | boolean | undefined): JsonSchema {
  return typeof part === 'object' ? part : {};
}

/** Fields of an object schema; empty for other types. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, part]) => ({
    name,
    schema: asSchema(part),
    required: required.includes(name),
  }));
}
