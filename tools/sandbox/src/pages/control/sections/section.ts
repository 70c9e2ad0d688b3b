import { html } from 'hono/html';
import type { Markup } from '../../shared/page';

export interface Section {
  id: string;
  title: string;
  /** One sentence: what a person does here. */
  about: string;
  body: Markup;
}

/** One subject of the control page, with a place for what its script has to say. */
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

/** An empty table with the given columns; the script fills its body, found by `<id>-rows`. */
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

/** A labelled control; `control` must carry the same id. */
export function field(id: string, label: string, control: Markup): Markup {
  return html`<div><label for="${id}">${label}</label>${control}</div>`;
}
