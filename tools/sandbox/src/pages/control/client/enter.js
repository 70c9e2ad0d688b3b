// @ts-check
import { byId, el, pageData } from '../../shared/client/dom.js';
import { callJson, messageOf } from '../../shared/client/http.js';

/** @typedef {{ user: string, brand: string, to: string, state: string }} Entrance */
/** @typedef {{ storageKey: string, record: unknown, user?: string, to?: string }} Signed */

async function enter() {
  const { user, brand, to, state } = /** @type {Entrance} */ (pageData('entrance'));
  const signed = /** @type {Signed} */ (
    await (state
      ? callJson('POST', '/__sandbox/knobs/enter', { brand, state })
      : callJson('POST', '/__sandbox/session', { user, brand }))
  );
  const target = to || (signed.to ?? '');
  if (signed.record === null) {
    sessionStorage.removeItem(signed.storageKey);
    byId('enter-said').replaceChildren(
      `${signed.user} may not log in. Try it, with the password Play1234: `,
      el('a', { href: target }, 'to the login page'),
    );
    return;
  }
  sessionStorage.setItem(signed.storageKey, JSON.stringify(signed.record));
  location.replace(target);
}

enter().catch((error) => {
  byId('enter-said').textContent = `Signing in failed: ${messageOf(error)}`;
});
