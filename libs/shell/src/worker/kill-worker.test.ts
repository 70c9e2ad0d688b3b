import { beforeEach, expect, test, vi } from 'vitest';

const unregister = vi.fn(async () => true);
const skipWaiting = vi.fn(async () => undefined);
const kept = new Set<string>();

/** Listeners of this worker only: another file's may listen to the same page. */
const own = new EventTarget();

/** Events of the browser, and the worker's reaction. */
async function tell(kind: 'install' | 'activate' | 'message'): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  own.dispatchEvent(Object.assign(new Event(kind), { waitUntil }));
  await Promise.all(work);
}

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('registration', { unregister });
  vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() });
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
  kept.add('pages').add('files');
  vi.stubGlobal('addEventListener', own.addEventListener.bind(own));
  // Registers its listeners once, however often it is imported.
  await import('./kill-worker');
});

test('it takes over at once, and keeps what there is until it has', async () => {
  await tell('install');
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect(kept.size).toBe(2);
});

test.each(['activate', 'message'] as const)(
  'all that was kept ends, and it too: %s',
  async (kind) => {
    await tell(kind);
    expect([...kept]).toEqual([]);
    expect(unregister).toHaveBeenCalledTimes(1);
  },
);
