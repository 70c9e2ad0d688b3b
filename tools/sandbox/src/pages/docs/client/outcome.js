// @ts-check
import { el } from '../../shared/client/dom.js';

/** @param {string} text */
function parsed(text) {
  try {
    return /** @type {unknown} */ (JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** @param {unknown} envelope */
function imageOf(envelope) {
  const image = /** @type {{ value?: { image?: unknown } } | undefined} */ (envelope)?.value?.image;
  if (typeof image !== 'string' || !/^[\w+/=]+$/.test(image)) return null;
  return el('img', { src: `data:image/png;base64,${image}`, alt: 'The picture in the answer' });
}

/**
 * Shows status, time and envelope of an answer.
 * @param {HTMLElement} place
 * @param {{ address: string, response: Response, text: string, took: number }} answer
 */
export function showAnswer(place, { address, response, text, took }) {
  const envelope = parsed(text);
  const granted = /** @type {{ success?: unknown } | undefined} */ (envelope)?.success === true;
  const shown = envelope === undefined ? text || '(empty body)' : JSON.stringify(envelope, null, 2);
  place.replaceChildren(
    el(
      'p',
      { class: 'badges' },
      el(
        'span',
        { class: 'badge', 'data-tone': response.ok ? 'ok' : 'bad' },
        `HTTP ${response.status}`,
      ),
      el(
        'span',
        { class: 'badge', 'data-tone': granted ? 'ok' : 'bad' },
        granted ? 'success' : 'refused',
      ),
      el('span', { class: 'badge' }, `${Math.round(took)} ms`),
      el('code', {}, address),
    ),
    el('pre', { tabindex: '0', role: 'region', 'aria-label': 'Answer' }, shown),
    ...[imageOf(envelope)].filter((image) => image !== null),
  );
}

/**
 * @param {HTMLElement} place
 * @param {string} message
 */
export function showFailure(place, message) {
  place.replaceChildren(
    el(
      'p',
      {},
      el('span', { class: 'badge', 'data-tone': 'bad' }, 'not sent or not answered'),
      ` ${message}`,
    ),
  );
}
