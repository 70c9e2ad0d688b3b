// @ts-check
import { byId } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { attempt } from './status.js';

/** @type {Record<string, (text: string) => unknown>} */
const READ = {
  time: (text) => new Date(text).getTime(),
  images: (text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((url, at) => ({ sequence: at + 1, url })),
};

/**
 * Form values by the documents' field names.
 * @param {HTMLFormElement} form
 */
function contentOf(form) {
  /** @type {Record<string, unknown>} */
  const content = {};
  for (const control of form.elements) {
    if (!('name' in control && 'value' in control) || !(control instanceof HTMLElement)) continue;
    const { name, value } = control;
    // Fields of other kinds are in disabled fieldsets.
    if (control.matches(':disabled') || typeof value !== 'string' || value === '') continue;
    content[String(name)] = (READ[control.dataset['kind'] ?? ''] ?? String)(value);
  }
  delete content[''];
  return content;
}

/** Shows the fields of the selected kind and publishes content. */
export function startContent() {
  /** @type {HTMLFormElement} */
  const form = byId('content-form');
  /** @type {HTMLSelectElement} */
  const kind = byId('content-kind');
  const groups = [...form.querySelectorAll('fieldset')];

  function showKind() {
    for (const group of groups) {
      group.hidden = group.dataset['contentKind'] !== kind.value;
      group.disabled = group.hidden;
    }
  }

  kind.addEventListener('change', showKind);
  showKind();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt('content', async () => {
      const content = contentOf(form);
      const answer = /** @type {{ id?: string }} */ (
        await callJson('POST', '/__sandbox/content', content)
      );
      return `Published to ${String(content['brand'])} as ${answer.id ?? 'new content'}.`;
    });
  });
}
