import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { Knob, KnobGroup } from '../../../control/knobs/knob';
import { KNOBS } from '../../../control/knobs/knobs';
import { STATES } from '../../../control/states/states';
import type { Markup } from '../../shared/page';
import type { Section } from './section';

/** Field of a knob in its JSON schema. */
interface FieldSchema {
  title?: string;
  type?: string;
  enum?: readonly string[];
  /** Id of a list of suggestions. */
  list?: string;
  /** Whether it is a multi-line text. */
  long?: boolean;
}

function control(id: string, name: string, schema: FieldSchema, required: boolean): Markup {
  const needed = required ? html`required` : '';
  if (schema.enum !== undefined) {
    const choices = required ? schema.enum : ['', ...schema.enum];
    return html`<select id="${id}" name="${name}">
      ${choices.map((one) => html`<option value="${one}">${one || 'usual'}</option>`)}
    </select>`;
  }
  if (schema.long === true) {
    return html`<textarea id="${id}" name="${name}" ${needed}></textarea>`;
  }
  return html`<input
    id="${id}"
    name="${name}"
    type="${schema.type === 'integer' ? 'number' : 'text'}"
    list="${schema.list ?? ''}"
    autocomplete="off"
    ${needed}
  />`;
}

function form(name: string, { title, about, fields }: Knob): Markup {
  const schema = z.toJSONSchema(z.object(fields), { io: 'output', unrepresentable: 'any' });
  const properties = Object.entries(schema.properties ?? {}) as [string, FieldSchema][];
  return html`<details class="knob">
    <summary>${title}</summary>
    <form class="stack" data-knob="${name}">
      <p class="hint">${about}</p>
      <div class="fields">
        ${properties.map(([key, one]) => {
          const id = `knob-${name}-${key}`;
          const needed = schema.required?.includes(key) === true;
          const input = control(id, key, one, needed);
          return html`<div class="${one.long === true ? 'wide' : ''}">
            <label for="${id}">${one.title ?? key}</label>${input}
          </div>`;
        })}
      </div>
      <div class="row"><button class="primary">${title}</button></div>
      <div data-result></div>
    </form>
  </details>`;
}

/** Forms of the knobs of a group, one per row of the table. */
const forms = (group: KnobGroup): Markup =>
  html`<div class="knobs">
    ${Object.entries<Knob>(KNOBS)
      .filter(([, row]) => row.group === group)
      .map(([name, row]) => form(name, row))}
  </div>`;

export const states: Section = {
  id: 'states',
  title: 'States',
  about:
    'Opens a page with an account in a state, usually a new one each time. Password: Play1234.',
  body: html`<div class="people">
    ${Object.entries(STATES).map(
      ([name, { title, about, to }]) =>
        html`<div class="person">
          <div>
            <h3>${title}</h3>
            <p>${about} <code>${to}</code></p>
          </div>
          <div
            class="enter-links"
            role="group"
            aria-label="Enter: ${title}"
            data-state="${name}"
          ></div>
        </div>`,
    )}
  </div>`,
};

export const orders: Section = {
  id: 'orders',
  title: 'Orders',
  about: 'Decides a deposit or a withdrawal before its scheduled outcome.',
  body: html`<datalist id="waiting-orders"></datalist> ${forms('money')}`,
};

export const players: Section = {
  id: 'players',
  title: 'Players',
  about:
    'Messages, uploads, balance, VIP level, points and identity check of a player, and the chat with customer service.',
  body: forms('players'),
};

export const catalogue: Section = {
  id: 'catalogue',
  title: 'Vendors, games and hosts',
  about: 'Turns vendors and games off and on at every brand, and hosts on and off air.',
  body: html`<datalist id="vendor-codes"></datalist>
    <datalist id="host-ids"></datalist>
    ${forms('catalogue')}`,
};

export const settings: Section = {
  id: 'settings',
  title: 'Settings',
  about: 'Settings and registration fields of a brand.',
  body: forms('brands'),
};

export const jobs: Section = {
  id: 'jobs',
  title: 'Jobs',
  about: 'Lists pending jobs and runs them early.',
  body: forms('jobs'),
};
