// @ts-check
import { merchants } from '../../shared/client/dom.js';
import { enterLink } from './enter-link.js';

/** Adds a link per brand to each state. */
export function startStates() {
  for (const group of document.querySelectorAll('[data-state]')) {
    const state = group.getAttribute('data-state') ?? '';
    const title = group.getAttribute('aria-label') ?? '';
    group.append(
      ...merchants().map((merchant) =>
        enterLink(merchant, { state }, { label: `${title}, at ${merchant.name}` }),
      ),
    );
  }
}
