import type { MouseEvent, PointerEvent } from 'react';

/** Milliseconds that a finger rests for a long press. */
const LONG_PRESS_MS = 500;

/** Of the finger that is down: there is one press at a time. */
let timer: ReturnType<typeof setTimeout> | undefined;
let touching = false;
/** The handler ran; the click that ends the press is still to come. */
let told = false;

function stop(): void {
  clearTimeout(timer);
  touching = false;
}

/**
 * Handlers that call `tell` for a long press, a right click and the menu key, in place of the browser's own menu. Not
 * every phone reports a long press by itself. The click that ends it is none.
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
  // The finger scrolls.
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
