// @ts-check
import { byId, cell, el, fillRows } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { renew } from './renew.js';
import { clockTime } from './status.js';
import { platformNow } from './state.js';

/** @typedef {import('./types.d.ts').ReceivedCall} ReceivedCall */

const RENEW_MS = 2000;
const SHOWN = 60;
/** Only recent calls are polled: a full list every two seconds would dominate the traffic. */
const WINDOW_MS = 10 * 60_000;
/** Highlights repeated calls within this many ms; possibly a double tap. */
const REPEAT_MS = 1000;

/** @type {HTMLInputElement} */
const filter = byId('calls-filter');
/** @type {HTMLTableSectionElement} */
const rows = byId('calls-rows');
/** Hides calls before this time (ms, platform clock). */
let since = 0;
let paused = false;

/** @param {ReceivedCall} call */
const kindOf = ({ method, path, brand, user }) => [method, path, brand, user ?? ''].join(' ');

/**
 * @param {ReceivedCall} call
 * @param {ReceivedCall[]} all
 */
const isRepeat = (call, all) =>
  call.method !== 'GET' &&
  all.some(
    (other) =>
      other !== call &&
      kindOf(other) === kindOf(call) &&
      Math.abs(other.time - call.time) < REPEAT_MS,
  );

/** @param {ReceivedCall} call */
function statusBadge({ status, errorCode }) {
  const tone = status >= 400 ? 'bad' : errorCode ? 'warn' : 'ok';
  return el(
    'span',
    { class: 'badge', 'data-tone': tone },
    errorCode ? `${status} ${errorCode}` : String(status),
  );
}

/**
 * @param {ReceivedCall} call
 * @param {number} _at
 * @param {ReceivedCall[]} all
 */
function callRow(call, _at, all) {
  const repeat = isRepeat(call, all);
  return el(
    'tr',
    { 'data-repeat': repeat },
    cell('Time', clockTime(call.time)),
    cell('Method', call.method),
    cell('Path', el('code', {}, call.path), repeat ? ' (repeated)' : null),
    cell('Brand', call.brand ?? 'none'),
    cell('User', call.user ?? 'guest'),
    cell('Status', statusBadge(call)),
  );
}

async function read() {
  if (paused) return;
  const from = Math.max(since, platformNow() - WINDOW_MS);
  const all = /** @type {ReceivedCall[]} */ (
    await callJson('GET', `/__sandbox/calls?since=${from}`)
  );
  const wanted = filter.value.trim().toLowerCase();
  const shown = all
    .filter(({ path }) => path.toLowerCase().includes(wanted))
    .toSorted((one, other) => other.time - one.time)
    .slice(0, SHOWN);
  fillRows(rows, shown.map(callRow), 'No calls yet.');
}

/** Polls the list of calls. */
export function startCalls() {
  const once = renew('calls', RENEW_MS, read);
  filter.addEventListener('input', () => void once());
  const pause = byId('calls-pause');
  pause.addEventListener('click', () => {
    paused = !paused;
    pause.setAttribute('aria-pressed', String(paused));
  });
  byId('calls-clear').addEventListener('click', () => {
    since = platformNow();
    void once();
  });
}
