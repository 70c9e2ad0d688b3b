// @ts-check
import { byId, cell, el, fillRows } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { attempt } from './status.js';
import { onState, readState } from './state.js';

/** @typedef {import('./types.d.ts').Fault} Fault */

const NUMBERS = ['rate', 'latencyMs', 'jitterMs', 'status', 'seed'];

/** @type {Fault[]} */
let faults = [];

/** @param {Fault[]} next */
async function replaceFaults(next) {
  await callJson('PUT', '/__sandbox/faults', next);
  await readState();
  return next.length === 0 ? 'All faults have ended.' : `${next.length} active.`;
}

/** @param {string} text */
function bodyOf(text) {
  try {
    return /** @type {unknown} */ (JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * Fault from the form; omits empty fields.
 * @param {HTMLFormElement} form
 */
function faultOf(form) {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  const parts = filled.map(([name, value]) => {
    if (NUMBERS.includes(name)) return [name, Number(value)];
    return [name, name === 'body' ? bodyOf(String(value)) : value];
  });
  return /** @type {Fault} */ (Object.fromEntries(parts));
}

/** @param {Fault} fault */
function detailOf({ latencyMs, jitterMs, status, body, seed }) {
  const parts = [
    latencyMs === undefined ? '' : `${latencyMs} ms`,
    jitterMs === undefined ? '' : `± ${jitterMs} ms`,
    status === undefined ? '' : `HTTP ${status}`,
    body === undefined ? '' : JSON.stringify(body).slice(0, 60),
    seed === undefined ? '' : `seed ${seed}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** @param {Fault} fault */
function faultRow(fault) {
  const end = () =>
    void attempt('faults', () => replaceFaults(faults.filter((other) => other !== fault)));
  return el(
    'tr',
    {},
    cell('Path', el('code', {}, `${fault.method ?? 'any'} ${fault.path}`)),
    cell('What happens', fault.kind),
    cell('Share', String(fault.rate)),
    cell('Detail', detailOf(fault)),
    cell(
      'End',
      el(
        'button',
        { type: 'button', click: end, 'aria-label': `End ${fault.kind} of ${fault.path}` },
        'End',
      ),
    ),
  );
}

/** Lists faults and adds one. */
export function startFaults() {
  /** @type {HTMLFormElement} */
  const form = byId('faults-form');
  /** @type {HTMLTableSectionElement} */
  const rows = byId('faults-rows');
  onState((state) => {
    faults = state.faults;
    fillRows(rows, faults.map(faultRow), 'No faults.');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt('faults', () => replaceFaults([...faults, faultOf(form)]));
  });
  byId('faults-clear').addEventListener(
    'click',
    () => void attempt('faults', () => replaceFaults([])),
  );
}

/** Fills the path suggestions from the OpenAPI document. */
export async function offerPaths() {
  const document = /** @type {{ paths: object }} */ (await callJson('GET', '/openapi.json'));
  byId('fault-paths').replaceChildren(
    ...Object.keys(document.paths).map((value) => el('option', { value })),
  );
}
