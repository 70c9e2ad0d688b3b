// @ts-check
import { seal } from './seal.js';

/** @typedef {import('../../openapi/types.ts').OpenApiDocument} OpenApiDocument */
/** @typedef {import('./caller.js').Caller} Caller */

/**
 * Copy of the document for display and trying out: a sealed body is shown decrypted, and headers have the
 * values that work on this page.
 * @param {OpenApiDocument} document
 * @param {string} merchant
 * @returns {OpenApiDocument}
 */
export function readable(document, merchant) {
  const copy = structuredClone(document);
  const examples = { Merchant: merchant, Language: 'EN', Encryption: '1' };
  for (const parameter of Object.values(copy.components.parameters)) {
    const example = Object.entries(examples).find(([name]) => name === parameter.name)?.[1];
    if (example !== undefined) parameter.example = example;
  }
  for (const { requestBody } of Object.values(copy.paths).flatMap((path) => Object.values(path))) {
    const plain = requestBody?.['x-plain-body'];
    if (!requestBody || !plain) continue;
    const { examples: [example] = [], ...schema } = plain;
    requestBody.content = {
      'application/json': example === undefined ? { schema } : { schema, example },
    };
  }
  return copy;
}

/**
 * `fetch` for Scalar: signs the caller in, seals the body of encrypted calls, and adds an idempotency key to money
 * calls unless one was entered.
 * @param {OpenApiDocument} document
 * @param {Caller} caller
 * @param {typeof globalThis.fetch} fetch
 * @returns {typeof globalThis.fetch}
 */
export function sender(document, caller, fetch) {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const operation = document.paths[pathname]?.[request.method.toLowerCase()];
    if (!operation) return fetch(request);
    const headers = new Headers(request.headers);
    /** @param {string} name @param {string | undefined} value */
    const fill = (name, value) => {
      if (value && !headers.get(name)) headers.set(name, value);
    };
    fill('ModuleId', operation['x-module']);
    fill('Merchant', caller.merchant);
    fill('Language', 'EN');
    fill('Authorization', await caller.token(operation['x-example-user']));
    if (operation['x-money']) fill('Idempotency-Key', crypto.randomUUID());
    const plain = operation.requestBody?.['x-plain-body'];
    if (!plain) return fetch(new Request(request, { headers }));
    const key = caller.encryptionKey(headers.get('Merchant') ?? '');
    if (!key) throw new Error('No merchant of this sandbox: the body cannot be sealed.');
    headers.set('Encryption', '1');
    const body = JSON.stringify(await seal(await request.json(), key));
    return fetch(request.url, { method: request.method, headers, body });
  };
}
