import { html } from 'hono/html';
import type { ContractTable, KnownExamples } from '../openapi/types';
import { encryptionKeys, merchants } from '../shared/merchants';
import { page, type Markup } from '../shared/page';
import { callSection } from './call-section';

const LANGUAGES = ['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT'];

/** Select for the calling account, for the whole page. */
const caller = html`<form class="card caller" id="caller" aria-labelledby="caller-title">
  <h2 id="caller-title">Calls are made as</h2>
  <div class="fields">
    <div>
      <label for="merchant">Merchant</label
      ><select id="merchant"></select>
    </div>
    <div>
      <label for="account">Account</label>
      <select id="account">
        <option value="">Guest</option>
      </select>
    </div>
    <div>
      <label for="language">Language</label>
      <select id="language">
        ${LANGUAGES.map((code) => html`<option ${code === 'EN' ? 'selected' : ''}>${code}</option>`)}
      </select>
    </div>
    <div>
      <label for="device">Device</label>
      <input id="device" autocomplete="off" placeholder="not sent" />
    </div>
  </div>
  <p class="hint" id="caller-state" role="status">Reading the accounts of this sandbox.</p>
</form>`;

const search = html`<search>
  <label for="search">Search calls</label>
  <input
    id="search"
    type="search"
    placeholder="path, name, module, flag, error code"
    autocomplete="off"
  />
  <p class="hint" id="found" role="status"></p>
</search>`;

function areaSection(area: string, calls: ContractTable[string], examples: KnownExamples): Markup {
  return html`<section class="area" aria-labelledby="area-${area}">
    <h2 id="area-${area}">${area}</h2>
    ${Object.entries(calls).map(([name, call]) => callSection(area, name, call, examples[`${area}.${name}`]))}
  </section>`;
}

/** Table of contents: areas with their calls. */
function contents(contract: ContractTable): Markup {
  return html`<nav class="areas" aria-label="Contents">
    <ul>
      ${Object.entries(contract).map(
        ([area, calls]) =>
          html`<li>
            <details>
              <summary>${area} <span class="hint">${Object.keys(calls).length}</span></summary>
              <ul>
                ${Object.keys(calls).map(
                  (name) => html`<li><a href="#${area}.${name}">${name}</a></li>`,
                )}
              </ul>
            </details>
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** Page that documents the contract, with search and forms to try calls. */
export function docsPage(contract: ContractTable, examples: KnownExamples = {}): Markup {
  const assets = '/docs/assets';
  return page({
    title: 'Platform API, Lobby sandbox',
    styles: [
      `${assets}/shared/client/base.css`,
      `${assets}/shared/client/controls.css`,
      `${assets}/shared/client/tables.css`,
      `${assets}/docs/client/docs.css`,
    ],
    scripts: [`${assets}/docs/client/docs.js`],
    head: html`${merchants}${encryptionKeys}`,
    body: html`<body>
      <a class="skip" href="#calls">To the calls</a>
      <header class="topbar">
        <h1>Platform API</h1>
        <a href="/openapi.json">openapi.json</a>
        <a href="/__sandbox">Control page</a>
      </header>
      <div class="layout">
        <aside aria-label="Find a call">${search} ${contents(contract)}</aside>
        <main id="calls">
          ${caller}
          ${Object.entries(contract).map(([area, calls]) => areaSection(area, calls, examples))}
        </main>
      </div>
    </body>`,
  });
}
