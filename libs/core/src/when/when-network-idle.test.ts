import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenNetworkIdle } from './when-network-idle';

/** Observers that wait for a resource. */
const listeners = new Set<() => void>();

/** The test's DOM has no network to observe: `arrive` stands in for the browser. */
class NetworkObserver {
  constructor(private readonly onArrival: () => void) {}
  observe({ type }: { type: string }): void {
    expect(type).toBe('resource');
    listeners.add(this.onArrival);
  }
  disconnect(): void {
    listeners.delete(this.onArrival);
  }
}

const arrive = () => listeners.forEach((hear) => hear());
const work = vi.fn<() => void>();
let busy = false;
const start = () => whenNetworkIdle(work, () => busy);

beforeEach(() => {
  busy = false;
  work.mockClear();
  vi.stubGlobal('PerformanceObserver', NetworkObserver);
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 0));
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  expect(listeners.size).toBe(0);
});

test('runs after a second in which nothing arrives', () => {
  start();
  vi.advanceTimersByTime(900);
  arrive();
  vi.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

test('waits for what is still asked for, and for the page to have loaded', () => {
  busy = true;
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  start();
  vi.advanceTimersByTime(10_000);
  busy = false;
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  vi.advanceTimersByTime(1100);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([500, 1000])('does nothing once it is cancelled, after %i ms', (ms) => {
  const cancel = start();
  vi.advanceTimersByTime(ms);
  cancel();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
