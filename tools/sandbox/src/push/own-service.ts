import { Hono } from 'hono';

/** Encrypted message received by the push service, base64. */
interface Received {
  headers: Record<string, string>;
  body: string;
}

/** Maximum stored messages per endpoint. */
const MAX_MESSAGES = 20;

/** The sandbox's own push service: stores messages by endpoint, and delivers to no browser. */
export function createPushService() {
  const boxes = new Map<string, Received[]>();
  const ended = new Set<string>();
  return {
    /** Accepts a message, like a browser's push service. */
    async receive(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (ended.has(pathname)) return new Response(null, { status: 410 });
      const body = Buffer.from(await request.arrayBuffer()).toString('base64');
      const message = { headers: Object.fromEntries(request.headers), body };
      boxes.set(pathname, [...(boxes.get(pathname) ?? []), message].slice(-MAX_MESSAGES));
      return new Response(null, { status: 201 });
    },
    list: (pathname: string): readonly Received[] => boxes.get(pathname) ?? [],
    /** Unsubscribes an endpoint. */
    end: (pathname: string): void => void ended.add(pathname),
    clear(): void {
      boxes.clear();
      ended.clear();
    },
  };
}

type PushService = ReturnType<typeof createPushService>;

/** Routes to read an endpoint's messages and to unsubscribe it; `settled` awaits pending messages. */
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
