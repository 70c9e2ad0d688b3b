import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import UnreadSound from './unread-sound';

const started = vi.fn<() => void>();
let autoplayAllowed = true;

/** Mock of the parts of AudioContext that the sound uses. */
class MockAudioContext {
  get state() {
    return autoplayAllowed ? 'running' : 'suspended';
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

/** Later than the sounds of previous tests. */
let now = performance.now() + 1_000_000;

beforeEach(() => {
  started.mockClear();
  autoplayAllowed = true;
  vi.stubGlobal('AudioContext', MockAudioContext);
  now += 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders the counts one after another; returns the number of sounds played. */
async function countSounds(
  counts: readonly (number | undefined)[],
  intervalMs = 60_000,
): Promise<number> {
  const [first, ...others] = counts;
  const { rerender } = render(<UnreadSound unread={first} />);
  for (const unread of others) {
    now += intervalMs;
    rerender(<UnreadSound unread={unread} />);
    await Promise.resolve();
  }
  return started.mock.calls.length;
}

describe('the sound of new messages', () => {
  test.each([
    ['a rise', [1, 2], 1],
    ['two rises', [1, 2, 5], 2],
    ['the first count', [undefined, 7], 0],
    ['the same count', [3, 3, 3], 0],
    ['messages that were read', [5, 0], 0],
    ['a rise after they were read', [5, 0, 1], 1],
    ['a count that is not known for a moment', [2, undefined, 2], 0],
    ['a rise while it was not known', [2, undefined, 3], 1],
  ])('plays at %s: %j, %i times', async (_, counts, expected) => {
    expect(await countSounds(counts)).toBe(expected);
  });

  test('plays at most once in 10 s', async () => {
    expect(await countSounds([1, 2, 3, 4], 4_900)).toBe(1);
    now += 1_000_000;
    started.mockClear();
    expect(await countSounds([1, 2, 3], 10_000)).toBe(2);
  });

  test('is silent while the page is hidden', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await countSounds([1, 2])).toBe(0);
  });

  test('is silent if the browser requires a user gesture first', async () => {
    autoplayAllowed = false;
    expect(await countSounds([1, 2])).toBe(0);
  });

  test('is silent without Web Audio', async () => {
    vi.unstubAllGlobals();
    expect(await countSounds([1, 2])).toBe(0);
  });
});
