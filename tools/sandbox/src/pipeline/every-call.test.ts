import { type Call, contract } from '@lobby/api-client/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../app';

const sandbox = createSandbox();
afterAll(() => {
  sandbox.close();
});

const calls: Call[] = Object.values<Record<string, Call>>(contract).flatMap((area) =>
  Object.values(area),
);

const GARBAGE: readonly (readonly [name: string, init: (call: Call) => RequestInit])[] = [
  ['nothing', () => ({})],
  ['an unknown token', () => ({ headers: { authorization: 'none' } })],
  [
    'a random body',
    ({ method }) => (method === 'GET' || method === 'DELETE' ? {} : { body: '{"a":' }),
  ],
  [
    'a body of another type',
    ({ method }) => (method === 'GET' || method === 'DELETE' ? {} : { body: '[1]' }),
  ],
];

describe.each(calls.map((call) => ({ name: `${call.method} ${call.path}`, call })))(
  '$name without a session',
  ({ call }) => {
    it.each(GARBAGE)('answers %s in the envelope', async (_, init) => {
      const request = new Request(`http://aurora.localhost${call.path}?%00=x&page=-1`, {
        method: call.method,
        ...init(call),
      });
      const response = await sandbox.fetch(request);
      const answer = (await response.json()) as { success: unknown; errorCode?: unknown };
      expect(response.status).toBeLessThan(500);
      expect(response.status).not.toBe(404);
      expect(answer).toMatchObject({ success: expect.any(Boolean) });
      if (answer.success === false) expect(answer.errorCode).toEqual(expect.any(String));
    });
  },
);
