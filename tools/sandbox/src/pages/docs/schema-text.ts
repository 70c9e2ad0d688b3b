import { asSchema, fieldsOf, type JsonSchema } from '../openapi/json-schema';

function limitsOf({ minimum, maximum, minLength, maxLength, pattern }: JsonSchema): string {
  const safe = (value: number | undefined) =>
    value !== undefined && Number.isSafeInteger(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER
      ? value
      : undefined;
  const from = safe(minimum) ?? minLength;
  const to = safe(maximum) ?? maxLength;
  if (pattern) return `/${pattern}/`;
  if (from !== undefined && to !== undefined) return `${from} to ${to}`;
  if (to !== undefined) return `at most ${to}`;
  return from === undefined ? '' : `at least ${from}`;
}

/** Limits and default of a field as text. */
export function notesOf(schema: JsonSchema): string {
  const limit = limitsOf(schema);
  const initial = schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`;
  return [limit, initial].filter(Boolean).join('; ');
}

function alternatives(parts: readonly (JsonSchema | boolean)[], indent: string): string {
  return parts.map((part) => shapeOf(asSchema(part), indent)).join(' | ');
}

function objectShape(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = fieldsOf(schema).map(({ name, schema: field, required }) => {
    const notes = notesOf(field);
    const mark = required ? '' : '?';
    return `${inner}${name}${mark}: ${shapeOf(field, inner)}${notes && `  // ${notes}`}`;
  });
  if (lines.length > 0) return `{\n${lines.join('\n')}\n${indent}}`;
  const rest = schema.additionalProperties;
  return typeof rest === 'object' ? `{ [key]: ${shapeOf(rest, inner)} }` : '{}';
}

/** Schema as a TypeScript-like type: one field per line, limits as comments. */
export function shapeOf(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return alternatives(parts, indent);
  if (schema.type === 'array') return `${shapeOf(asSchema(schema.items as JsonSchema), indent)}[]`;
  if (schema.type === 'object') return objectShape(schema, indent);
  return typeof schema.type === 'string' ? schema.type : 'anything';
}
