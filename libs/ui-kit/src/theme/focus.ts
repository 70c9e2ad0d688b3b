/** Focuses a new element without scrolling, unless a control has the focus. */
export function focusInPlace(element: HTMLElement | null): void {
  if (document.activeElement?.matches('body, main')) element?.focus({ preventScroll: true });
}

/**
 * Moves the focus away from a control that is about to be removed: to its next sibling, else to the previous one, else
 * to the page or dialog around it.
 */
export function focusBeside(control: HTMLElement, kin: readonly HTMLElement[]): void {
  if (document.activeElement !== control) return;
  const at = kin.indexOf(control);
  const around = control.closest<HTMLElement>('[tabindex="-1"]');
  (kin[at + 1] ?? kin[at - 1] ?? around)?.focus({ preventScroll: true });
}
