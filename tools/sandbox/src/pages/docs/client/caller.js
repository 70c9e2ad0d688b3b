// @ts-check
import { byId, el, merchants, pageData } from '../../shared/client/dom.js';
import { callJson, messageOf } from '../../shared/client/http.js';

/**
 * @typedef {object} Caller
 * @property {string} merchant merchant of this page's host
 * @property {(merchant: string) => string | undefined} encryptionKey
 * @property {(user: string | undefined) => Promise<string | undefined>} token token of the chosen account, or of `user`
 *   if the example defines the account; undefined for a guest
 */

/** @typedef {{ brand: string, userName: string, note: string }} Account */

/** Lists the accounts of this host's merchant, and signs the caller in. @returns {Caller} */
export function startCaller() {
  /** @type {HTMLSelectElement} */
  const account = byId('account');
  const keys = /** @type {Record<string, string>} */ (pageData('encryption-keys'));
  const own = merchants().find(({ host }) => host === location.hostname) ?? merchants()[0];
  const merchant = own?.code ?? '';

  /** @param {string} text */
  const setStatus = (text) => (byId('caller-state').textContent = text);

  async function load() {
    const accounts = /** @type {Account[]} */ (await callJson('GET', '/__sandbox/accounts'));
    account.append(
      ...accounts
        .filter(({ brand }) => brand === merchant)
        .map(({ userName, note }) => el('option', { value: userName }, `${userName}: ${note}`)),
    );
  }
  load().catch((error) => setStatus(`The accounts could not be read: ${messageOf(error)}`));

  return {
    merchant,
    encryptionKey: (code) => keys[code],
    token: async (named) => {
      const user = account.value === 'example' ? named : account.value;
      setStatus(user ? `Called as ${user}.` : 'Called as a guest.');
      if (!user) return undefined;
      const answer = await callJson('POST', '/__sandbox/session', { user, brand: merchant });
      return /** @type {{ record: { token: string } }} */ (answer).record.token;
    },
  };
}
