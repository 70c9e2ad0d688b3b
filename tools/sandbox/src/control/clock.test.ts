import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { signedInAs, visitor } from '../testing/visitor';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 10, 20, 9);

let sandbox: Sandbox;
let now: number;
beforeEach(() => {
  now = NOW;
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

const put = async (body: object) => {
  const request = new Request('http://localhost/__sandbox/clock', {
    method: 'PUT',
    body: JSON.stringify(body),
  });
  const response = await sandbox.fetch(request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const tokenOf = (address: string) => new URL(address).searchParams.get('t') ?? '';

/** HTTP status of the calls of a game or chat page, with the token of its launch. */
const opened = async (address: string) => (await sandbox.fetch(new Request(address))).status;

it('a clock jump keeps sessions, games and chats open', async () => {
  const me = signedInAs(sandbox, 'player01');
  const game = await me.value<{ content: { game_url: string } }>('games.launch', {
    launchMode: 'GLS',
    nodeId: '20001',
    vendor: 'moonkoi',
    gameId: 'MOONKOI_1000',
  });
  const chat = await me.value<{ chatUrl: string }>('streams.launchChat', { b2c: 1 });
  const table = `http://games.localhost/play/api/state?t=${tokenOf(game.content.game_url)}`;
  const room = `http://chat.localhost/chat/api/state?t=${tokenOf(chat.chatUrl)}`;
  for (const days of [1, 40]) {
    sandbox.control.clock({ shiftMs: days * DAY_MS });
    expect((await me.call('member.info')).success).toBe(true);
    expect([await opened(table), await opened(room)]).toEqual([200, 200]);
  }
  now += HOUR_MS;
  expect((await me.call('member.info')).status).toBe(401);
});

it('a clock jump ends sessions if requested', async () => {
  const me = signedInAs(sandbox, 'player01');
  expect(await put({ shiftMs: HOUR_MS, keepSessions: false })).toMatchObject({ status: 200 });
  expect((await me.call('member.info')).status).toBe(401);
});

it('runs all due jobs before it answers, and returns their number', async () => {
  const { body } = await put({ shiftMs: 365 * DAY_MS });
  expect(body).toMatchObject({ shiftMs: 365 * DAY_MS, now: NOW + 365 * DAY_MS });
  expect(body['ran']).toBeGreaterThan(3 * 365);
  const { body: again } = await put({ shiftMs: 365 * DAY_MS });
  expect(again).toMatchObject({ ran: 0 });
});

it('can be set back only to the last recorded event', async () => {
  const me = signedInAs(sandbox, 'player01');
  await put({ shiftMs: HOUR_MS });
  expect(await put({ shiftMs: 0 })).toMatchObject({ status: 200 });
  expect((await me.call('member.info')).success).toBe(true);

  await put({ shiftMs: HOUR_MS });
  await me.value('wallet.transfer', { from: 'MAIN', to: 'SAFE', amount: '50000' });
  const refused = await put({ shiftMs: 0 });
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.body['error']).toContain('2026-11-20T10:00:00.000Z');
  expect(refused.body['error']).toContain('reset');
  expect(sandbox.control.state().clock.shiftMs).toBe(HOUR_MS);
});

it('cannot be set back before a finished job until a reset', async () => {
  await put({ shiftMs: 3 * DAY_MS });
  expect((await put({ shiftMs: 0 })).status).toBe(400);
  expect((await put({ shiftMs: 2 * DAY_MS })).status).toBe(400);
  sandbox.reset();
  expect(await put({ shiftMs: 0 })).toMatchObject({ status: 200 });
  expect((await visitor(sandbox).call('system.status')).success).toBe(true);
});
