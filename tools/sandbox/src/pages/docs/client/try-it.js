// @ts-check
import { el } from '../../shared/client/dom.js';
import { messageOf } from '../../shared/client/http.js';
import { showAnswer, showFailure } from './outcome.js';
import { seal } from './seal.js';

/** @typedef {import('./caller.js').Caller} Caller */

/** @type {Record<string, (text: string) => unknown>} */
const READ = {
  number: Number,
  boolean: (text) => text === 'true',
  json: (text) => JSON.parse(text),
  text: (text) => text,
};

/**
 * What was filled in; an empty field is not sent.
 * @param {HTMLFormElement} form
 */
function inputOf(form) {
  /** @type {Record<string, unknown>} */
  const input = {};
  for (const [name, text] of new FormData(form)) {
    if (typeof text !== 'string' || text === '') continue;
    const control = form.elements.namedItem(name);
    const kind = control instanceof HTMLElement ? control.dataset['kind'] : undefined;
    input[name] = (READ[kind ?? 'text'] ?? String)(text);
  }
  return input;
}

/** @param {Record<string, unknown>} input */
const asParameters = (input) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));

/**
 * @param {HTMLFormElement} form
 * @param {Caller} caller
 * @returns {Promise<{ address: string, init: RequestInit }>}
 */
async function requestOf(form, caller) {
  const { method = 'GET', path = '/', module = '', body = 'query' } = form.dataset;
  const input = inputOf(form);
  const headers = { ...caller.headers(), ModuleId: module };
  if (body === 'query') {
    const query = asParameters(input).toString();
    return { address: query ? `${path}?${query}` : path, init: { method, headers } };
  }
  if (body === 'form')
    return { address: path, init: { method, headers, body: asParameters(input) } };
  const json = { ...headers, 'Content-Type': 'application/json' };
  if (body === 'json')
    return { address: path, init: { method, headers: json, body: JSON.stringify(input) } };
  const key = caller.encryptionKey();
  if (!key) throw new Error('Choose a merchant first: its key seals the body.');
  const sealed = JSON.stringify(await seal(input, key));
  return { address: path, init: { method, headers: { ...json, Encryption: '1' }, body: sealed } };
}

/**
 * @param {HTMLFormElement} form
 * @param {Caller} caller
 */
async function send(form, caller) {
  const outcome = form.querySelector('.outcome');
  if (!(outcome instanceof HTMLElement)) return;
  outcome.replaceChildren(el('p', { class: 'hint' }, 'Waiting for the answer.'));
  try {
    const { address, init } = await requestOf(form, caller);
    const start = performance.now();
    const response = await fetch(address, init);
    const text = await response.text();
    showAnswer(outcome, { address, response, text, took: performance.now() - start });
  } catch (error) {
    showFailure(outcome, messageOf(error));
  }
}

/**
 * Sends a call when its form is submitted.
 * @param {Caller} caller
 */
export function startTrying(caller) {
  for (const form of document.querySelectorAll('form.try')) {
    if (!(form instanceof HTMLFormElement)) continue;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, caller);
    });
  }
}
