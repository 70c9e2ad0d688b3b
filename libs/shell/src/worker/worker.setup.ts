import { vi } from 'vitest';

/** A browser's service worker container for tests: dispatch `controllerchange` and messages on it. */
export function workerOf(): ServiceWorkerContainer {
  const registration = { active: null, waiting: null, update: vi.fn(async () => undefined) };
  const container = {
    controller: null,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
    startMessages: vi.fn(),
  };
  return Object.assign(new EventTarget(), container) as unknown as ServiceWorkerContainer;
}
