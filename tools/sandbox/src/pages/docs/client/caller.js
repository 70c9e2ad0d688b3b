// @ts-check
import { byId, el, merchants, pageData } from '../../shared/client/dom.js';
import { callJson, messageOf } from '../../shared/client/http.js';

/**
 * @typedef {object} Caller
 * @property {() => Record<string, string>} headers of every call
 * @property {() => string | undefined} encryptionKey of the chosen merchant
 * @property {(user: string) => Promise<unknown>} signInAs an account of the chosen merchant; nobody is a guest
 */

/** @typedef {{ brand: string, userName: string, note: string }} Account */

/** Manages the calling account; signs in when one is selected. */
export function startCaller() {
  /** @type {HTMLSelectElement} */
  const merchant = byId('merchant');
  /** @type {HTMLSelectElement} */
  const account = byId('account');
  /** @type {HTMLSelectElement} */
  const language = byId('language');
  /** @type {HTMLInputElement} */
  const device = byId('device');
  const keys = /** @type {Record<string, string>} */ (pageData('encryption-keys'));
  let token = '';

  /** @param {string} text */
  const setStatus = (text) => (byId('caller-state').textContent = text);

  async function signIn() {
    token = '';
    const user = account.value;
    if (!user) return setStatus('Calls are made without a session.');
    setStatus(`Signing in as ${user}.`);
    try {
      const answer = await callJson('POST', '/__sandbox/session', { user, brand: merchant.value });
      token = /** @type {{ record: { token: string } }} */ (answer).record.token;
      setStatus(
        `Signed in as ${user} at ${merchant.value}. The token goes along as Authorization.`,
      );
    } catch (error) {
      setStatus(`Signing in failed: ${messageOf(error)}`);
    }
  }

  /** @type {Account[]} */
  let accounts = [];

  function offerAccounts() {
    const chosen = account.value;
    const own = accounts.filter(({ brand }) => brand === merchant.value);
    const offered = own.map(({ userName, note }) =>
      el('option', { value: userName, selected: userName === chosen }, `${userName}: ${note}`),
    );
    account.replaceChildren(el('option', { value: '' }, 'Guest'), ...offered);
    return signIn();
  }

  async function load() {
    accounts = /** @type {Account[]} */ (await callJson('GET', '/__sandbox/accounts'));
    await offerAccounts();
  }

  merchant.replaceChildren(
    // A host serves its own merchant only.
    ...merchants().map(({ code, name, host }) =>
      el('option', { value: code, selected: host === location.hostname }, name),
    ),
  );
  merchant.addEventListener('change', () => void offerAccounts());
  account.addEventListener('change', () => void signIn());
  byId('caller').addEventListener('submit', (event) => event.preventDefault());
  load().catch((error) => setStatus(`The accounts could not be read: ${messageOf(error)}`));

  /** @type {Caller} */
  const caller = {
    headers: () => {
      const named = device.value.trim();
      return {
        Merchant: merchant.value,
        Language: language.value,
        ...(named && { Device: named }),
        ...(token && { Authorization: token }),
      };
    },
    encryptionKey: () => keys[merchant.value],
    signInAs: (user) => {
      if (account.value === user) return Promise.resolve();
      account.value = user;
      return signIn();
    },
  };
  return caller;
}
