import { Hono } from 'hono';

/** A message as a push service gets it: encrypted, base64. */
interface Received {
  headers: Record<string, string>;
  body: string;
}

/** Messages that are kept for an address. */
const MOST = 20;

/** The sandbox's own push service: keeps what is sent to an address, and knows of no browser. */
export function createPushService() {
  const boxes = new Map<string, Received[]>();
  const ended = new Set<string>();
  return {
    /** Takes a message in, as a browser's push service does. */
    async receive(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (ended.has(pathname)) return new Response(null, { status: 410 });
      const body = Buffer.from(await request.arrayBuffer()).toString('base64');
      const message = { headers: Object.fromEntries(request.headers), body };
      boxes.set(pathname, [...(boxes.get(pathname) ?? []), message].slice(-MOST));
      return new Response(null, { status: 201 });
    },
    list: (pathname: string): readonly Received[] => boxes.get(pathname) ?? [],
    /** The browser at an address has unsubscribed. */
    end: (pathname: string): void => void ended.add(pathname),
    clear(): void {
      boxes.clear();
      ended.clear();
    },
  };
}

type PushService = ReturnType<typeof createPushService>;

/** What arrived at an address, and the end of one; `settled` waits for what is on its way. */
export function pushServiceRoutes(service: PushService, settled: () => Promise<unknown>): Hono {
  const app = new Hono();
  app.get('/__sandbox/push/:id', async (c) => {
    await settled();
    return c.json(service.list(c.req.path));
  });
  app.delete('/__sandbox/push/:id', (c) => {
    service.end(c.req.path);
    return c.body(null, 204);
  });
  return app;
}
