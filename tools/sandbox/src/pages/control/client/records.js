// @ts-check
import { cell, el } from '../../shared/client/dom.js';
import { dateTime } from './status.js';

/** Matches keys that hold a time in ms. */
const TIMES = /(^at$|At$|^time$|Time$|Date$)/;

/**
 * @param {string} key
 * @param {unknown} value
 */
function valueText(key, value) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && TIMES.test(key)) return dateTime(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** URL of an upload. */
const UPLOAD = '/__sandbox/uploads/';

/**
 * Renders a value: picture URLs as images, upload URLs as links, anything else as text.
 * @param {string} key
 * @param {unknown} value
 * @returns {(Node | string)[]}
 */
function valueNodes(key, value) {
  if (key === 'picture' && typeof value === 'string') {
    return [el('img', { src: value, alt: 'Uploaded picture', loading: 'lazy', class: 'upload' })];
  }
  const uploads = Array.isArray(value) && value.every((one) => String(one).startsWith(UPLOAD));
  if (!uploads || value.length === 0) return [valueText(key, value)];
  return value.flatMap((address, i) => [
    el('a', { href: String(address), target: '_blank' }, `picture ${i + 1}`),
    ' ',
  ]);
}

/**
 * Table of records with unknown fields.
 * @param {string} caption
 * @param {Record<string, unknown>[]} records
 */
export function recordTable(caption, records) {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const head = el('tr', {}, ...keys.map((key) => el('th', { scope: 'col' }, key)));
  const rows = records.map((record) =>
    el('tr', {}, ...keys.map((key) => cell(key, ...valueNodes(key, record[key])))),
  );
  return el(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption },
    el('table', { class: 'cards' }, el('thead', {}, head), el('tbody', {}, ...rows)),
  );
}
