// @ts-check
import { byId, pageData } from '../../shared/client/dom.js';

const TIMEOUT_MS = 15_000;
const { leftMs, noAnswer } = /** @type {{ leftMs: number | null, noAnswer: string }} */ (
  pageData('payment')
);
const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (
  document.querySelectorAll('[data-answer]')
);

/** @param {boolean} busy */
function setBusy(busy) {
  for (const button of buttons) button.disabled = busy;
}

/** @param {string} answer */
async function send(answer) {
  setBusy(true);
  try {
    const response = await fetch('/pay/api/answer', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ t: new URLSearchParams(location.search).get('t') ?? '', answer }),
      // keepalive: the request completes even if the user leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    location.reload();
  } catch {
    byId('problem').textContent = noAnswer;
    setBusy(false);
  }
}

/**
 * Counts down and shows the result.
 * @param {number} endsAt
 */
function countDown(endsAt) {
  const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const seconds = String(left % 60).padStart(2, '0');
  byId('time-left').textContent = `${Math.floor(left / 60)}:${seconds}`;
  if (left === 0) location.reload();
  else setTimeout(countDown, 1000, endsAt);
}

for (const button of buttons) {
  button.addEventListener('click', () => void send(button.dataset['answer'] ?? ''));
}
setBusy(false);
// A page restored from the back/forward cache may be outdated.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
if (leftMs !== null) countDown(Date.now() + Math.max(leftMs, 1_000));
