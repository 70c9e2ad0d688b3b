import { html } from 'hono/html';
import { encryptionKeys, merchants } from '../shared/merchants';
import { page, type Markup } from '../shared/page';

const ASSETS = '/docs/assets';

/** API documentation page: Scalar over `/openapi.json`, and a choice of the calling account. */
export function docsPage(): Markup {
  return page({
    title: 'Platform API, Lobby sandbox',
    styles: [`${ASSETS}/docs/client/docs.css`],
    scripts: [`${ASSETS}/docs/client/docs.js`],
    head: html`${merchants}${encryptionKeys}
      <script src="${ASSETS}/scalar.js" defer></script>`,
    body: html`<body>
      <header class="topbar">
        <h1>Platform API</h1>
        <a href="/openapi.json">openapi.json</a>
        <a href="/__sandbox">Control page</a>
        <label for="account">Calls are made as</label>
        <select id="account">
          <option value="example">whom the example names</option>
          <option value="">a guest</option>
        </select>
        <span class="hint" id="caller-state" role="status"></span>
      </header>
      <div id="reference"></div>
    </body>`,
  });
}
