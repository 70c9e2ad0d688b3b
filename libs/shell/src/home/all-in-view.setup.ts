import { vi } from 'vitest';

/** Everything watched is in view at once. */
class InView {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 };
    queueMicrotask(() => this.tell([entry as IntersectionObserverEntry], this as never));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Lets every part of the page load that waits until it is in view. */
export function allInView(): void {
  vi.stubGlobal('IntersectionObserver', InView);
}
