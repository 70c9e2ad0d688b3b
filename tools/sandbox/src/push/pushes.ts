import type { Hono } from 'hono';
import type { Sandboxed } from '../calls/core';
import { isOwnEndpoint } from './endpoints';
import { createPushService, pushServiceRoutes } from './own-service';
import { sendPushes } from './send';

interface Pushes {
  /** The sandbox's own push service, for this machine. */
  routes: Hono;
  /** Sends queued notifications in the background. */
  flush(): void;
  /** Deletes received messages. */
  clear(): void;
}

/** Push notifications of one sandbox. */
export function createPushes({ db, now }: Pick<Sandboxed, 'db' | 'now'>): Pushes {
  const own = createPushService();
  let underWay: Promise<unknown> = Promise.resolve();
  const post = (request: Request) =>
    isOwnEndpoint(request.url) ? own.receive(request) : fetch(request);
  return {
    routes: pushServiceRoutes(own, () => underWay),
    flush() {
      if (db.get('SELECT 1 FROM push_outbox LIMIT 1') === undefined) return;
      underWay = Promise.allSettled([underWay, sendPushes(db, now(), post)]);
    },
    clear: () => own.clear(),
  };
}
