// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { callJson, messageOf } from '../../shared/client/http.js';

/**
 * @typedef {object} Caller
 * @property {() => Record<string, string>} headers of every call
 * @property {() => string | undefined} encryptionKey of the chosen merchant
 */

/** @typedef {{ code: string, encryptionKey: string }} BrandState */
/** @typedef {{ brand: string, userName: string, type: number, note?: string }} Account */

/** Keeps who calls are made as, and signs in when an account is chosen. */
export function startCaller() {
  /** @type {HTMLSelectElement} */
  const merchant = byId('merchant');
  /** @type {HTMLSelectElement} */
  const account = byId('account');
  /** @type {BrandState[]} */
  let brands = [];
  /** @type {Account[]} */
  let accounts = [];
  let token = '';

  /** @param {string} text */
  const say = (text) => (byId('caller-state').textContent = text);

  function offerAccounts() {
    const own = accounts.filter(({ brand }) => brand === merchant.value);
    account.replaceChildren(
      el('option', { value: '' }, 'Guest'),
      ...own.map(({ userName, note }) => el('option', { value: userName }, note ? `${userName}: ${note}` : userName)),
    );
    token = '';
    say('Calls are made without a session.');
  }

  async function signIn() {
    token = '';
    const user = account.value;
    if (!user) return say('Calls are made without a session.');
    say(`Signing in as ${user}.`);
    try {
      const answer = await callJson('POST', '/__sandbox/session', { user, brand: merchant.value });
      token = /** @type {{ record: { token: string } }} */ (answer).record.token;
      say(`Signed in as ${user}. The token goes along as Authorization.`);
    } catch (error) {
      say(`Signing in failed: ${messageOf(error)}`);
    }
  }

  async function load() {
    const [state, list] = await Promise.all([
      callJson('GET', '/__sandbox/state'),
      callJson('GET', '/__sandbox/accounts'),
    ]);
    brands = /** @type {{ brands: BrandState[] }} */ (state).brands;
    accounts = /** @type {Account[]} */ (list);
    merchant.replaceChildren(...brands.map(({ code }) => el('option', { value: code }, code)));
    offerAccounts();
  }

  merchant.addEventListener('change', offerAccounts);
  account.addEventListener('change', () => void signIn());
  byId('caller').addEventListener('submit', (event) => event.preventDefault());
  load().catch((error) => say(`The accounts could not be read: ${messageOf(error)}`));

  /** @type {Caller} */
  const caller = {
    headers: () => {
      const device = byId('device');
      const named = device instanceof HTMLInputElement ? device.value.trim() : '';
      const language = byId('language');
      return {
        Merchant: merchant.value,
        Language: language instanceof HTMLSelectElement ? language.value : 'EN',
        ...(named && { Device: named }),
        ...(token && { Authorization: token }),
      };
    },
    encryptionKey: () => brands.find(({ code }) => code === merchant.value)?.encryptionKey,
  };
  return caller;
}
