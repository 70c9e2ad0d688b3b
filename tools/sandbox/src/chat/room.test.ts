import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { hostsOnAir, launchedChat } from '../testing/chats';
import { visitor } from '../testing/visitor';

const SECOND = 1_000;
let now = 0;
let sandbox: Sandbox;
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12, 0, 1);
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

async function room(user: string, input: object = {}) {
  const [host] = await hostsOnAir(sandbox, 'normal');
  return launchedChat(sandbox, { modelId: host?.id, language: 'EN', ...input }, user);
}
const textsOf = (messages: { by: string; text: string }[], by: string) =>
  messages.filter((message) => message.by === by).map(({ text }) => text);

it('viewers of a room see each other’s messages under masked names', async () => {
  const one = await room('player01');
  const other = await room('vip01');
  const { next } = (await other.read()).state;
  now += SECOND;
  await one.write('Hello, room');
  expect((await other.read(next)).state.messages).toMatchObject([
    { by: 'player', name: 'pl***1', text: 'Hello, room' },
  ]);
  expect((await one.read()).state.messages.at(-1)).toMatchObject({ by: 'me', text: 'Hello, room' });
  const [, second] = await hostsOnAir(sandbox, 'normal');
  const elsewhere = await room('vip01', { modelId: second?.id });
  expect(textsOf((await elsewhere.read()).state.messages, 'player')).toEqual([]);
});

it.each([
  ['Velvet Baccarat', 'baccarat'],
  ['Texas Table', 'poker'],
  ['Royal Roulette', 'roulette'],
  ['Mahjong East', 'mahjong'],
  ['Dragon Tiger Hall', 'dragonTiger'],
  ['Domino Duel', 'domino'],
  ['Xoc Dia House', 'xocDia'],
  ['Pok Deng Garden', 'pokDeng'],
])('a room that plays %s shows %s', async (gameName, scene) => {
  const hosts = await visitor(sandbox, { headers: { language: 'EN' } }).value<
    { id: string; gameName: string; roomType: string }[]
  >('streams.models', { active: 1 });
  const host = hosts.find((one) => one.gameName === gameName && one.roomType !== 'private');
  sandbox.control.knobs.host({ brand: 'aurora', host: host?.id ?? '', air: 'on' });
  const chat = await launchedChat(sandbox, { modelId: host?.id, language: 'VI' }, 'vip01');
  expect((await chat.read()).state.scene).toBe(scene);
});

it('polling from the last cursor misses no message and repeats only known ids', async () => {
  const one = await room('player01');
  const other = await room('vip01');
  const heard = new Map<string, string>();
  let cursor = '';
  // Like the page, keep the first text of an id.
  const ask = async () => {
    const { messages, next } = (await other.read(cursor)).state;
    for (const { id, text } of messages) if (!heard.has(id)) heard.set(id, text);
    cursor = next;
  };
  now += 9 * SECOND;
  for (let i = 0; i < 60; i += 1) {
    await ask();
    if (i % 8 === 0) expect((await one.write(`m${i}`)).status).toBe(200);
    now += 2 * SECOND + 500;
  }
  await ask();
  const whole = (await other.read()).state.messages;
  expect([...heard]).toEqual(expect.arrayContaining(whole.map(({ id, text }) => [id, text])));
  expect([...heard.values()].filter((text) => /^m\d+$/.test(text))).toHaveLength(8);
});

it('the host answers after a delay, the same to everybody', async () => {
  const one = await room('player01');
  const other = await room('vip01');
  await one.write('Hello');
  expect(textsOf((await one.read()).state.messages, 'host').join()).not.toContain('pl***1');
  now += 10 * SECOND;
  const mine = textsOf((await one.read()).state.messages, 'host');
  expect(mine.at(-1)).toContain('pl***1');
  expect(textsOf((await other.read()).state.messages, 'host')).toEqual(mine);
});

it('counts current viewers in the room, and recent ones in the list', async () => {
  const one = await room('player01');
  const other = await room('vip01');
  await one.read();
  expect((await other.read()).state.viewers).toBe(2);
  await one.read();
  now += 6 * SECOND;
  expect((await other.read()).state.viewers).toBe(1);
  const [host] = await visitor(sandbox).value<{ totalWatchedCount: number }[]>('streams.models', {
    streaming: 1,
  });
  expect(host?.totalWatchedCount).toBe(2);
});

it('shows the last hundred messages of the last ten minutes', async () => {
  const people = await Promise.all(
    ['player01', 'vip01', 'fresh01', 'agent01'].map((user) => room(user)),
  );
  for (let i = 0; i < 10; i += 1) {
    for (const one of people) for (let k = 0; k < 3; k += 1) await one.write(`${i}-${k}`);
    now += 10 * SECOND;
  }
  expect((await people[0]?.read())?.state.messages).toHaveLength(100);
  now += 15 * 60 * SECOND;
  const { messages } = (await people[0]?.read())?.state ?? { messages: [] };
  expect(textsOf(messages, 'player')).toEqual([]);
  expect(messages.length).toBeGreaterThan(0);
});

it('accepts fifteen messages in thirty seconds, and each once for its key', async () => {
  const one = await room('player01');
  for (let i = 0; i < 15; i += 1) expect((await one.write(`m${i}`)).status).toBe(200);
  expect((await one.write('m0')).status).toBe(200);
  expect((await one.write('more')).status).toBe(429);
  expect(textsOf((await one.read()).state.messages, 'me')).toHaveLength(15);
  now += 30 * SECOND;
  expect((await one.write('more')).status).toBe(200);
});
