import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importChunk } from './import-chunk';
import { platform } from './transport/transport.setup';

beforeEach(() => void platform([]));
afterEach(() => vi.useRealTimers());

test('code that does not arrive fails after 15 s, and nothing was sent', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  importChunk(() => new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed.mock.calls).toMatchObject([[{ kind: 'timeout', details: { sent: false } }]]);
});

test('code that arrives leaves no timer', async () => {
  vi.useFakeTimers();
  await expect(importChunk(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

test('code that does not load fails as offline, and nothing was sent', async () => {
  const lost = importChunk(() => Promise.reject(new Error('lost')));
  await expect(lost).rejects.toMatchObject({ kind: 'offline', details: { sent: false } });
});

test('code that the server no longer has is told, and fails as what it is', async () => {
  const onLoadError = vi.fn(() => true);
  platform([], { onLoadError });
  const cause = new Error('/assets/a.js');
  const gone = importChunk(() => Promise.reject(cause));
  await expect(gone).rejects.toMatchObject({ kind: 'http', details: { status: 404, sent: false } });
  expect(onLoadError.mock.calls).toEqual([[cause]]);
});
