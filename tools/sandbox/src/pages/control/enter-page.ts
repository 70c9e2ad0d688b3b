import { html } from 'hono/html';
import { page, pageData, type Markup } from '../shared/page';
import { CONTROL_ASSETS } from './control-page';

export interface Entrance {
  user: string;
  brand: string;
  /** A path of this host. */
  to: string;
}

/** A path on this very host; whatever would leave it is Home. */
export function entrancePath(to: string | undefined): string {
  const origin = 'http://lobby.invalid';
  const home = '/m/home';
  if (!to?.startsWith('/') || !URL.canParse(to, origin)) return home;
  const url = new URL(to, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : home;
}

/** Signs a sandbox account in on the brand's own host, then goes on: storage belongs to a host. */
export function enterPage(entrance: Entrance): Markup {
  return page({
    title: `Log in as ${entrance.user}`,
    styles: [
      `${CONTROL_ASSETS}/shared/client/base.css`,
      `${CONTROL_ASSETS}/control/client/enter.css`,
    ],
    scripts: [`${CONTROL_ASSETS}/control/client/enter.js`],
    head: pageData('entrance', entrance),
    body: html`<body>
      <main class="enter">
        <h1>Lobby sandbox</h1>
        <p id="enter-said" role="status">Signing in as ${entrance.user}.</p>
      </main>
    </body>`,
  });
}
