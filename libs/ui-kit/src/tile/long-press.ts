import type { MouseEvent, PointerEvent } from 'react';

/** Duration of a long press, ms. */
const LONG_PRESS_MS = 500;

/** State of the current press: there is one at a time. */
let timer: ReturnType<typeof setTimeout> | undefined;
let touching = false;
/** The handler ran; the click that ends the press is still to come. */
let told = false;

function stop(): void {
  clearTimeout(timer);
  touching = false;
}

/**
 * Returns handlers that call `tell` for a long press, a right click and the menu key, instead of the browser's menu.
 * Not every phone reports a long press itself. The click that ends a long press is suppressed.
 */
export const longPress = (tell: () => void) => ({
  onPointerDown: ({ pointerType }: PointerEvent) => {
    stop();
    told = false;
    if (pointerType !== 'touch') return;
    touching = true;
    timer = setTimeout(() => {
      told = true;
      tell();
    }, LONG_PRESS_MS);
  },
  onPointerUp: stop,
  // The touch scrolls.
  onPointerCancel: stop,
  onContextMenu: (event: MouseEvent) => {
    event.preventDefault();
    clearTimeout(timer);
    if (!told) tell();
    told = touching;
  },
  onClickCapture: (event: MouseEvent) => {
    if (told) event.stopPropagation();
    told = false;
  },
});
