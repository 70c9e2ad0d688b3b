import { type Call, contract } from '@lobby/api-client/contract';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../app';
import { brandOf } from '../brands/brands';
import { headersOf, signedInAs } from '../testing/visitor';
import { sealBody } from '../calls/sealed-body';

// Not strict: internal errors become 500 and fail the test.
const sandbox = createSandbox();
afterAll(() => {
  sandbox.close();
});
const { token } = signedInAs(sandbox, 'player01');

const calls: Call[] = Object.values<Record<string, Call>>(contract).flatMap((area) =>
  Object.values(area),
);

const keys = [...new Set(calls.flatMap(({ input }) => Object.keys(shapeOf(input))))];

function shapeOf(input: unknown): object {
  return typeof input === 'object' && input !== null && 'shape' in input ? Object(input.shape) : {};
}

const scrap = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'RNG',
    '20001',
    "' OR 1=1 --",
    '%',
    '__proto__',
    'A'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const inputs = fc.dictionary(fc.constantFrom(...keys, 'x', 'constructor'), scrap, { maxKeys: 8 });
const bodies = fc.oneof(
  inputs.map((input) => JSON.stringify(input)),
  fc.string({ maxLength: 60 }),
  fc.constantFrom('{', '[]', 'null', '"a"', '1', '{"data":5}', '\u0000'),
  inputs.map((input) =>
    JSON.stringify({ data: sealBody(JSON.stringify(input), brandOf('aurora').encryptionKey) }),
  ),
);
const headers = fc.record(
  {
    authorization: fc.constantFrom('', 'x', token, token.slice(1)),
    language: fc.constantFrom('VI', 'xx', '', 'ZH-TW'),
    encryption: fc.constantFrom('1', '2'),
    merchant: fc.constantFrom('aurora', 'jade', 'a, b'),
  },
  { requiredKeys: [] },
);

it('random input at every path is answered in the envelope, with a status below 500', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      inputs,
      bodies,
      headers,
      async (call, query, body, sent) => {
        const url = new URL(call.path, 'http://aurora.localhost');
        for (const [key, value] of Object.entries(query))
          url.searchParams.set(key, String(JSON.stringify(value)));
        const key = call.money === true ? { 'idempotency-key': 'garbage-key' } : {};
        const init: RequestInit = {
          method: call.method,
          headers: { ...headersOf(call), ...sent, ...key },
        };
        if (call.method === 'POST' || call.method === 'PUT') init.body = body;
        const response = await sandbox.fetch(new Request(url, init));
        const answer = (await response.json()) as { success: unknown; errorCode?: unknown };
        expect(response.status, JSON.stringify(answer)).toBeLessThan(500);
        expect(typeof answer.success).toBe('boolean');
        expect(response.status).not.toBe(404);
      },
    ),
    { numRuns: 700 },
  );
});

it('refuses bodies over a megabyte, with and without a length', async () => {
  const body = JSON.stringify({ announcementId: 'x'.repeat(1_100_000), read: true });
  // Separate session: fuzzed input may log the other out.
  const authorization = signedInAs(sandbox, 'player01').token;
  const long = new Request('http://aurora.localhost/wps/relay/MCSFE_markAnnouncementAsRead', {
    method: 'POST',
    body,
    headers: { ...headersOf(contract.announcements.markRead), authorization },
  });
  const declared = new Request(long.clone(), {
    headers: { ...Object.fromEntries(long.headers), 'content-length': String(body.length) },
  });
  for (const request of [long, declared]) {
    const response = await sandbox.fetch(request);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ errorCode: 'body.unreadable' }),
    ]);
  }
});

it.each([
  ['GET', '/wps/none', 404, 'not.found'],
  ['POST', '/lgw/none', 404, 'not.found'],
  ['GET', '/wps/session/login', 400, 'function.not.available'],
  ['PATCH', '/wps/system/status', 400, 'function.not.available'],
])('%s %s is %i', async (method, path, status, errorCode) => {
  const response = await sandbox.fetch(new Request(`http://aurora.localhost${path}`, { method }));
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ success: false, errorCode }),
  ]);
});

it('a foreign host is refused', async () => {
  const response = await sandbox.fetch(new Request('http://evil.example/wps/system/status'));
  expect(response.status).toBe(404);
});
