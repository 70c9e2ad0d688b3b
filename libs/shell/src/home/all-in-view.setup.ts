import { vi } from 'vitest';

/** IntersectionObserver that reports everything as in view. */
class InView {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 };
    queueMicrotask(() => this.tell([entry as IntersectionObserverEntry], this as never));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Makes every part of the page that waits until it is in view load. */
export function allInView(): void {
  vi.stubGlobal('IntersectionObserver', InView);
}
