// @ts-check
import { byId, el, merchants } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { FLAG_NAMES, TEMPLATE_NAMES } from './flag-names.js';
import { attempt } from './status.js';
import { onState, readState } from './state.js';
import { statusGate } from './status-gate.js';

/** @typedef {import('./types.d.ts').BrandState} BrandState */

/** The platform's value for a new template (D1 §3). */
const NEW = '1';
const BASE = '0';

/**
 * @param {string} name
 * @param {string} code
 * @param {boolean} on
 * @param {(on: boolean) => Promise<string>} change
 */
function switchOf(name, code, on, change) {
  const input = el('input', { type: 'checkbox', role: 'switch', checked: on });
  input.addEventListener('change', () => void attempt('brands', () => change(input.checked)));
  return el(
    'label',
    { class: 'switch' },
    el('span', {}, name, name === code ? null : el('code', {}, code)),
    input,
  );
}

/** @param {BrandState} brand */
function flagSwitches({ code: brand, flags }) {
  return Object.entries(flags).map(([code, on]) =>
    switchOf(FLAG_NAMES[code] ?? code, code, on, async (next) => {
      await callJson('PUT', '/__sandbox/flags', { brand, flags: { [code]: next } });
      return `${brand}: ${code} is ${next ? 'on' : 'off'}. Reload the brand's page to see it.`;
    }),
  );
}

/** @param {BrandState} brand */
function templateSwitches({ code: brand, templates }) {
  return Object.entries(templates).map(([code, value]) =>
    switchOf(TEMPLATE_NAMES[code] ?? code, code, value === NEW, async (next) => {
      const changed = { ...templates, [code]: next ? NEW : BASE };
      await callJson('PUT', '/__sandbox/flags', { brand, templates: changed });
      await readState();
      return `${brand}: ${code} is ${next ? 'new' : 'base'}.`;
    }),
  );
}

/** @param {BrandState} brand */
function brandColumn(brand) {
  const { maintenance, regionRestriction } = brand.status;
  const tone = maintenance || regionRestriction ? 'warn' : 'ok';
  const word = maintenance ? 'maintenance' : regionRestriction ? 'region closed' : 'open';
  return el(
    'div',
    { class: 'brand', role: 'group', 'aria-label': brand.name },
    el(
      'div',
      { class: 'brand-head' },
      el('h3', {}, brand.name),
      el('span', { class: 'badge', 'data-tone': tone }, word),
    ),
    statusGate(brand),
    el('div', { class: 'switches' }, ...templateSwitches(brand), ...flagSwitches(brand)),
  );
}

/** Shows each brand's settings as switches and fills the brand selects. */
export function startBrands() {
  for (const select of document.querySelectorAll('select[data-brands]')) {
    select.append(...merchants().map(({ code, name }) => el('option', { value: code }, name)));
  }
  onState(({ brands }) => {
    const list = byId('brands-list');
    // Skip rendering while a switch has focus, which rendering would drop.
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    const at = focused ? [...list.querySelectorAll('input, select, button')].indexOf(focused) : -1;
    list.replaceChildren(...brands.map(brandColumn));
    const again = list.querySelectorAll('input, select, button')[at];
    if (again instanceof HTMLElement) again.focus();
  });
}
