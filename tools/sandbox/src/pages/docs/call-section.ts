import { ERROR_CODES, type Call } from '@lobby/api-client/contract';
import { html } from 'hono/html';
import { refusalsOf } from '../openapi/answers';
import { fieldsOf, jsonSchema } from '../openapi/json-schema';
import { ROLE_WORDS } from '../openapi/operation';
import type { KnownExamples } from '../openapi/types';
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

/** Who may call, and what for. */
function conditionBadges({ roles, flag, money }: Call): Markup {
  return html`${roles && html`<span class="badge" data-tone="warn">${ROLE_WORDS[roles]}</span>`}
  ${flag && html`<span class="badge" data-tone="warn">flag ${flag}</span>`}
  ${money && html`<span class="badge" data-tone="warn">moves money, needs a key</span>`}`;
}

function errorsOf(call: Call): Markup {
  return html`<ul class="codes">
    ${refusalsOf(call).map((code) => html`<li><code>${code}</code> <span class="hint">${ERROR_CODES[code]}</span></li>`)}
  </ul>`;
}

/** A money call's key: made by the page, kept until another is asked for. */
function keyControl(id: string): Markup {
  return html`<div>
    <label for="${id}.key">Idempotency-Key</label>
    <div class="row">
      <input id="${id}.key" class="key" data-key autocomplete="off" spellcheck="false" />
      <button type="button" data-new-key>New key</button>
    </div>
  </div>`;
}

/** A button that fills in what the call is tested with. */
function exampleButton(example: KnownExamples[string] | undefined): Markup {
  if (!example) return html`<span class="hint">Its example is made of what was prepared.</span>`;
  const { input, user } = example;
  return html`<button
    type="button"
    data-example="${JSON.stringify(input)}"
    data-user="${user ?? ''}"
  >
    Fill in the example${user ? `, as ${user}` : ''}
  </button>`;
}

function tryForm(
  id: string,
  call: Call,
  fields: ReturnType<typeof fieldsOf>,
  example: KnownExamples[string] | undefined,
): Markup {
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
    ${call.money ? keyControl(id) : ''}
    <div class="row">
      <button class="primary">Send ${call.method}</button> ${exampleButton(example)}
    </div>
    <div class="outcome" role="status"></div>
  </form>`;
}

/** One call: folded it is a line, open it says everything and can be tried. */
export function callSection(
  area: string,
  name: string,
  call: Call,
  example: KnownExamples[string] | undefined,
): Markup {
  const id = `${area}.${name}`;
  const fields = fieldsOf(jsonSchema(call.input));
  const words = [
    id,
    call.method,
    call.path,
    call.summary,
    call.module,
    call.section,
    call.roles ?? '',
    call.flag ?? '',
    call.provenance,
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
        ${conditionBadges(call)}
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
      ${errorsOf(call)} ${tryForm(id, call, fields, example)}
    </div>
  </details>`;
}
