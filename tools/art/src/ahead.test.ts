import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawLists } from './ahead';
import type { PictureCache } from './cache';
import { createPause } from './pause';
import type { PictureRequest } from './request';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const host = (id: string): PictureRequest => ({ kind: 'host', id });

/** Cache that draws immediately and records the order. */
function instant(drawn: string[]): Pick<PictureCache, 'ensure'> {
  return {
    ensure: async (requests, { onProgress, turn, signal } = {}) => {
      for (const [i, request] of requests.entries()) {
        await turn?.();
        if (signal?.aborted) return;
        drawn.push(request.id);
        onProgress?.(i + 1, requests.length);
      }
    },
  };
}

it('draws the lists in order, and reports when the first is complete', async () => {
  const drawn: string[] = [];
  const told: string[] = [];
  await drawLists(
    instant(drawn),
    { lists: [[host('a')], [host('b'), host('c')]], log: (line) => told.push(line) },
    { pause: createPause(1_000), signal: new AbortController().signal },
  );
  expect(drawn).toEqual(['a', 'b', 'c']);
  expect(told).toEqual(['pictures of the first pages are drawn', 'pictures 3/3']);
});

it('pauses until a second after the last request', async () => {
  const drawn: string[] = [];
  const pause = createPause(1_000);
  pause.hold();
  const work = drawLists(
    instant(drawn),
    { lists: [[host('a')]], log: () => undefined },
    { pause, signal: new AbortController().signal },
  );
  await vi.advanceTimersByTimeAsync(900);
  pause.hold();
  await vi.advanceTimersByTimeAsync(900);
  expect(drawn).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await work;
  expect(drawn).toEqual(['a']);
});
