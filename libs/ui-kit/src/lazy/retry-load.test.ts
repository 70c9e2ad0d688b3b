import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryLoad, isMissingFile } from './retry-load';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work is tried as often as it may be, and rejects with its last failure', async () => {
  const work = vi.fn(() => Promise.reject(new Error(`try ${work.mock.calls.length}`)));
  const failure = retryLoad(work, 5).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(43_999);
  expect(work).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBe('Error: try 5');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(5);
});

test('work that succeeds is done once', async () => {
  const work = vi.fn(async () => 'done');
  expect(await retryLoad(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

const gone = () => Object.assign(new Error('/assets/a.js'), { name: 'GoneFileError' });

test('work that needs a file the server no longer has is not tried again', async () => {
  const work = vi.fn(() => Promise.reject(gone()));
  const failure = retryLoad(work).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failure).toBe('GoneFileError: /assets/a.js');
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  [gone(), true],
  [new Error('/assets/a.js'), false],
  [undefined, false],
])('%s is a file that the server no longer has: %s', (error, is) => {
  expect(isMissingFile(error)).toBe(is);
});

describe.each([
  ['hidden', document, 'hidden', true, 'visibilitychange'],
  ['without a network', navigator, 'onLine', false, 'online'],
] as const)('while the page is %s', (_, on, property, asleep, event) => {
  /** Hides or shows the page. */
  function set(is: boolean) {
    vi.spyOn(on as Document, property as 'hidden', 'get').mockReturnValue(is);
  }
  const wake = () => {
    set(!asleep);
    (event === 'online' ? window : document).dispatchEvent(new Event(event));
  };
  const work = vi.fn<() => Promise<void>>();

  beforeEach(() => {
    work.mockReset();
    work.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce();
  });

  test('failed work rests, and is tried as soon as that ends', async () => {
    set(asleep);
    const done = retryLoad(work);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(work).toHaveBeenCalledTimes(1);
    wake();
    await done;
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('the next try rests whose time comes then', async () => {
    const done = retryLoad(work);
    await vi.advanceTimersByTimeAsync(999);
    set(asleep);
    await vi.advanceTimersByTimeAsync(600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(work).toHaveBeenCalledTimes(1);
    wake();
    await done;
    expect(work).toHaveBeenCalledTimes(2);
  });
});
