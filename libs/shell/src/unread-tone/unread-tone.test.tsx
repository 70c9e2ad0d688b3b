import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import UnreadTone from './unread-tone';

const started = vi.fn<() => void>();
let mayBeHeard = true;

/** As much of a browser's sound as a tone touches. */
class SilentContext {
  get state() {
    return mayBeHeard ? 'running' : 'suspended';
  }
  resume = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  currentTime = 0;
  destination = {};
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => undefined,
    start: started,
    stop: () => undefined,
  });
}

/** A time after everything that rang before. */
let now = performance.now() + 1_000_000;

beforeEach(() => {
  started.mockClear();
  mayBeHeard = true;
  vi.stubGlobal('AudioContext', SilentContext);
  now += 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Shows the counts one after another; answers how many tones were heard. */
async function hear(counts: readonly (number | undefined)[], apartMs = 60_000): Promise<number> {
  const [first, ...others] = counts;
  const { rerender } = render(<UnreadTone unread={first} />);
  for (const unread of others) {
    now += apartMs;
    rerender(<UnreadTone unread={unread} />);
    await Promise.resolve();
  }
  return started.mock.calls.length;
}

describe('the tone of a message', () => {
  test.each([
    ['a rise', [1, 2], 1],
    ['two rises', [1, 2, 5], 2],
    ['the first count there is', [undefined, 7], 0],
    ['the same count', [3, 3, 3], 0],
    ['messages that were read', [5, 0], 0],
    ['a rise after they were read', [5, 0, 1], 1],
    ['a count that is not known for a moment', [2, undefined, 2], 0],
    ['a rise while it was not known', [2, undefined, 3], 1],
  ])('is heard at %s: %j, %i times', async (_, counts, tones) => {
    expect(await hear(counts)).toBe(tones);
  });

  test('is heard once in 10 s at most', async () => {
    expect(await hear([1, 2, 3, 4], 4_900)).toBe(1);
    now += 1_000_000;
    started.mockClear();
    expect(await hear([1, 2, 3], 10_000)).toBe(2);
  });

  test('is silent while the page is hidden', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await hear([1, 2])).toBe(0);
  });

  test('is silent where the browser wants a tap first', async () => {
    mayBeHeard = false;
    expect(await hear([1, 2])).toBe(0);
  });

  test('is silent where the browser has no sound', async () => {
    vi.unstubAllGlobals();
    expect(await hear([1, 2])).toBe(0);
  });
});
