import type { JsonSchema } from './json-schema';

/** Descriptions by place, such as `wallet.funds value.wallets[].balance`. */
export type Descriptions = Readonly<Record<string, string>>;

type Part = JsonSchema | boolean;

const isSchema = (part: Part | undefined): part is JsonSchema => typeof part === 'object';

/**
 * Copies a schema and adds the description of every property. `place` is the path of the schema; paths of
 * inner schemas append `.name`, `[]` for a list and `{}` for a record.
 */
export function described(schema: JsonSchema, place: string, texts: Descriptions): JsonSchema {
  const inner = (part: Part, suffix: string): Part =>
    isSchema(part) ? described(part, place + suffix, texts) : part;
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const description = texts[`${place}.${name}`];
    const copy = inner(part, `.${name}`);
    return [name, isSchema(copy) && description ? { ...copy, description } : copy];
  });
  const { items, additionalProperties, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(properties) as JsonSchema['properties'],
    }),
    ...(isSchema(items as Part) && { items: inner(items as JsonSchema, '[]') }),
    ...(isSchema(additionalProperties) && {
      additionalProperties: inner(additionalProperties, '{}'),
    }),
    ...(anyOf && { anyOf: anyOf.map((part) => inner(part, '')) }),
    ...(oneOf && { oneOf: oneOf.map((part) => inner(part, '')) }),
  } as JsonSchema;
}
