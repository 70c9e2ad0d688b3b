import { contract } from '@lobby/api-client/contract';
import { Hono } from 'hono';
import { openApiDocument } from './document';
import { knownExamples } from './known-examples';

let text: string | undefined;

/** `GET /openapi.json`, cached: the contract is constant at run time. */
export const openApiRoutes = new Hono().get('/openapi.json', (c) => {
  text ??= JSON.stringify(openApiDocument(contract, knownExamples), null, 2);
  return c.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8' });
});
