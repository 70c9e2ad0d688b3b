import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { requestOf, signedInAs } from '../testing/visitor';
import type { Fault } from './fault';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
afterAll(() => {
  sandbox.close();
});

const PATH = '/wps/system/status';
const ask = () => sandbox.fetch(requestOf('system.status'));
const put = (fault: Omit<Fault, 'path' | 'rate'> & Partial<Fault>) =>
  sandbox.control.faults([{ path: PATH, rate: 1, ...fault }]);

it('delays', async () => {
  put({ kind: 'delay', latencyMs: 60, jitterMs: 10 });
  const from = performance.now();
  expect((await ask()).status).toBe(200);
  expect(performance.now() - from).toBeGreaterThan(45);
});

it('answers with a status, and a body of its own', async () => {
  put({ kind: 'status', status: 502 });
  const busy = await ask();
  expect([busy.status, await busy.json()]).toEqual([
    502,
    expect.objectContaining({ success: false, errorCode: 'system.busy' }),
  ]);
  put({ kind: 'status', status: 429, body: 'slow down' });
  expect(await (await ask()).text()).toBe('slow down');
});

it('breaks the wire before, after and during the answer', async () => {
  put({ kind: 'reset' });
  await expect(ask()).rejects.toThrow(TypeError);
  put({ kind: 'drop-response' });
  await expect(ask()).rejects.toThrow(TypeError);
  put({ kind: 'truncate' });
  await expect((await ask()).text()).rejects.toThrow(TypeError);
});

it('answers what is no JSON, or something else', async () => {
  put({ kind: 'malformed' });
  await expect((await ask()).json()).rejects.toThrow(SyntaxError);
  put({ kind: 'replace', body: { success: true, value: 'odd' } });
  expect(await (await ask()).json()).toEqual({ success: true, value: 'odd' });
});

it('does what was asked before it drops the answer', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  sandbox.control.faults([{ path: '/wps/relay/MCSFE_add*', rate: 1, kind: 'drop-response' }]);
  await expect(
    me.call('games.addFavourite', { nodeId: '20001', vendor: 'moonkoi' }),
  ).rejects.toThrow('fetch failed');
  expect(await me.value('games.favouriteIds')).toEqual(['20001']);
});

it('strikes the same calls for the same seed, and only its method', async () => {
  const struck = async () => {
    put({ kind: 'status', status: 500, rate: 0.4, seed: 7 });
    const statuses = [];
    for (let i = 0; i < 30; i += 1) statuses.push((await ask()).status);
    return statuses;
  };
  const first = await struck();
  expect(await struck()).toEqual(first);
  expect(new Set(first)).toEqual(new Set([200, 500]));
  put({ kind: 'status', method: 'POST' });
  expect((await ask()).status).toBe(200);
});

it('ends with an empty list, and leaves the controls alone', async () => {
  sandbox.control.faults([{ path: '/*', rate: 1, kind: 'reset' }]);
  const end = new Request('http://localhost/__sandbox/faults', { method: 'PUT', body: '[]' });
  expect((await sandbox.fetch(end)).status).toBe(200);
  expect((await ask()).status).toBe(200);
});
