import { focusInPlace } from '@lobby/ui-kit';

/** Controls that may receive the focus; never a field, which would open a phone's keyboard. */
const CONTROLS = 'a[href], button:not([disabled], [tabindex="-1"])';

/** Parts within which the next control is of the same kind. */
const GROUPS = 'ul, ol, [role="list"], table, form';

/** Milliseconds after a press in which a removed control counts as its result. */
const RESULT_MS = 30_000;

/**
 * Returns the control after a position in its group, else the last before it; undefined without a group or a control.
 */
function neighbour(parent: Element, next: Node | null): HTMLElement | undefined {
  const place = document.createRange();
  if (next && next.parentNode === parent) place.setStartBefore(next);
  else place.setStart(parent, parent.childNodes.length);
  place.collapse(true);
  const controls = [...(parent.closest(GROUPS)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  return controls.find((one) => place.comparePoint(one, 0) > 0) ?? controls.at(-1);
}

/** Returns the start of a position's context: its dialog, else the focusable heading, else the page. */
function startOf(parent: Element): HTMLElement | null {
  const around = parent.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  return (
    around ?? document.querySelector('main h1[tabindex="-1"]') ?? document.querySelector('main')
  );
}

/**
 * Moves the focus when a pressed control disappears with it, as after a claim or "Try again": to the next control of
 * its list or form, else to the start of its dialog or page (WCAG 2.4.3). Returns a function that stops.
 */
export function keepFocus(): () => void {
  let focused: Node | null = null;
  let pressedAt = -Infinity;
  const onFocus = ({ target }: FocusEvent) => (focused = target instanceof Node ? target : null);
  const onPress = () => (pressedAt = performance.now());

  const watch = new MutationObserver((records) => {
    const gone = focused;
    if (!gone || gone.isConnected) return;
    focused = null;
    if (performance.now() - pressedAt > RESULT_MS) return;
    const removal = records.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    );
    const parent = removal?.target;
    // A closing dialog restores the focus itself.
    if (!(parent instanceof Element) || parent === document.body) return;
    // A focus set by the screen takes precedence.
    requestAnimationFrame(() => {
      const { nextSibling } = removal ?? { nextSibling: null };
      if (parent.isConnected) focusInPlace(neighbour(parent, nextSibling) ?? startOf(parent));
    });
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('click', onPress, true);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('click', onPress, true);
  };
}
