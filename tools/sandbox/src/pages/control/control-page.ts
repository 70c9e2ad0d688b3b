import { html } from 'hono/html';
import { merchants } from '../shared/merchants';
import { page, type Markup } from '../shared/page';
import { brands, clock } from './sections/brands';
import { contentEditor } from './sections/content';
import { faults } from './sections/faults';
import { catalogue, jobs, orders, players, settings, states } from './sections/knobs';
import { accounts, messages } from './sections/people';
import { calls, failedJobs, ledger, reset } from './sections/records';
import { sectionMarkup } from './sections/section';

const SECTIONS = [
  accounts,
  states,
  orders,
  players,
  messages,
  brands,
  settings,
  catalogue,
  clock,
  faults,
  contentEditor,
  ledger,
  calls,
  jobs,
  failedJobs,
  reset,
];

/** Base path of the assets of the control and entrance pages. */
export const CONTROL_ASSETS = '/__sandbox/assets';

/** Control page for developers, testers and designers. */
export function controlPage(): Markup {
  return page({
    title: 'Lobby sandbox',
    styles: [
      `${CONTROL_ASSETS}/shared/client/base.css`,
      `${CONTROL_ASSETS}/shared/client/controls.css`,
      `${CONTROL_ASSETS}/shared/client/tables.css`,
      `${CONTROL_ASSETS}/control/client/control.css`,
      `${CONTROL_ASSETS}/control/client/control-knobs.css`,
      `${CONTROL_ASSETS}/control/client/control-wide.css`,
    ],
    scripts: [`${CONTROL_ASSETS}/control/client/control.js`],
    head: merchants,
    body: html`<body>
      <a class="skip" href="#accounts">To the accounts</a>
      <header class="topbar">
        <h1>Lobby sandbox</h1>
        <a href="/docs">Platform API</a>
        <span class="state" id="alerts" role="status"></span>
      </header>
      <div class="layout">
        <nav class="sections" aria-label="Sections">
          <ul>
            ${SECTIONS.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          </ul>
        </nav>
        <main>${SECTIONS.map(sectionMarkup)}</main>
      </div>
    </body>`,
  });
}
