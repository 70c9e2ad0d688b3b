import { resetSession, sessionAtom, sessionStore } from '@lobby/session';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enqueueMarkRead } from './mark-read-queue';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  // The interval since another test's mark has passed.
  enqueueMarkRead('earlier', () => Promise.resolve());
  await pass(1000);
});

test('marks follow one another at 150 ms, and none is dropped (D1 §9)', async () => {
  const sent: [id: string, at: number][] = [];
  const start = performance.now();
  const mark = (id: string) =>
    enqueueMarkRead(id, async () => {
      sent.push([id, performance.now() - start]);
    });
  for (const id of ['a', 'b', 'c']) mark(id);
  await pass(1000);
  expect(sent).toEqual([
    ['a', 0],
    ['b', 150],
    ['c', 300],
  ]);
  mark('d');
  await pass(1);
  expect(sent.at(-1)?.[0]).toBe('d');
});

test('one announcement is marked once while its mark is in flight, and again later (D1 §7)', async () => {
  let answer = () => undefined as void;
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  enqueueMarkRead('x', send);
  enqueueMarkRead('x', send);
  await pass(1000);
  enqueueMarkRead('x', send);
  await pass(1000);
  expect(send).toHaveBeenCalledOnce();
  answer();
  await pass(0);
  enqueueMarkRead('x', send);
  await pass(1000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a mark that waits as its session ends is not sent in the name of the next', async () => {
  const record = { merchantCode: 'aurora', type: 0, firstTimeLogin: false };
  const enter = (userName: string) =>
    sessionStore.set(sessionAtom, { ...record, userName, token: `token of ${userName}` });
  onTestFinished(resetSession);
  const sent: string[] = [];
  const mark = (id: string) => enqueueMarkRead(id, async () => void sent.push(id));
  enter('player01');
  mark('a');
  mark('b');
  await pass(1);
  enter('vip01');
  await pass(1000);
  expect(sent).toEqual(['a']);
  mark('b');
  await pass(1000);
  expect(sent).toEqual(['a', 'b']);
});
