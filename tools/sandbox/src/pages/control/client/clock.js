// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { attempt, dateTime } from './status.js';
import { onState, platformNow, readState } from './state.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** @type {readonly [string, number][]} */
const STEPS = [
  ['+1 min', MINUTE_MS],
  ['+6 min', 6 * MINUTE_MS],
  ['+31 min', 31 * MINUTE_MS],
  ['+1 day', DAY_MS],
  ['+7 days', 7 * DAY_MS],
];

let shift = 0;

/** @param {number} shiftMs */
function setShift(shiftMs) {
  return attempt('clock', async () => {
    /** @type {HTMLInputElement} */
    const keep = byId('clock-keep');
    const move = { shiftMs, keepSessions: keep.checked };
    const { ran } = /** @type {{ ran: number }} */ (
      await callJson('PUT', '/__sandbox/clock', move)
    );
    await readState();
    const moved = shiftMs === 0 ? 'The clock follows this machine again' : 'The clock was moved';
    return `${moved}; jobs done: ${ran}.`;
  });
}

/** @param {number} ms */
function shiftWords(ms) {
  if (ms === 0) return 'not moved';
  const size = Math.abs(ms);
  const words =
    size >= DAY_MS
      ? `${(size / DAY_MS).toFixed(1)} days`
      : size >= HOUR_MS
        ? `${(size / HOUR_MS).toFixed(1)} hours`
        : `${(size / MINUTE_MS).toFixed(1)} minutes`;
  return `${words} ${ms > 0 ? 'ahead' : 'behind'}`;
}

/** Shows and shifts the platform's time. */
export function startClock() {
  /** @type {HTMLInputElement} */
  const field = byId('clock-ms');
  onState(({ clock }) => {
    shift = clock.shiftMs;
    field.value = String(shift);
    byId('clock-shift').textContent = shiftWords(shift);
  });
  setInterval(() => {
    byId('clock-now').textContent = dateTime(platformNow());
  }, 1000);
  byId('clock-steps').append(
    ...STEPS.map(([word, ms]) =>
      el('button', { type: 'button', click: () => void setShift(shift + ms) }, word),
    ),
    el('button', { type: 'button', click: () => void setShift(0) }, 'Real time'),
  );
  byId('clock-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void setShift(Number(field.value));
  });
}
