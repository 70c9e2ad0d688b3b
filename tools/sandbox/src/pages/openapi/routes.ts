import { contract } from '@lobby/api-client/contract';
import { Hono } from 'hono';
import { openApiDocument } from './document';

/** `GET /openapi.json`. */
export const openApiRoutes = new Hono().get('/openapi.json', (c) =>
  c.body(JSON.stringify(openApiDocument(contract), null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
  }),
);
