// @ts-check
import { byId, el, merchants } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { money } from '../../shared/client/money.js';

/** @typedef {import('./types.d.ts').Account} Account */
/** @typedef {import('../../shared/client/dom.js').Merchant} Merchant */

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
function notesOf({ firstTimeLogin, mayLogIn }) {
  const notes = [
    firstTimeLogin ? 'must change its password at first login' : '',
    mayLogIn ? '' : 'may not log in',
  ];
  return notes.filter(Boolean).join(', ');
}

/**
 * @param {Account} account
 * @param {Merchant} merchant
 */
function enterLink({ userName, balance }, { code, name, host, currency }) {
  const query = new URLSearchParams({ user: userName, brand: code, to: '/m/home' });
  const port = location.port && `:${location.port}`;
  const amount = money(balance[code] ?? '0', currency);
  return el(
    'a',
    {
      class: 'button',
      'data-brand': code,
      href: `${location.protocol}//${host}${port}/__sandbox/enter?${query}`,
      // A tab of its own, so that several people can be signed in beside each other.
      target: '_blank',
      rel: 'noopener',
      'aria-label': `Log in as ${userName} at ${name}, seeded with ${amount}`,
    },
    name,
    el('small', {}, amount),
  );
}

/** @param {Account} account */
function personRow(account) {
  const { userName, type } = account;
  const notes = notesOf(account);
  const links = merchants().map((merchant) => enterLink(account, merchant));
  return el(
    'div',
    { class: 'person' },
    el(
      'div',
      {},
      el(
        'h3',
        {},
        `${userName} `,
        el('span', { class: 'badge' }, `${TYPES[type] ?? 'account'}, type ${type}`),
      ),
      notes ? el('p', {}, notes) : null,
    ),
    el(
      'div',
      { class: 'enter-links', role: 'group', 'aria-label': `Log in as ${userName}` },
      ...links,
    ),
  );
}

/** Shows who can be logged in, with a link for each brand. */
export async function startAccounts() {
  const answer = await callJson('GET', '/__sandbox/accounts');
  const { accounts } = /** @type {{ accounts: Account[] }} */ (answer);
  byId('accounts-list').replaceChildren(...accounts.map(personRow));
  byId('user-names').replaceChildren(
    ...accounts.map(({ userName }) => el('option', { value: userName })),
  );
}
