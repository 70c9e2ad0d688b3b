// @ts-check
import { pageData } from '../../shared/client/dom.js';

/** @typedef {import('../words').GameWords} GameWords */

/** Texts in the page's language. */
export const words = /** @type {GameWords} */ (pageData('words'));

export const locale = document.documentElement.lang;

/**
 * Interpolates `{name}` in a text.
 * @param {string} text
 * @param {Record<string, string>} values
 */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/**
 * Time of day of a moment, ms.
 * @param {number} at
 */
export const timeOf = (at) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
