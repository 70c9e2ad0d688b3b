import { html } from 'hono/html';
import { field, type Section } from './section';

export const brands: Section = {
  id: 'brands',
  title: 'Brands',
  about: 'Flags, templates and the status gate of each brand. A switch takes effect at once.',
  body: html`<div id="brands-list" class="brands"></div>`,
};

export const clock: Section = {
  id: 'clock',
  title: 'Clock',
  about:
    'Moves the platform’s time: codes expire, events start, due jobs run. It cannot be set back before the last recorded event.',
  body: html`<form id="clock-form" class="stack">
    <p>
      Platform time: <span id="clock-now" class="mono">-</span>, <span id="clock-shift"></span>.
    </p>
    <div class="row" id="clock-steps" role="group" aria-label="Move the clock"></div>
    <div>
      <input type="checkbox" id="clock-keep" checked />
      <label for="clock-keep">Keep people logged in</label>
    </div>
    <div class="row">
      ${field(
        'clock-ms',
        'Shift in milliseconds',
        html`<input id="clock-ms" type="number" step="1" value="0" required />`,
      )}
      <button class="primary">Set the shift</button>
    </div>
  </form>`,
};
