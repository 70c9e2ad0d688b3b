import { ERROR_CODES, type Call } from '@lobby/api-client/contract';
import { html } from 'hono/html';
import { fieldsOf, jsonSchema } from '../openapi/json-schema';
import type { Markup } from '../shared/page';
import { inputControls, inputsTable } from './inputs';
import { shapeOf } from './schema-text';

const BODY_WORDS: Record<Call['body'], string> = {
  query: 'in the address',
  json: 'JSON body',
  form: 'form body',
  encrypted: 'sealed JSON body',
};

const AUTH_WORDS: Record<Call['auth'], string> = {
  none: 'no session',
  optional: 'session optional',
  session: 'needs a session',
};

function provenanceBadge({ provenance, section }: Call): Markup {
  return provenance === 'spec'
    ? html`<span class="badge" data-tone="ok">documented, ${section}</span>`
    : html`<span class="badge" data-tone="warn">chosen here, for ${section}</span>`;
}

function errorsOf({ errors }: Call): Markup {
  if (errors.length === 0) return html`<p class="hint">None beside those of every call.</p>`;
  return html`<ul class="codes">
    ${errors.map((code) => html`<li><code>${code}</code> <span class="hint">${ERROR_CODES[code]}</span></li>`)}
  </ul>`;
}

function tryForm(id: string, call: Call, fields: ReturnType<typeof fieldsOf>): Markup {
  return html`<form
    class="try"
    data-method="${call.method}"
    data-path="${call.path}"
    data-module="${call.module}"
    data-body="${call.body}"
    aria-label="Try ${id}"
  >
    <h4>Try it</h4>
    ${fields.length > 0 ? html`<div class="fields">${inputControls(id, fields)}</div>` : ''}
    <div class="row"><button class="primary">Send ${call.method}</button></div>
    <div class="outcome" role="status"></div>
  </form>`;
}

/** One call: folded it is a line, open it says everything and can be tried. */
export function callSection(area: string, name: string, call: Call): Markup {
  const id = `${area}.${name}`;
  const fields = fieldsOf(jsonSchema(call.input));
  const words = [
    id,
    call.method,
    call.path,
    call.summary,
    call.module,
    call.section,
    ...call.errors,
  ];
  return html`<details class="call" id="${id}" data-words="${words.join(' ').toLowerCase()}">
    <summary>
      <span class="method" data-method="${call.method}">${call.method}</span>
      <h3 class="path mono">${call.path}</h3>
      <span class="about">${call.summary}</span>
    </summary>
    <div class="call-body">
      <p class="badges">
        ${provenanceBadge(call)} <span class="badge">${AUTH_WORDS[call.auth]}</span>
        <span class="badge">ModuleId ${call.module}</span>
        <span class="badge">${BODY_WORDS[call.body]}</span> <code>${id}</code>
      </p>
      <h4>Input</h4>
      ${inputsTable(fields)}
      <h4>Value of the answer</h4>
      <pre
        tabindex="0"
        role="region"
        aria-label="Value of ${id}"
      ><code>${shapeOf(jsonSchema(call.value))}</code></pre>
      <h4>Refusals</h4>
      ${errorsOf(call)} ${tryForm(id, call, fields)}
    </div>
  </details>`;
}
