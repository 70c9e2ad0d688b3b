import { currentToken } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';

/** A change of one flag to send to the server. */
interface ToggleRequest {
  wanted: boolean;
  send(): Promise<unknown>;
  /** The last request failed and none is queued: restore the previous state and show the failure. */
  onFail(): void;
}

/** The server's state; undefined after a failure, which may have taken effect. */
type Known = boolean | undefined;

/** Queues the request of a key; resolves when the queue of the key is empty, or at once if another request is in progress. */
type ToggleQueue = (key: string, request: ToggleRequest) => Promise<void>;

/**
 * Sends requests one at a time per key. Of those queued meanwhile only the last is sent, so opposite
 * calls never overlap and the last request wins. Keys are per session: when it ends, queued requests are dropped, and
 * later failures are not reported, as another account may be signed in.
 */
export function createToggleQueue(): ToggleQueue {
  const queued = new Map<string, ToggleRequest>();
  const busy = new Set<string>();

  async function send(key: string, request: ToggleRequest, isHere: () => boolean): Promise<Known> {
    try {
      await request.send();
      return request.wanted;
    } catch {
      if (!queued.has(key) && isHere()) request.onFail();
      return undefined;
    }
  }

  return async (name, first) => {
    const token = currentToken();
    const isHere = () => token === currentToken();
    const key = `${token}:${name}`;
    queued.set(key, first);
    if (busy.has(key)) return;
    busy.add(key);
    let known: Known = !first.wanted;
    for (let next = queued.get(key); next; next = queued.get(key)) {
      queued.delete(key);
      if (next.wanted !== known && isHere()) known = await send(key, next, isHere);
    }
    busy.delete(key);
  };
}

/** Returns a function that returns the queue of a client; it outlives the screens. */
export function createClientQueues(): (client: QueryClient) => ToggleQueue {
  const queues = new WeakMap<QueryClient, ToggleQueue>();
  return (client) => {
    const queue = queues.get(client) ?? createToggleQueue();
    queues.set(client, queue);
    return queue;
  };
}
