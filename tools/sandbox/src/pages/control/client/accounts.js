// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { callJson, messageOf } from '../../shared/client/http.js';
import { say } from './say.js';
import { onState } from './state.js';

/** @typedef {import('./types.d.ts').Account} Account */
/** @typedef {import('./types.d.ts').SandboxState} SandboxState */

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

/**
 * @param {Account} account
 * @param {SandboxState} state
 */
function enterLink({ brand, userName, balance }, { brands, port }) {
  const host = brands.find(({ code }) => code === brand)?.host ?? `${brand}.localhost`;
  const query = new URLSearchParams({ user: userName, brand, to: '/m/home' });
  const origin = `${location.protocol}//${host.split(':')[0]}:${port || location.port}`;
  const label = `Log in as ${userName} at ${brand}, balance ${balance}`;
  return el(
    'a',
    // A tab of its own, so that several people can be signed in beside each other.
    { class: 'button', href: `${origin}/__sandbox/enter?${query}`, target: '_blank', rel: 'noopener', 'aria-label': label },
    brand,
    el('small', {}, balance),
  );
}

/**
 * @param {Account[]} same one person's accounts, a brand each
 * @param {SandboxState} state
 */
function personRow(same, state) {
  const [first] = same;
  if (!first) return null;
  const kind = TYPES[first.type] ?? 'account';
  return el(
    'div',
    { class: 'person' },
    el(
      'div',
      {},
      el('h3', {}, `${first.userName} `, el('span', { class: 'badge' }, `${kind}, type ${first.type}`)),
      first.note ? el('p', {}, first.note) : null,
    ),
    el('div', { class: 'enter-links', role: 'group', 'aria-label': `Log in as ${first.userName}` }, ...same.map((account) => enterLink(account, state))),
  );
}

/** Shows who can be logged in, with a link for each brand. */
export function startAccounts() {
  onState(async (state) => {
    try {
      const accounts = /** @type {Account[]} */ (await callJson('GET', '/__sandbox/accounts'));
      const names = [...new Set(accounts.map(({ userName }) => userName))];
      const rows = names.map((name) => personRow(accounts.filter(({ userName }) => userName === name), state));
      byId('accounts-list').replaceChildren(...rows.filter((row) => row !== null));
      byId('user-names').replaceChildren(...names.map((value) => el('option', { value })));
    } catch (error) {
      say('accounts', messageOf(error), 'bad');
    }
  });
}
