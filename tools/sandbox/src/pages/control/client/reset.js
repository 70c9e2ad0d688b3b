// @ts-check
import { byId } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { attempt } from './status.js';
import { readState } from './state.js';

/** Resets after confirmation. */
export function startReset() {
  /** @type {HTMLDialogElement} */
  const dialog = byId('reset-dialog');
  byId('reset-ask').addEventListener('click', () => {
    dialog.returnValue = 'no';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'yes') return;
    void attempt('reset', async () => {
      const start = performance.now();
      await callJson('POST', '/__sandbox/reset');
      const took = Math.round(performance.now() - start);
      await readState();
      return `The seeded state was restored in ${took} ms.`;
    });
  });
}
