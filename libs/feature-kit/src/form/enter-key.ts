import { isComposing } from '@lobby/ui-kit';
import type { FocusEvent, KeyboardEvent } from 'react';

/** Returns the next empty required input of the form; undefined if there is none. */
function nextEmpty(input: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...(input.form?.querySelectorAll('input') ?? [])];
  return fields
    .slice(fields.indexOf(input) + 1)
    .find(
      (field) =>
        field.getAttribute('aria-required') === 'true' && !field.disabled && field.value === '',
    );
}

/** Sets the label of a touch keyboard's enter key: next field, or go. */
export function nameEnterKey({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) {
    target.setAttribute('enterkeyhint', nextEmpty(target) ? 'next' : 'go');
  }
}

/** Enter focuses the next empty required field; without one the browser submits the form. */
export function onEnterKey(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event;
  if (key !== 'Enter' || isComposing(nativeEvent) || !(target instanceof HTMLInputElement)) return;
  const next = nextEmpty(target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
