import { html } from 'hono/html';
import type { Markup } from '../../shared/page';

export interface Section {
  id: string;
  title: string;
  /** Purpose of the section in one sentence. */
  about: string;
  body: Markup;
}

/** Section of the control page, with a status line for its script. */
export function sectionMarkup({ id, title, about, body }: Section): Markup {
  return html`<section class="card" id="${id}" aria-labelledby="${id}-title">
    <div class="head">
      <h2 id="${id}-title">${title}</h2>
      <p class="hint">${about}</p>
    </div>
    ${body}
    <p class="said" id="${id}-said" role="status"></p>
  </section>`;
}

/** Empty table with the given columns; its script fills the body `<id>-rows`. */
export function emptyTable(id: string, caption: string, columns: readonly string[]): Markup {
  return html`<table class="cards">
    <caption class="visually-hidden">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody id="${id}-rows"></tbody>
  </table>`;
}

/** Labelled control; `control` must have the same id. */
export function field(id: string, label: string, control: Markup): Markup {
  return html`<div><label for="${id}">${label}</label>${control}</div>`;
}
