// @ts-check

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Creates an element with attributes and children. Strings become text nodes, never markup.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | boolean | undefined | ((event: Event) => void)>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child instanceof Node || typeof child === 'string'));
  return element;
}

/**
 * Element by id. Throws if missing.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element "${id}"`);
  return /** @type {T} */ (element);
}

/**
 * Reads a value that the server put into the head.
 * @param {string} name
 * @returns {unknown}
 */
export function pageData(name) {
  const text = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  return text ? JSON.parse(text) : undefined;
}

/**
 * @typedef {{ code: string, name: string, host: string, currency: import('./money.d.ts').Currency }} Merchant
 * @returns {Merchant[]} the demonstration merchants
 */
export const merchants = () => /** @type {Merchant[]} */ (pageData('merchants'));

/**
 * Replaces the rows of a table body; shows a placeholder row if empty.
 * @param {HTMLTableSectionElement} body
 * @param {HTMLTableRowElement[]} rows
 * @param {string} nothing
 */
export function fillRows(body, rows, nothing) {
  const columns = body.closest('table')?.tHead?.rows[0]?.cells.length ?? 1;
  const none = el('td', { colspan: String(columns), class: 'none' }, nothing);
  body.replaceChildren(...(rows.length > 0 ? rows : [el('tr', {}, none)]));
}

/**
 * Table cell labelled with its column's name for the narrow layout.
 * @param {string} label
 * @param {...Child} children
 */
export function cell(label, ...children) {
  return el('td', { 'data-label': label }, ...children);
}
