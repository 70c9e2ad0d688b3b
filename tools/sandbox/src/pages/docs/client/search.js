// @ts-check
import { byId } from '../../shared/client/dom.js';

const calls = [...document.querySelectorAll('details.call')].filter(
  (part) => part instanceof HTMLElement,
);
const areas = [...document.querySelectorAll('section.area')].filter(
  (part) => part instanceof HTMLElement,
);

/** @param {string} text */
function show(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const call of calls) {
    const known = call.dataset['words'] ?? '';
    call.hidden = !words.every((word) => known.includes(word));
    if (!call.hidden) shown += 1;
  }
  for (const area of areas) area.hidden = !area.querySelector('details.call:not([hidden])');
  byId('found').textContent =
    words.length > 0 ? `${shown} of ${calls.length} calls` : `${calls.length} calls`;
}

/** Filters the calls as the user types; every word must match. */
export function startSearch() {
  /** @type {HTMLInputElement} */
  const field = byId('search');
  field.addEventListener('input', () => show(field.value));
  show(field.value);
}
