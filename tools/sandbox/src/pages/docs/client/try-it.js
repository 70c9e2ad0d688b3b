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
 * Input from the form; omits empty fields.
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

/**
 * Field of the idempotency key.
 * @param {HTMLFormElement} form
 */
function keyField(form) {
  const field = form.querySelector('[data-key]');
  return field instanceof HTMLInputElement ? field : undefined;
}

/**
 * Generates an idempotency key, and a new one on demand. Sending the same key twice moves money once.
 * @param {HTMLFormElement} form
 */
function startKey(form) {
  const field = keyField(form);
  if (!field) return;
  const renew = () => (field.value = crypto.randomUUID());
  form.querySelector('[data-new-key]')?.addEventListener('click', renew);
  renew();
}

/** @param {unknown} value */
const asText = (value) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/**
 * Fills in the example input and signs in as its caller.
 * @param {HTMLFormElement} form
 * @param {Caller} caller
 */
function startExample(form, caller) {
  const button = form.querySelector('[data-example]');
  if (!(button instanceof HTMLElement)) return;
  button.addEventListener('click', () => {
    const { example = '{}', user = '' } = button.dataset;
    for (const control of form.querySelectorAll('[data-kind]')) {
      if ('value' in control) control.value = '';
    }
    for (const [name, value] of Object.entries(JSON.parse(example))) {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control) control.value = asText(value);
    }
    void caller.signInAs(user);
  });
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
  const key = keyField(form)?.value;
  const headers = {
    ...caller.headers(),
    ModuleId: module,
    ...(key && { 'Idempotency-Key': key }),
  };
  if (body === 'query') {
    const query = asParameters(input).toString();
    return { address: query ? `${path}?${query}` : path, init: { method, headers } };
  }
  if (body === 'form')
    return { address: path, init: { method, headers, body: asParameters(input) } };
  const json = { ...headers, 'Content-Type': 'application/json' };
  if (body === 'json')
    return { address: path, init: { method, headers: json, body: JSON.stringify(input) } };
  const sealKey = caller.encryptionKey();
  if (!sealKey) throw new Error('Choose a merchant first: its key seals the body.');
  const sealed = JSON.stringify(await seal(input, sealKey));
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
 * Sends a call on submit.
 * @param {Caller} caller
 */
export function startTrying(caller) {
  for (const form of document.querySelectorAll('form.try')) {
    if (!(form instanceof HTMLFormElement)) continue;
    startKey(form);
    startExample(form, caller);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, caller);
    });
  }
}
