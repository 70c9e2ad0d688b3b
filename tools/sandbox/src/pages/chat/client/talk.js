// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { framed, postToHost } from '../../shared/client/host.js';
import { startPolling } from './poll.js';
import { ClosedError, readChat, TooManyError, write } from './server.js';

/** @typedef {import('../talk-words.data').TalkWords} TalkWords */
/** @typedef {import('./server.js').Message} Message */
/** @typedef {import('./server.js').Room} Room */
/**
 * @typedef {object} Parts
 * @property {TalkWords} words
 * @property {(message: Message) => string} nameOf sender name of a message
 * @property {(state: Room) => void} show updates the page around the messages
 * @property {(error: ClosedError) => string} closed returns the closing notice
 * @property {() => void} [heard] called on a new message from another person
 */

/** Maximum messages on the page. */
const MAX_MESSAGES = 200;
/** The log auto-scrolls if it is within this distance of its end, px. */
const NEAR = 80;

const clock = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' });

/** @param {string} text */
const setStatus = (text) => {
  if (byId('state').textContent !== text) byId('state').textContent = text;
};

/** @param {boolean} open */
function letWrite(open) {
  byId('form').classList.toggle('closed', !open);
  for (const id of ['text', 'send']) /** @type {HTMLInputElement} */ (byId(id)).disabled = !open;
}

/** @param {Message} message @param {Parts} parts */
const bubble = (message, { words, nameOf }) =>
  el(
    'li',
    { class: message.by === 'me' ? 'mine' : message.by, 'data-id': message.id },
    el('b', {}, message.by === 'me' ? words.you : nameOf(message)),
    el('p', {}, message.text),
    el('time', { datetime: new Date(message.at).toISOString() }, clock.format(message.at)),
  );

/** @param {Message[]} messages @param {Parts} parts */
function append(messages, parts) {
  const list = byId('messages');
  const log = byId('log');
  const known = new Set([...list.children].map((one) => one.getAttribute('data-id')));
  const fresh = messages.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  const follows =
    log.scrollHeight - log.scrollTop - log.clientHeight < NEAR ||
    fresh.some(({ by }) => by === 'me');
  list.append(...fresh.map((message) => bubble(message, parts)));
  if (known.size > 0 && fresh.some(({ by }) => by !== 'me')) parts.heard?.();
  while (list.children.length > MAX_MESSAGES) list.firstElementChild?.remove();
  if (follows) log.scrollTop = log.scrollHeight;
}

/** @param {Room} state */
function showFrame({ title, backUrl, headerColor }) {
  if (title) {
    byId('title').textContent = title;
    document.title = title;
  }
  if (headerColor) byId('header').style.setProperty('--header', headerColor);
  /** @type {HTMLAnchorElement} */
  const leave = byId('leave');
  leave.hidden = !backUrl;
  if (backUrl) leave.href = backUrl;
}

/** In a frame, asks the lobby to leave, because the link would nest the lobby in itself. */
function leaveByLobby() {
  byId('leave').addEventListener('click', (event) => {
    if (!framed()) return;
    event.preventDefault();
    postToHost({ type: 'lobby.leave' });
  });
}

/**
 * Runs the chat of the page's token: polls every second, sends messages, shows when it is closed.
 * @param {Parts} parts
 */
export function startTalk(parts) {
  const { words } = parts;
  /** @type {HTMLTextAreaElement} */
  const field = byId('text');
  let after = '';
  /** Message being sent; keeps its key until it is delivered. */
  const draft = { text: '', key: '' };

  /** @param {ClosedError} error */
  function close(error) {
    letWrite(false);
    setStatus(error.code === 'login.not.session' ? words.ended : parts.closed(error));
    byId('again').hidden = error.code === 'login.not.session';
    postToHost({ type: 'lobby.closed', code: error.code });
  }

  leaveByLobby();
  const askNow = startPolling({
    ask: async () => {
      try {
        const state = await readChat(after);
        after = state.next;
        if (field.disabled) postToHost({ type: 'lobby.ready' });
        showFrame(state);
        parts.show(state);
        append(state.messages, parts);
        if (field.disabled) letWrite(true);
        if ([words.loading, words.reconnecting].includes(byId('state').textContent ?? ''))
          setStatus('');
        return true;
      } catch (error) {
        if (!(error instanceof ClosedError)) throw error;
        close(error);
        return false;
      }
    },
    failed: () => setStatus(words.reconnecting),
  });

  async function send() {
    const text = field.value.trim();
    if (text === '') return;
    if (draft.text !== text)
      Object.assign(draft, { text, key: String(crypto.getRandomValues(new Uint32Array(4))) });
    try {
      await write(draft.text, draft.key);
      Object.assign(draft, { text: '', key: '' });
      if (field.value.trim() === text) field.value = '';
      setStatus('');
      askNow();
    } catch (error) {
      if (error instanceof ClosedError) close(error);
      else setStatus(error instanceof TooManyError ? words.tooMany : words.notSent);
    }
    field.focus();
  }

  byId('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // Enter that confirms a composition; Safari ends the composition before it.
    if (event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void send();
  });
  byId('again').addEventListener('click', () => {
    byId('again').hidden = true;
    setStatus(words.loading);
    askNow();
  });
}
