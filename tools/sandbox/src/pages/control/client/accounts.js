// @ts-check
import { byId, el, merchants } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { money } from '../../shared/client/money.js';
import { enterLink } from './enter-link.js';

/** @typedef {import('./types.d.ts').Account} Account */

/** @type {Record<number, string>} */
const TYPES = {
  0: 'player',
  1: 'agent',
  2: 'general agent',
  4: 'trial',
  40: 'virtual player',
  41: 'virtual agent',
  42: 'virtual general agent',
};

/** @param {Account} account */
function accountLink({ brand, userName, balance }) {
  const merchant = merchants().find(({ code }) => code === brand);
  if (!merchant) return null;
  const amount = money(balance, merchant.currency);
  const label = `Log in as ${userName} at ${merchant.name}, balance ${amount}`;
  return enterLink(merchant, { user: userName, to: '/m/home' }, { label, below: amount });
}

/** @param {Account[]} same Accounts of one user name, one per brand. */
function personRow(same) {
  const [first] = same;
  if (!first) return null;
  const { userName, type, note } = first;
  const kind = `${TYPES[type] ?? 'account'}, type ${type}`;
  return el(
    'div',
    { class: 'person' },
    el(
      'div',
      {},
      el('h3', {}, `${userName} `, el('span', { class: 'badge' }, kind)),
      el('p', {}, note),
    ),
    el(
      'div',
      { class: 'enter-links', role: 'group', 'aria-label': `Log in as ${userName}` },
      ...same.map(accountLink),
    ),
  );
}

/** Lists the accounts with a login link per brand. */
export async function startAccounts() {
  const accounts = /** @type {Account[]} */ (await callJson('GET', '/__sandbox/accounts'));
  const names = [...new Set(accounts.map(({ userName }) => userName))];
  const rows = names.map((name) => personRow(accounts.filter(({ userName }) => userName === name)));
  byId('accounts-list').replaceChildren(...rows.filter((row) => row !== null));
  byId('user-names').replaceChildren(...names.map((value) => el('option', { value })));
}
