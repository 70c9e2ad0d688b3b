import { html } from 'hono/html';
import { asSchema, type Field, type JsonSchema } from '../openapi/json-schema';
import type { Markup } from '../shared/page';
import { notesOf, shapeOf } from './schema-text';

/** Table of input fields. */
export function inputsTable(fields: readonly Field[]): Markup {
  if (fields.length === 0) return html`<p class="hint">No fields.</p>`;
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">Needed</th>
        <th scope="col">Limits</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(
        ({ name, schema, required }) =>
          html`<tr>
            <td data-label="Field"><code>${name}</code></td>
            <td data-label="Type"><code>${shapeOf(schema)}</code></td>
            <td data-label="Needed">${required ? 'yes' : 'no'}</td>
            <td data-label="Limits">${notesOf(schema)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Options of an enumerated field. */
function choicesOf(schema: JsonSchema): string[] {
  if (schema.const !== undefined) return [String(schema.const)];
  if (schema.enum) return schema.enum.map(String);
  return (schema.anyOf ?? []).flatMap((part) => choicesOf(asSchema(part)));
}

/** Conversion of a field's text to JSON. */
function kindOf(schema: JsonSchema): 'number' | 'boolean' | 'json' | 'text' {
  const type = schema.type ?? asSchema(schema.anyOf?.[0]).type;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean' || typeof schema.const === 'boolean') return 'boolean';
  return type === 'object' || type === 'array' ? 'json' : 'text';
}

function control(id: string, { name, schema, required }: Field): Markup {
  const kind = kindOf(schema);
  const choices = schema.type === 'boolean' ? ['true', 'false'] : choicesOf(schema);
  if (choices.length > 0) {
    const offered = required ? choices : ['', ...choices.filter(Boolean)];
    return html`<select id="${id}" name="${name}" data-kind="${kind}">
      ${offered.map((value) => html`<option value="${value}">${value || 'not sent'}</option>`)}
    </select>`;
  }
  if (kind === 'json') {
    return html`<textarea
      id="${id}"
      name="${name}"
      data-kind="json"
      placeholder="JSON"
    ></textarea>`;
  }
  const value = schema.default === undefined ? '' : String(schema.default);
  const keyboard = kind === 'number' ? 'numeric' : 'text';
  return html`<input
    id="${id}"
    name="${name}"
    data-kind="${kind}"
    inputmode="${keyboard}"
    autocomplete="off"
    placeholder="${value}"
  />`;
}

/** Form controls of the input fields. */
export function inputControls(prefix: string, fields: readonly Field[]): Markup[] {
  return fields.map((field) => {
    const id = `${prefix}.${field.name}`;
    return html`<div>
      <label for="${id}">${field.name}${field.required ? ' (needed)' : ''}</label>
      ${control(id, field)}
    </div>`;
  });
}
