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

/**
 * Table of records with unknown fields.
 * @param {string} caption
 * @param {Record<string, unknown>[]} records
 */
export function recordTable(caption, records) {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const head = el('tr', {}, ...keys.map((key) => el('th', { scope: 'col' }, key)));
  const rows = records.map((record) =>
    el('tr', {}, ...keys.map((key) => cell(key, valueText(key, record[key])))),
  );
  return el(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption },
    el('table', { class: 'cards' }, el('thead', {}, head), el('tbody', {}, ...rows)),
  );
}
