// @ts-check
import { callJson } from '../../shared/client/http.js';
import { startCaller } from './caller.js';
import { readable, sender } from './send.js';

const document_ = /** @type {import('../../openapi/types.ts').OpenApiDocument} */ (
  await callJson('GET', '/openapi.json')
);
const caller = startCaller();

// Scalar uses the page's `fetch`.
globalThis.fetch = sender(document_, caller, globalThis.fetch.bind(globalThis));

/** @type {{ Scalar: { createApiReference(place: string, options: object): void } }} */
const { Scalar } = /** @type {any} */ (globalThis);

Scalar.createApiReference('#reference', {
  content: readable(document_, caller.merchant),
  // Send nothing to other machines.
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
});
