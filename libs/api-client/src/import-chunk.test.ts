import { afterEach, expect, test, vi } from 'vitest';
import { importChunk } from './import-chunk';

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

test('code that is gone fails as offline, and nothing was sent', async () => {
  const gone = importChunk(() => Promise.reject(new Error('gone')));
  await expect(gone).rejects.toMatchObject({ kind: 'offline', details: { sent: false } });
});
