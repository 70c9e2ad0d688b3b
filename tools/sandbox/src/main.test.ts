import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRAND_CODES } from './brands/brands';
import { buildSandbox } from './testing/build-sandbox';
import { freeHundred, NETWORK_ADDRESS } from './testing/network';
import { callNamed, headersOf, requestOf } from './testing/visitor';

let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await buildSandbox();
}, 30_000);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  port: number;
  child: ChildProcess;
}

/** Maximum resident memory of a server, MB. */
const MEMORY_MB = 300;

function start(port = 0, ...flags: string[]): ChildProcess {
  const args = [
    join(folder, 'main.js'),
    '--port',
    `${port}`,
    '--data',
    join(folder, 'data'),
    '--no-draw',
    ...flags,
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, SANDBOX_TEMPLATES: join(folder, 'templates') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

function ready(child: ChildProcess): Promise<Running> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    child.stdout?.on('data', (data: Buffer) => {
      const port = /ready http:\/\/localhost:(\d+)/.exec(data.toString())?.[1];
      if (port !== undefined) resolve({ port: Number(port), child });
    });
  });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve));

/** Sends an in-process request over HTTP to a running server; plain localhost is aurora. */
async function send({ port }: Running, name: string, input: object, token: string) {
  const request = requestOf(name, input, { token });
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? null : await request.text();
  const { method, headers } = request;
  const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
    method,
    headers,
    body,
  });
  return (await response.json()) as { success: boolean; value: unknown };
}

async function tokenAt({ port }: Running): Promise<string> {
  const body = JSON.stringify({ user: 'fresh01' });
  const response = await fetch(`http://127.0.0.1:${port}/__sandbox/session`, {
    method: 'POST',
    body,
  });
  return ((await response.json()) as { record: { token: string } }).record.token;
}

/** Resident memory in MB. */
async function memoryOf({ port }: Running): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/__sandbox/state`);
  const { memoryBytes } = (await response.json()) as { memoryBytes: number };
  return memoryBytes / 1_048_576;
}

it('servers that start together seed once, in a process that ends', async () => {
  const startAt = async (name: string) => {
    const child = start(0, '--data', join(folder, name));
    let output = '';
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    const running = await ready(child);
    return { seeded: /^seed \d+ %/m.test(output), memory: await memoryOf(running), child };
  };
  const together = await Promise.all([startAt('one'), startAt('two')]);
  const prepared = await startAt('three');
  expect(together.filter(({ seeded }) => seeded)).toHaveLength(1);
  expect(prepared.seeded).toBe(false);
  for (const { memory, child } of [...together, prepared]) {
    expect(memory).toBeLessThan(MEMORY_MB);
    child.kill('SIGKILL');
  }
}, 90_000);

it('a killed sandbox has stored everything it confirmed', async () => {
  const first = await ready(start());
  const token = await tokenAt(first);
  const acknowledged: string[] = [];
  const exited = ended(first.child);
  // Concurrent writes, so that the kill interrupts some.
  const writes = Array.from({ length: 60 }, async (_, i) => {
    const nodeId = String(20_001 + i);
    const list = await send(first, 'games.list', { pageSize: 100 }, token);
    const { games } = list.value as { games: { nodeId: string; vassalage: string }[] };
    const vendor = games.find((game) => game.nodeId === nodeId)?.vassalage;
    const { success } = await send(first, 'games.addFavourite', { nodeId, vendor }, token);
    if (success) acknowledged.push(nodeId);
    if (acknowledged.length === 25) first.child.kill('SIGKILL');
  });
  await Promise.allSettled(writes);
  await exited;
  expect(acknowledged.length).toBeGreaterThanOrEqual(25);

  const second = await ready(start());
  const { value } = await send(second, 'games.favouriteIds', {}, await tokenAt(second));
  expect(value).toEqual(expect.arrayContaining(acknowledged));

  const taken = start(second.port);
  let output = '';
  taken.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  expect(await ended(taken)).toBe(2);
  expect(output.trim()).toBe(
    `Port ${second.port} is taken: stop what uses it, or start with --port ${second.port + 1}.`,
  );

  const end = ended(second.child);
  second.child.kill('SIGTERM');
  expect(await end).toBe(0);
}, 30_000);

it('serves every site at its own port for phones, and the controls for this machine only', async () => {
  const base = await freeHundred();
  const { child } = await ready(start(base, '--lan'));
  const at = (port: number, path: string, headers: Record<string, string> = {}) =>
    fetch(`http://${NETWORK_ADDRESS}:${port}${path}`, { headers });

  const settings = '/wps/system/settings/consolidated';
  const games = base + 1 + BRAND_CODES.length;
  for (const [i, merchant] of BRAND_CODES.entries()) {
    const headers = headersOf(callNamed('system.settings'), merchant);
    const response = await at(base + 1 + i, settings, headers);
    expect(await response.json(), merchant).toMatchObject({
      success: true,
      value: { origins: { game: [`http://${NETWORK_ADDRESS}:${games}`] } },
    });
  }
  expect((await at(games, '/play/?t=x')).status).toBe(200);
  expect((await at(base, settings)).status).toBe(404);
  expect((await at(base + 1, '/__sandbox/state')).status).toBe(403);
  expect((await fetch(`http://localhost:${base}/__sandbox/state`)).status).toBe(200);

  const end = ended(child);
  child.kill('SIGTERM');
  expect(await end).toBe(0);
}, 30_000);

it('prints the ports for the network', async () => {
  const child = start(4201, '--lan');
  let output = '';
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  expect(await ended(child)).toBe(2);
  expect(output.trim()).toBe(
    '--lan needs a port that is a multiple of 100, as in --port 4300, not 4201.',
  );
}, 30_000);
