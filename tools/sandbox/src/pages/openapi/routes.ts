import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves `GET /openapi.json`, which the build writes beside the server; 404 without a build. */
export const openApiRoutes = new Hono().get(
  '/openapi.json',
  serveStatic({ precompressed: true, path: join(import.meta.dirname, 'openapi.json') }),
);
