import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshWithin } from './fresh-within';

const kept = new Response('kept');
const fresh = new Response('fresh');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [2_999, kept, fresh],
  [3_001, kept, kept],
  [60_000, undefined, fresh],
])('the network answers after %i ms', async (ms, before, expected) => {
  let arrive: (response: Response) => void = () => undefined;
  const network = new Promise<Response>((done) => {
    arrive = done;
  });
  const answer = freshWithin(network, before);
  await vi.advanceTimersByTimeAsync(ms);
  arrive(fresh);
  expect(await answer).toBe(expected);
});

test('the network fails', async () => {
  const failure = () => Promise.reject<Response>(new TypeError('failed'));
  expect(await freshWithin(failure(), kept)).toBe(kept);
  await expect(freshWithin(failure(), undefined)).rejects.toThrow('failed');
});

test.each([
  [502, kept],
  [500, kept],
  [404, undefined],
])('the network answers with status %i', async (status, expected) => {
  const answer = new Response('gateway', { status });
  expect(await freshWithin(Promise.resolve(answer), kept)).toBe(expected ?? answer);
  expect(await freshWithin(Promise.resolve(answer), undefined)).toBe(answer);
});
