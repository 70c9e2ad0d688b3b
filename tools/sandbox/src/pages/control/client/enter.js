// @ts-check
import { byId, pageData } from '../../shared/client/dom.js';
import { callJson, messageOf } from '../../shared/client/http.js';

/** @typedef {{ user: string, brand: string, to: string }} Entrance */
/** @typedef {{ storageKey: string, record: unknown }} Signed */

async function enter() {
  const { user, brand, to } = /** @type {Entrance} */ (pageData('entrance'));
  const signed = /** @type {Signed} */ (
    await callJson('POST', '/__sandbox/session', { user, brand })
  );
  sessionStorage.setItem(signed.storageKey, JSON.stringify(signed.record));
  location.replace(to);
}

enter().catch((error) => {
  byId('enter-said').textContent = `Signing in failed: ${messageOf(error)}`;
});
