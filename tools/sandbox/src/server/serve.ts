import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Handle, Transport } from '../faults/transport';
import { compressed } from './compression';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function wire({ incoming, outgoing }: HttpBindings): Transport {
  const address = incoming.socket.remoteAddress;
  return {
    address,
    loopback: LOOPBACK.has(address ?? ''),
    cut: () => {
      outgoing.destroy();
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    },
  };
}

/** Node server for the sandbox, not yet listening. */
export function serve(sandbox: { handle: Handle }): Server {
  const listener = getRequestListener(async (request, env) => {
    const response = await sandbox.handle(request, wire(env as HttpBindings));
    return compressed(request, response);
  });
  const server = createServer((incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Resolves with the port. Rejects with the error, for example `EADDRINUSE`. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Closes the server: waits for pending calls, at most a second, and drops idle connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1_000).unref();
  });
}
