// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { recordTable } from './records.js';
import { attempt } from './status.js';

/**
 * @param {string} title
 * @param {Record<string, unknown>[]} records
 */
function group(title, records) {
  const body =
    records.length > 0 ? recordTable(title, records) : el('p', { class: 'hint' }, 'None.');
  return el('div', { class: 'stack' }, el('h3', {}, `${title} (${records.length})`), body);
}

/** @param {unknown} value */
const isList = (value) => Array.isArray(value);

/**
 * Renders lists as tables, everything else as facts.
 * @param {Record<string, unknown>} ledger
 */
function ledgerParts(ledger) {
  const entries = Object.entries(ledger);
  const facts = entries.filter(([, value]) => !isList(value));
  const line = facts.map(([name, value]) =>
    el(
      'span',
      { class: 'badge' },
      `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    ),
  );
  const lists = entries.filter(([, value]) => isList(value));
  return [
    el('p', { class: 'row' }, ...line),
    ...lists.map(([name, list]) => group(name, /** @type {Record<string, unknown>[]} */ (list))),
  ];
}

/** Shows the ledger of a user. */
export function startLedger() {
  /** @type {HTMLInputElement} */
  const user = byId('ledger-user');
  /** @type {HTMLSelectElement} */
  const brand = byId('ledger-brand');
  byId('ledger-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt('ledger', async () => {
      const query = new URLSearchParams({ user: user.value.trim(), brand: brand.value });
      const answer = await callJson('GET', `/__sandbox/ledger?${query}`);
      const ledger = isList(answer) ? { entries: answer } : answer;
      byId('ledger-tables').replaceChildren(
        ...ledgerParts(/** @type {Record<string, unknown>} */ (ledger)),
      );
      return `Ledger of ${user.value.trim()} at ${brand.value}.`;
    });
  });
}
