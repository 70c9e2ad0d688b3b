import type { FocusEvent, KeyboardEvent } from 'react';

/** Returns the next required text field of the form that is empty; undefined if nothing is left to fill in. */
function nextEmpty(input: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...(input.form?.querySelectorAll('input') ?? [])];
  return fields
    .slice(fields.indexOf(input) + 1)
    .find(
      (field) =>
        field.getAttribute('aria-required') === 'true' && !field.disabled && field.value === '',
    );
}

/** Names the enter key of a touch keyboard by what it does: the next field, or go. */
export function nameEnterKey({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) {
    target.setAttribute('enterkeyhint', nextEmpty(target) ? 'next' : 'go');
  }
}

/** Enter leads to the next required field that is empty; with none left it submits, as the browser does. */
export function onEnterKey(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const next = nextEmpty(target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
