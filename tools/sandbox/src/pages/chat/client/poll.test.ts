import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from './poll.js';

const newPage = () => Object.assign(new EventTarget(), { hidden: false });
let page = newPage();
let asked = 0;
let answer: () => Promise<boolean>;
const failures: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  page = newPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  asked = 0;
  failures.length = 0;
  answer = async () => true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function start() {
  const now = startPolling({
    ask: () => {
      asked += 1;
      return answer();
    },
    failed: (error) => failures.push(error),
  });
  await pass(0);
  return now;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
function show(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('polls at once and every second', async () => {
  await start();
  expect(asked).toBe(1);
  await pass(3_000);
  expect(asked).toBe(4);
});

it('pauses while the page is hidden, and polls at once when it is visible', async () => {
  await start();
  show(true);
  await pass(60_000);
  expect(asked).toBe(1);
  show(false);
  await pass(0);
  expect(asked).toBe(2);
});

it('polls less often after each failure, and at once when the network is back', async () => {
  answer = () => Promise.reject(new Error('offline'));
  await start();
  await pass(2_000 + 4_000 + 8_000);
  expect(asked).toBe(4);
  await pass(30_000);
  expect(asked).toBe(6);
  expect(failures).toHaveLength(6);
  answer = async () => true;
  page.dispatchEvent(new Event('online'));
  await pass(1_000);
  expect(asked).toBe(8);
});

it('stops when polling is finished, until requested again', async () => {
  answer = async () => false;
  const now = await start();
  await pass(60_000);
  expect(asked).toBe(1);
  now();
  await pass(0);
  expect(asked).toBe(2);
});

it('a poll requested during another follows it at once', async () => {
  let done = (_: boolean) => {};
  answer = () => new Promise((resolve) => (done = resolve));
  const now = await start();
  now();
  expect(asked).toBe(1);
  answer = async () => true;
  done(true);
  await pass(0);
  expect(asked).toBe(2);
});
