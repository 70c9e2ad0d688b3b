// @ts-check
import { el } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { attempt } from './status.js';
import { readState } from './state.js';

/** @typedef {import('./types.d.ts').BrandState} BrandState */

/** @type {readonly { word: string, maintenance: boolean, regionRestriction: boolean }[]} */
const GATES = [
  { word: 'Open', maintenance: false, regionRestriction: false },
  { word: 'Maintenance', maintenance: true, regionRestriction: false },
  { word: 'Region closed', maintenance: false, regionRestriction: true },
];

/**
 * Sets whether a brand is open, and the message shown otherwise.
 * @param {BrandState} brand
 */
export function statusGate({ code: brand, status }) {
  const id = `gate-${brand}`;
  const current = status.maintenance ? 1 : status.regionRestriction ? 2 : 0;
  const select = el(
    'select',
    { id },
    ...GATES.map(({ word }, at) =>
      el('option', { value: String(at), selected: at === current }, word),
    ),
  );
  const info = el('input', {
    id: `${id}-info`,
    value: status.info,
    autocomplete: 'off',
    placeholder: 'none',
  });
  const change = () =>
    void attempt('brands', async () => {
      const { word, ...gate } = GATES[Number(select.value)] ?? {
        word: 'Open',
        maintenance: false,
        regionRestriction: false,
      };
      await callJson('PUT', '/__sandbox/status', { brand, ...gate, info: info.value });
      await readState();
      return `${brand}: ${word.toLowerCase()}.`;
    });
  select.addEventListener('change', change);
  info.addEventListener('change', change);
  return el(
    'div',
    { class: 'stack' },
    el('div', {}, el('label', { for: id }, 'Status gate'), select),
    el('div', {}, el('label', { for: `${id}-info` }, 'Information for visitors'), info),
  );
}
