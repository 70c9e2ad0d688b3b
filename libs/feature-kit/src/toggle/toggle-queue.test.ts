import { resetSession, sessionAtom, sessionStore } from '@lobby/session';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('a press of a session that has ended', () => {
  const enter = (userName: string) =>
    sessionStore.set(sessionAtom, {
      token: `token of ${userName}`,
      merchantCode: 'aurora',
      userName,
      type: 0,
      firstTimeLogin: false,
    });
  beforeEach(() => enter('player01'));
  afterEach(resetSession);

  /** Presses during player01's first call, signs in vip01, who may press too, then answers that call. */
  async function pressed(answer: 'comes' | 'fails', by: { former: boolean[]; next: boolean[] }) {
    let end = () => undefined as void;
    const first = new Promise<void>((resolve, reject) => {
      end = answer === 'comes' ? resolve : () => reject(new Error('refused'));
    });
    const calls: string[] = [];
    const failed = vi.fn();
    const queue = createToggleQueue();
    const press = (wanted: boolean) =>
      queue('koi', {
        wanted,
        send: () => {
          calls.push(`${wanted} of ${sessionStore.get(sessionAtom)?.userName}`);
          return calls.length === 1 ? first : Promise.resolve();
        },
        onFail: failed,
      });
    const presses = by.former.map(press);
    enter('vip01');
    presses.push(...by.next.map(press));
    end();
    await Promise.all(presses);
    return { calls, failed };
  }

  test('is not sent in the name of the next, who presses for itself', async () => {
    const { calls } = await pressed('comes', { former: [true, false], next: [true] });
    expect(calls).toEqual(['true of player01', 'true of vip01']);
  });

  test('changes nothing that the next one sees where it fails', async () => {
    const { failed } = await pressed('fails', { former: [true], next: [] });
    expect(failed).not.toHaveBeenCalled();
  });
});
