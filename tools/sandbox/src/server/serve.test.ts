import { type Call, contract } from '@lobby/api-client/contract';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import type { Fault } from '../faults/fault';
import { headersOf } from '../testing/visitor';
import { NETWORK_ADDRESS, phoneOrigin } from '../testing/network';
import { listen, serve } from './serve';

const drawn = { file: Buffer.from('picture'), type: 'image/avif' };
let sandbox: Sandbox;
let port: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  sandbox = createSandbox({
    strict: true,
    pictures: { get: (key) => Promise.resolve(key === 'game/1-square.avif' ? drawn : undefined) },
  });
  const server = serve(sandbox);
  port = await listen(server, 0);
  stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
});
afterAll(async () => {
  await stop();
  sandbox.close();
});

/** LAN address of jade, where the port selects the site. */
const PHONE = '192.168.1.5:4202';

interface Got {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Headers of the call at a path; none for other paths. */
function callHeaders(path: string): Record<string, string> {
  const calls = Object.values(contract).flatMap((area) => Object.values<Call>({ ...area }));
  const call = calls.find((one) => one.path === path.split('?')[0]);
  return call ? headersOf(call) : {};
}

/** HTTP request, to this machine's loopback address unless `at` names another; rejects if the connection breaks. */
function get(path: string, headers: Record<string, string> = {}, at = '127.0.0.1'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const options = {
      host: at,
      port,
      path,
      headers: { ...callHeaders(path), host: `aurora.localhost:${port}`, ...headers },
    };
    httpRequest(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

const LIST = '/wps/relay/GCSGAME_gameList';

it('the brand follows from the host, and addresses have the server’s port', async () => {
  const { body } = await get('/wps/system/settings/consolidated');
  expect(JSON.parse(body.toString())).toMatchObject({
    value: { origins: { game: [`http://games.localhost:${port}`] } },
  });
});

it('answers a phone by port, with addresses that it can reach', async () => {
  const { body } = await get('/wps/system/settings/consolidated', {
    host: PHONE,
    merchant: 'jade',
  });
  expect(JSON.parse(body.toString())).toMatchObject({
    success: true,
    value: { origins: { game: [phoneOrigin('games')], chat: [phoneOrigin('chat')] } },
  });
  const { headers } = await get('/play/?t=x', { host: new URL(phoneOrigin('games')).host });
  expect(headers['content-security-policy']).toContain(`http://${PHONE}`);
  expect((await get('/play/?t=x', { host: PHONE })).status).toBe(404);
});

it.each(['br', 'gzip'])('compresses long answers with %s', async (encoding) => {
  const plain = await get(LIST);
  const small = await get(LIST, { 'accept-encoding': encoding });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(small.headers['content-encoding']).toBe(encoding);
  expect(small.body.length).toBeLessThan(plain.body.length / 3);
  const short = await get('/wps/system/status', { 'accept-encoding': encoding });
  expect(short.headers['content-encoding']).toBeUndefined();
});

it('pictures are immutable and allowed for every origin', async () => {
  const { headers, body } = await get('/cdn/game/1-square.avif');
  expect(body.toString()).toBe('picture');
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  expect((await get('/cdn/game/2-square.avif')).status).toBe(404);
});

it.each<[Fault['kind'], number]>([
  ['reset', 0],
  ['drop-response', 1],
  ['truncate', 1],
])('a fault closes the connection: %s', async (kind, handled) => {
  const from = Date.now();
  sandbox.control.faults([{ path: LIST, rate: 1, kind }]);
  await expect(get(LIST)).rejects.toThrow(/socket|aborted|ECONNRESET/);
  sandbox.control.faults([]);
  expect(sandbox.control.calls(from).filter(({ path }) => path === LIST)).toHaveLength(handled);
  expect((await get(LIST)).status).toBe(200);
  sandbox.reset();
});

it('a body over a megabyte is refused, and the connection stays open', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/wps/session/login`, {
    method: 'POST',
    body: JSON.stringify({ data: 'x'.repeat(3_000_000) }),
    headers: { ...callHeaders('/wps/session/login'), encryption: '1' },
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ errorCode: 'body.unreadable' }),
  ]);
});

it('control calls from a foreign host are refused', async () => {
  expect((await get('/__sandbox/state', { host: 'evil.example' })).status).toBe(403);
  expect((await get('/__sandbox/state', { origin: 'http://evil.example' })).status).toBe(403);
  expect((await get('/__sandbox/state')).status).toBe(200);
});

it.each(['/__sandbox/state', '/docs', '/docs/assets/docs/client/docs.css', '/openapi.json?a'])(
  'refuses the controls and the API page to a phone: %s',
  async (path) => {
    expect((await get(path, { host: PHONE })).status).toBe(403);
    expect((await get(path, {}, NETWORK_ADDRESS)).status).toBe(403);
    // An escaped address is no way around.
    expect((await get(path.replace('d', '%64'), { host: PHONE })).status).not.toBe(200);
  },
);

it('shows the API page on this machine', async () => {
  expect((await get('/docs')).body.toString()).toContain('Platform API');
});
