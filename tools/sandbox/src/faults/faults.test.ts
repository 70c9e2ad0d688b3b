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

it('a delay postpones the answer', async () => {
  put({ kind: 'delay', latencyMs: 60, jitterMs: 10 });
  const from = performance.now();
  expect((await ask()).status).toBe(200);
  expect(performance.now() - from).toBeGreaterThan(45);
});

it('a fault answers with its status and its body', async () => {
  put({ kind: 'status', status: 502 });
  const busy = await ask();
  expect([busy.status, await busy.json()]).toEqual([
    502,
    expect.objectContaining({ success: false, errorCode: 'system.busy' }),
  ]);
  put({ kind: 'status', status: 429, body: 'slow down' });
  expect(await (await ask()).text()).toBe('slow down');
});

it('faults close the connection before, after or during the answer', async () => {
  put({ kind: 'reset' });
  await expect(ask()).rejects.toThrow(TypeError);
  put({ kind: 'drop-response' });
  await expect(ask()).rejects.toThrow(TypeError);
  put({ kind: 'truncate' });
  await expect((await ask()).text()).rejects.toThrow(TypeError);
});

it('faults answer invalid JSON or another body', async () => {
  put({ kind: 'malformed' });
  await expect((await ask()).json()).rejects.toThrow(SyntaxError);
  put({ kind: 'replace', body: { success: true, value: 'odd' } });
  expect(await (await ask()).json()).toEqual({ success: true, value: 'odd' });
});

it('the call of a dropped answer was executed', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  sandbox.control.faults([{ path: '/wps/relay/MCSFE_add*', rate: 1, kind: 'drop-response' }]);
  await expect(
    me.call('games.addFavourite', { nodeId: '20001', vendor: 'moonkoi' }),
  ).rejects.toThrow('fetch failed');
  expect(await me.value('games.favouriteIds')).toEqual(['20001']);
});

it('a fault with a seed affects the same calls each time, of its method only', async () => {
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

it('an empty list ends all faults, and control calls are not affected', async () => {
  sandbox.control.faults([{ path: '/*', rate: 1, kind: 'reset' }]);
  const end = new Request('http://localhost/__sandbox/faults', { method: 'PUT', body: '[]' });
  expect((await sandbox.fetch(end)).status).toBe(200);
  expect((await ask()).status).toBe(200);
});

it('a reset ends the calls that a fault still delays', async () => {
  put({ kind: 'delay', latencyMs: 40 });
  const delayed = ask();
  put({ kind: 'replace', latencyMs: 40 });
  const late = ask();
  sandbox.reset();
  await expect(delayed).rejects.toThrow('fetch failed');
  await expect(late).rejects.toThrow('fetch failed');
  expect(sandbox.control.calls()).toEqual([]);
});

it('a delayed call goes on when the faults are changed', async () => {
  put({ kind: 'delay', latencyMs: 40 });
  const delayed = ask();
  sandbox.control.faults([]);
  expect((await delayed).status).toBe(200);
});
