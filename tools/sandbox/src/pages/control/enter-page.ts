import { html } from 'hono/html';
import { page, pageData, type Markup } from '../shared/page';
import { CONTROL_ASSETS } from './control-page';

export interface Entrance {
  user: string;
  brand: string;
  /** Path on this host; empty for the state's own page. */
  to: string;
  /** State of `control/states`, instead of a user; empty for none. */
  state: string;
}

/** Validated path on this host; falls back to Home (no open redirect). */
export function entrancePath(to: string | undefined): string {
  const origin = 'http://lobby.invalid';
  const home = '/m/home';
  if (!to?.startsWith('/') || !URL.canParse(to, origin)) return home;
  const url = new URL(to, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : home;
}

/** Page that signs an account in on the brand's host and redirects, because storage is per origin. */
export function enterPage(entrance: Entrance): Markup {
  const who = entrance.state === '' ? entrance.user : `an account in state ${entrance.state}`;
  return page({
    title: `Log in as ${who}`,
    styles: [
      `${CONTROL_ASSETS}/shared/client/base.css`,
      `${CONTROL_ASSETS}/control/client/enter.css`,
    ],
    scripts: [`${CONTROL_ASSETS}/control/client/enter.js`],
    head: pageData('entrance', entrance),
    body: html`<body>
      <main class="enter">
        <h1>Lobby sandbox</h1>
        <p id="enter-said" role="status">Signing in as ${who}.</p>
      </main>
    </body>`,
  });
}
