import { act } from '@testing-library/react';
import { vi } from 'vitest';

const WIDTH = 390;
const HEIGHT = 844;

/** Pixels; what a row of posters measures at 390 px, rounded. */
export const ROW_HEIGHT = 160;

function heightOf(element: Element): number {
  if (element === document.documentElement) return HEIGHT;
  const inner = element.firstElementChild;
  return inner instanceof HTMLElement ? parseFloat(inner.style.height) || ROW_HEIGHT : ROW_HEIGHT;
}

/** Measures whatever is observed, as a browser does after it has drawn. */
class MeasuringObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(target: Element): void {
    queueMicrotask(() => {
      const contentRect = new DOMRect(0, 0, WIDTH, heightOf(target));
      this.tell([{ target, contentRect } as ResizeObserverEntry], this);
    });
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives the document of a test the measures of a phone, which windowed lists ask for. */
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

/** Scrolls as a thumb does: the place first, then the event. */
export function scrollPage(top: number): void {
  act(() => {
    window.scrollTo(0, top);
    window.dispatchEvent(new Event('scroll'));
    document.dispatchEvent(new Event('scroll'));
  });
}
