import { html } from 'hono/html';
import type { Markup } from '../../shared/page';
import { CONTENT_KINDS, type ContentField } from './content-kinds';
import { field, type Section } from './section';

function control(id: string, { name, kind, required, choices }: ContentField): Markup {
  const needed = required ? html`required` : '';
  if (kind === 'choice') {
    return html`<select id="${id}" name="${name}">
      ${choices?.map(([value, label]) => html`<option value="${value}">${label}</option>`)}
    </select>`;
  }
  if (kind === 'html' || kind === 'images') {
    return html`<textarea id="${id}" name="${name}" data-kind="${kind}" ${needed}></textarea>`;
  }
  const type = kind === 'time' ? 'datetime-local' : 'text';
  return html`<input
    id="${id}"
    name="${name}"
    type="${type}"
    data-kind="${kind}"
    autocomplete="off"
    ${needed}
  />`;
}

function kindFields(kind: string, fields: readonly ContentField[]): Markup {
  return html`<fieldset class="fields" data-content-kind="${kind}">
    <legend class="visually-hidden">${kind}</legend>
    ${fields.map((part) => {
      const id = `content-${kind}-${part.name}`;
      const wide = part.kind === 'html' || part.kind === 'images' ? 'wide' : '';
      return html`<div class="${wide}">
        <label for="${id}">${part.label}</label>${control(id, part)}
      </div>`;
    })}
  </fieldset>`;
}

/** Form that publishes content of a merchant. */
export const contentEditor: Section = {
  id: 'content',
  title: 'Content',
  about: 'Publishes an announcement, notice, popup, banner or promotion to a brand.',
  body: html`<form id="content-form" class="stack">
    <div class="fields">
      ${field('content-brand', 'Brand', html`<select id="content-brand" name="brand" data-brands></select>`)}
      ${field(
        'content-kind',
        'Kind',
        html`<select id="content-kind" name="kind">
          ${Object.keys(CONTENT_KINDS).map((kind) => html`<option>${kind}</option>`)}
        </select>`,
      )}
    </div>
    ${Object.entries(CONTENT_KINDS).map(([kind, fields]) => kindFields(kind, fields))}
    <div class="row"><button class="primary">Publish</button></div>
  </form>`,
};
