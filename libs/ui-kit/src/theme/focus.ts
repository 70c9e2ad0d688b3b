/** Focuses a new element where it is, unless something else has the focus than the page itself. */
export function focusInPlace(element: HTMLElement | null): void {
  if (document.activeElement?.matches('body, main')) element?.focus({ preventScroll: true });
}

/**
 * Hands on the focus of a control that goes, and would take it with it: to the next of its kin, else to the one before, else
 * to the page or dialog around.
 */
export function focusBeside(control: HTMLElement, kin: readonly HTMLElement[]): void {
  if (document.activeElement !== control) return;
  const at = kin.indexOf(control);
  const around = control.closest<HTMLElement>('[tabindex="-1"]');
  (kin[at + 1] ?? kin[at - 1] ?? around)?.focus({ preventScroll: true });
}
