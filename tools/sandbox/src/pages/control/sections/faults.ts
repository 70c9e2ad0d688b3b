import { html } from 'hono/html';
import { emptyTable, field, type Section } from './section';

const KINDS = [
  ['delay', 'delay the answer'],
  ['status', 'answer with another HTTP status'],
  ['drop-response', 'execute the call without an answer'],
  ['reset', 'close the connection'],
  ['truncate', 'truncate the answer'],
  ['malformed', 'answer with invalid JSON'],
  ['replace', 'answer with another body'],
] as const;

const METHODS = ['', 'GET', 'POST', 'PUT', 'DELETE'] as const;

const number = (id: string, value: string, max: string) =>
  html`<input
    id="${id}"
    name="${id.slice('fault-'.length)}"
    type="number"
    min="0"
    max="${max}"
    step="any"
    value="${value}"
  />`;

const form = html`<form id="faults-form" class="stack">
  <div class="fields">
    <div class="wide">
      <label for="fault-path">Path; a * at the end matches any ending</label>
      <input
        id="fault-path"
        name="path"
        list="fault-paths"
        required
        placeholder="/wps/member/info"
        autocomplete="off"
      />
      <datalist id="fault-paths"></datalist>
    </div>
    <div class="wide">
      <label for="fault-kind">What happens</label>
      <select id="fault-kind" name="kind">
        ${KINDS.map(([kind, words]) => html`<option value="${kind}">${kind}: ${words}</option>`)}
      </select>
    </div>
    ${field(
      'fault-method',
      'Method',
      html`<select id="fault-method" name="method">
        ${METHODS.map((method) => html`<option value="${method}">${method || 'any'}</option>`)}
      </select>`,
    )}
    ${field('fault-rate', 'Share of calls, 0 to 1', number('fault-rate', '1', '1'))}
    ${field('fault-latencyMs', 'Delay (ms)', number('fault-latencyMs', '', '120000'))}
    ${field('fault-jitterMs', 'Jitter (ms)', number('fault-jitterMs', '', '120000'))}
    ${field('fault-status', 'HTTP status', number('fault-status', '', '599'))}
    ${field('fault-seed', 'Random seed', number('fault-seed', '', '4294967295'))}
    <div class="wide">
      <label for="fault-body">Body, for replace and status</label>
      <textarea
        id="fault-body"
        name="body"
        placeholder='{ "success": false, "errorCode": "system.busy" }'
      ></textarea>
    </div>
  </div>
  <div class="row">
    <button class="primary">Add the fault</button>
    <button type="button" id="faults-clear">End all faults</button>
  </div>
</form>`;

export const faults: Section = {
  id: 'faults',
  title: 'Faults',
  about: 'Delays calls or makes them fail, to test the screens.',
  body: html`${emptyTable('faults', 'Active faults', ['Path', 'What happens', 'Share', 'Detail', 'End'])}
  ${form}`,
};
