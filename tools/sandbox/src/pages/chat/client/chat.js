// @ts-check
import { byId, el, pageData } from '../../shared/client/dom.js';
import { EndedError, readRoom, TooManyError, write } from './server.js';

/** @typedef {import('../words.data').ChatWords} ChatWords */
/** @typedef {import('./server.js').Room} Room */

const words = /** @type {ChatWords} */ (pageData('words'));
const clock = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' });
/** @type {HTMLTextAreaElement} */
const field = byId('text');
/** @type {HTMLButtonElement} */
const sender = byId('send');

/** @param {string} text */
const setStatus = (text) => (byId('state').textContent = text);

/** @param {boolean} open */
function letWrite(open) {
  field.disabled = !open;
  sender.disabled = !open;
}

/** @param {import('./server.js').Message} message */
const bubble = ({ mine, text, at }) =>
  el(
    'li',
    { class: mine ? 'mine' : 'theirs' },
    el('b', {}, mine ? words.you : words.automatic),
    el('p', {}, text),
    el('time', { datetime: new Date(at).toISOString() }, clock.format(at)),
  );

/** @param {Room} room */
function show({ title, backUrl, headerColor, messages }) {
  byId('title').textContent = title ?? words.service;
  document.title = title ?? words.service;
  if (headerColor) byId('header').style.setProperty('--header', headerColor);
  /** @type {HTMLAnchorElement} */
  const leave = byId('leave');
  leave.hidden = !backUrl;
  if (backUrl) leave.href = backUrl;
  byId('messages').replaceChildren(...messages.map(bubble));
  byId('messages').lastElementChild?.scrollIntoView({ block: 'nearest' });
  setStatus('');
  letWrite(true);
}

/** @param {unknown} error */
function tell(error) {
  if (error instanceof EndedError) {
    letWrite(false);
    return setStatus(words.ended);
  }
  letWrite(true);
  return setStatus(error instanceof TooManyError ? words.tooMany : words.notSent);
}

/** Message being sent; keeps its key until delivered. */
const draft = { text: '', key: '' };

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  const text = field.value.trim();
  if (text === '') return;
  if (draft.text !== text)
    Object.assign(draft, { text, key: String(crypto.getRandomValues(new Uint32Array(4))) });
  letWrite(false);
  try {
    const room = await write(draft.text, draft.key);
    Object.assign(draft, { text: '', key: '' });
    field.value = '';
    show(room);
  } catch (error) {
    tell(error);
  }
  field.focus();
}

async function start() {
  byId('again').hidden = true;
  setStatus(words.loading);
  try {
    show(await readRoom());
  } catch (error) {
    tell(error);
    if (error instanceof EndedError) return;
    letWrite(false);
    byId('again').hidden = false;
  }
}

byId('again').addEventListener('click', () => void start());
byId('form').addEventListener('submit', (event) => void submit(/** @type {SubmitEvent} */ (event)));
void start();
