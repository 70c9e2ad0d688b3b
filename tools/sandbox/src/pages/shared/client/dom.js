// @ts-check

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element with attributes and children. Texts become text nodes, so that nothing the
 * server sends is ever read as markup.
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
 * The element of that id. The page's own markup holds it, so a missing one is a mistake here.
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
 * A value that the server put into the head.
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
 * Replaces the rows of a table's body, or says in one row that there is none.
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
 * A cell that carries its column's name, which the narrow layout shows before the value.
 * @param {string} label
 * @param {...Child} children
 */
export function cell(label, ...children) {
  return el('td', { 'data-label': label }, ...children);
}
