import { contract } from '@lobby/api-client/contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../../../app';
import { brandOf } from '../../../brands/brands';
import { openApiDocument } from '../../openapi/document';
import { recordExamples } from '../../../testing/record-examples';
import { readable, sender } from './send.js';

const ORIGIN = 'http://aurora.localhost';
const examples = await recordExamples();
const document = openApiDocument({ contract, examples, version: '1.0.0', texts: {}, errors: {} });
const sandbox = createSandbox({ strict: true });

/** Requests that reached the sandbox. */
const sent: Request[] = [];

const caller = {
  merchant: 'aurora',
  encryptionKey: (code: string) => (code === 'aurora' ? brandOf(code).encryptionKey : undefined),
  token: (user: string | undefined) =>
    Promise.resolve(user && sandbox.control.session({ user, brand: 'aurora' }).record.token),
};

const send = sender(document, caller, (input, init) => {
  const request = new Request(input, init);
  sent.push(request.clone());
  return sandbox.fetch(request);
});

beforeEach(() => {
  sandbox.reset();
  sent.length = 0;
});
afterAll(() => sandbox.close());

/** Sends a call with the body that the page shows as its example. */
async function tryOut(id: string, headers: Record<string, string> = {}) {
  for (const [path, operations] of Object.entries(readable(document, 'aurora').paths)) {
    for (const [method, { operationId, requestBody }] of Object.entries(operations)) {
      if (operationId !== id) continue;
      const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const answer = await send(ORIGIN + path, {
        method: method.toUpperCase(),
        headers: { ...headers, ...(type && { 'Content-Type': type }) },
        ...(media && { body: JSON.stringify(media.example) }),
      });
      return (await answer.json()) as { success: boolean };
    }
  }
  return expect.unreachable(`no call ${id}`);
}

it('sends a call as a guest, with its module', async () => {
  expect(await tryOut('games.list')).toMatchObject({ success: true });
  expect(sent[0]?.headers.get('ModuleId')).toBe('GAMELO3');
  expect(sent[0]?.headers.get('Authorization')).toBeNull();
});

it('shows the body of an encrypted call in plain text, and encrypts it when sending', async () => {
  expect(await tryOut('access.login')).toMatchObject({ success: true });
  expect(sent[0]?.headers.get('Encryption')).toBe('1');
  expect(await sent[0]?.text()).toMatch(/^\{"data":"[\w+/=]+"\}$/);
});

it('signs in as the account of an example', async () => {
  expect(await tryOut('games.favourites')).toMatchObject({ success: true });
  expect(sent[0]?.headers.get('Authorization')).toBeTruthy();
});

it('adds a key to a money call, and keeps a typed one', async () => {
  const headers = { 'Idempotency-Key': 'typed-by-me-1' };
  await tryOut('wallet.transfer');
  await tryOut('wallet.transfer');
  await tryOut('wallet.transfer', headers);
  const [one, other, typed] = sent.map((request) => request.headers.get('Idempotency-Key'));
  expect(one).toMatch(/^[\w-]{36}$/);
  expect(other).not.toBe(one);
  expect(typed).toBe('typed-by-me-1');
});

it('does not change the document', () => {
  const before = JSON.stringify(document);
  readable(document, 'aurora');
  expect(JSON.stringify(document)).toBe(before);
});
