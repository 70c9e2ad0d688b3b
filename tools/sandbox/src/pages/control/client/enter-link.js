// @ts-check
import { el } from '../../shared/client/dom.js';

/**
 * Link that signs in at a merchant's host, in a new tab.
 * @param {import('../../shared/client/dom.js').Merchant} merchant
 * @param {Record<string, string>} query Of the entrance page, beside the brand.
 * @param {{ label: string, below?: string }} words
 */
export function enterLink(merchant, query, { label, below }) {
  const { code: brand, host, name } = merchant;
  const port = location.port && `:${location.port}`;
  return el(
    'a',
    {
      class: 'button',
      'data-brand': brand,
      href: `${location.protocol}//${host}${port}/__sandbox/enter?${new URLSearchParams({ ...query, brand })}`,
      // New tab, so that several accounts can be signed in side by side.
      target: '_blank',
      rel: 'noopener',
      'aria-label': label,
    },
    name,
    below ? el('small', {}, below) : null,
  );
}
