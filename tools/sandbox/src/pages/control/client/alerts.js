// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { onState } from './state.js';

/** Shows warnings for everything that differs from the seeded state, such as a forgotten fault. */
export function startAlerts() {
  onState(({ brands, clock, faults }) => {
    const closed = brands.filter(({ status }) => status.maintenance || status.regionRestriction);
    const words = [
      ...closed.map(({ name }) => `${name} is closed`),
      clock.shiftMs === 0 ? '' : 'clock moved',
      faults.length === 0 ? '' : `${faults.length} fault${faults.length > 1 ? 's' : ''} in force`,
    ].filter(Boolean);
    byId('alerts').replaceChildren(
      ...words.map((word) => el('span', { class: 'badge', 'data-tone': 'warn' }, `${word}.`)),
    );
  });
}
