// @ts-check
import { byId, el, merchants } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { recordTable } from './records.js';
import { readState } from './state.js';
import { attempt } from './status.js';

/** @typedef {Record<string, unknown>} Facts */

/**
 * Values of a form, without empty fields.
 * @param {HTMLFormElement} form
 */
const valuesOf = (form) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));

/** @param {Facts | Facts[]} answer */
function shown(answer) {
  const records = Array.isArray(answer) ? answer : [answer];
  return records.length === 0
    ? el('p', { class: 'hint' }, 'None.')
    : recordTable('Answer', records);
}

/** Suggestion lists: element, source knob, value and label of a row. */
const LISTS = [
  { id: 'waiting-orders', knob: 'orders', value: 'orderNo', label: ['type', 'user'] },
  { id: 'vendor-codes', knob: 'vendors', value: 'vendor', label: ['name', 'state'] },
  { id: 'host-ids', knob: 'hosts', value: 'host', label: ['room', 'air'] },
];

/** Refreshes the suggestions. */
async function suggest() {
  for (const { id, knob, value, label } of LISTS) {
    const answers = await Promise.all(
      merchants().map(({ code }) => callJson('POST', `/__sandbox/knobs/${knob}`, { brand: code })),
    );
    const rows = /** @type {Facts[]} */ (answers.flat());
    const words = new Map(
      rows.map((row) => [String(row[value]), label.map((key) => row[key]).join(', ')]),
    );
    byId(id).replaceChildren(
      ...[...words].map(([one, text]) => el('option', { value: one, label: text })),
    );
  }
}

/** @param {HTMLFormElement} form */
async function turn(form) {
  const name = form.dataset['knob'] ?? '';
  const answer = await callJson('POST', `/__sandbox/knobs/${name}`, valuesOf(form));
  const result = form.querySelector('[data-result]');
  result?.replaceChildren(shown(/** @type {Facts | Facts[]} */ (answer)));
  await Promise.all([readState(), suggest()]);
  return `Done: ${form.querySelector('button')?.textContent ?? name}.`;
}

/** Submits each knob's form and shows the response. */
export function startKnobs() {
  for (const form of document.querySelectorAll('form[data-knob]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const section = form.closest('section')?.id ?? '';
      void attempt(section, () => turn(/** @type {HTMLFormElement} */ (form)));
    });
  }
  void attempt('orders', async () => {
    await suggest();
    return '';
  });
}
