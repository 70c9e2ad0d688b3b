// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { onState } from './state.js';

/** Says at the top whatever makes the sandbox behave unlike the seeded one: a forgotten fault costs hours. */
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
