import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createToggleQueue } from './toggle-queue';

interface Call {
  wanted: boolean;
  fails: boolean;
}

/** A server that answers on demand and records the largest number of concurrent calls. */
function server(scheduler: fc.Scheduler) {
  const calls: boolean[] = [];
  let open = 0;
  let most = 0;
  return {
    calls,
    most: () => most,
    send: async ({ wanted, fails }: Call) => {
      calls.push(wanted);
      open += 1;
      most = Math.max(most, open);
      await scheduler.schedule(Promise.resolve(), 'answer');
      open -= 1;
      if (fails) throw new Error('refused');
    },
  };
}

const taps = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });

describe('requests for one game', () => {
  test('never run together, and the last one is what stays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), taps, async (scheduler, pauses) => {
        const { send, calls, most } = server(scheduler);
        const wish = createToggleQueue();
        const wishes = pauses.map(async (pause, index) => {
          const wanted = index % 2 === 0;
          if (pause) await scheduler.schedule(Promise.resolve(), 'tap');
          return wanted;
        });
        let last: boolean | undefined;
        const sent = wishes.map(async (ready) => {
          const wanted = await ready;
          last = wanted;
          await wish('koi', {
            wanted,
            send: () => send({ wanted, fails: false }),
            onFail: vi.fn(),
          });
        });
        await scheduler.waitFor(Promise.all(sent));
        await scheduler.waitAll();
        expect(most()).toBeLessThanOrEqual(1);
        expect(calls.at(-1) ?? !last).toBe(last);
      }),
    );
  });

  test('a double tap while the first is under way sends the second after it', async () => {
    const order: string[] = [];
    const wish = createToggleQueue();
    const send = (name: string) => async () => {
      order.push(`${name} starts`);
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    const failed = vi.fn();
    await Promise.all([
      wish('koi', { wanted: true, send: send('add'), onFail: failed }),
      wish('koi', { wanted: false, send: send('remove'), onFail: failed }),
    ]);
    await vi.waitFor(() => expect(order).toHaveLength(4));
    expect(order).toEqual(['add starts', 'add ends', 'remove starts', 'remove ends']);
  });

  test('three quick taps that end where they were going send one call', async () => {
    const calls: boolean[] = [];
    const wish = createToggleQueue();
    const tap = (wanted: boolean) =>
      wish('koi', { wanted, send: async () => void calls.push(wanted), onFail: vi.fn() });
    await Promise.all([tap(true), tap(false), tap(true)]);
    expect(calls).toEqual([true]);
  });

  test('a failure is reported once, unless a newer request is queued', async () => {
    const wish = createToggleQueue();
    const first = vi.fn();
    const second = vi.fn();
    const send = () => Promise.reject(new Error('refused'));
    await Promise.all([
      wish('koi', { wanted: true, send, onFail: first }),
      wish('koi', { wanted: false, send, onFail: second }),
    ]);
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(first).not.toHaveBeenCalled();
  });
});
