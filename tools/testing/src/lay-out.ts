import { act } from '@testing-library/react';
import { vi } from 'vitest';

const WIDTH = 390;
const HEIGHT = 844;

/** Height of a row of posters at 390 px, in pixels. */
export const ROW_HEIGHT = 160;

function heightOf(element: Element): number {
  if (element === document.documentElement) return HEIGHT;
  const inner = element.firstElementChild;
  return inner instanceof HTMLElement ? parseFloat(inner.style.height) || ROW_HEIGHT : ROW_HEIGHT;
}

/** A ResizeObserver that reports once, as a browser does after layout. */
class MeasuringObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe(target: Element): void {
    queueMicrotask(() => {
      const contentRect = new DOMRect(0, 0, WIDTH, heightOf(target));
      this.callback([{ target, contentRect } as ResizeObserverEntry], this);
    });
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives the test's document a phone's size, for windowed lists. */
export function layOut(): void {
  window.scrollTo(0, 0);
  vi.stubGlobal('ResizeObserver', MeasuringObserver);
  vi.stubGlobal('innerHeight', HEIGHT);
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  Object.defineProperty(prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, -window.scrollY, WIDTH, heightOf(this));
  });
}

/** Scrolls as a browser does: position first, then the event. */
export function scrollPage(top: number): void {
  act(() => {
    window.scrollTo(0, top);
    window.dispatchEvent(new Event('scroll'));
    document.dispatchEvent(new Event('scroll'));
  });
}
