import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { LANGUAGES } from '../brands/brands';
import { signedInAs, visitor } from '../testing/visitor';
import { AUTOMATIC } from './automatic.data';
import { safeBackUrl } from './launch';

interface Room {
  title: string | null;
  backUrl: string | null;
  headerColor: string | null;
  messages: { mine: boolean; text: string }[];
}

const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 20, 12);
let sandbox: Sandbox;
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12);
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

const launch = async (input: object = {}, user = 'player01') =>
  new URL(
    (await signedInAs(sandbox, user).value<{ chatUrl: string }>('streams.launchChat', input))
      .chatUrl,
  );
const tokenOf = (url: URL) => url.searchParams.get('t') ?? '';
const room = async (t: string) => {
  const response = await sandbox.fetch(
    new Request(`http://chat.localhost/chat/api/state?${new URLSearchParams({ t })}`),
  );
  return { status: response.status, room: (await response.json()) as Room };
};
const write = async (t: string, text: string, key = text) => {
  const init = { method: 'POST', body: JSON.stringify({ t, text, key }) };
  const response = await sandbox.fetch(new Request('http://chat.localhost/chat/api/message', init));
  return { status: response.status, room: (await response.json()) as Room };
};
const hosts = (active: 0 | 1) =>
  visitor(sandbox).value<{ id: string; name: string }[]>('streams.models', { active });

it('opens customer service at an origin that the settings allow, and reads what was unread', async () => {
  const me = signedInAs(sandbox, 'player01');
  const unread = async () =>
    (await me.value<{ unReadCount: number }>('streams.unreadCount')).unReadCount;
  expect(await unread()).toBe(2);
  const url = await launch({ b2c: 1, title: 'Care', headerColor: '#123456', template: 'v2' });
  const { origins } = await me.value<{ origins: { chat: string[] } }>('system.settings');
  expect(origins.chat).toEqual([url.origin]);
  expect(url.hostname).toBe('chat.localhost');
  expect(await unread()).toBe(0);
  expect((await room(tokenOf(url))).room).toMatchObject({ title: 'Care', headerColor: '#123456' });
});

it('leaves customer service unread when a host’s room is opened', async () => {
  const [host] = await hosts(1);
  const url = await launch({ modelId: host?.id, backHome: 1 });
  expect((await room(tokenOf(url))).room).toMatchObject({
    title: host?.name,
    backUrl: 'http://aurora.localhost/m/home',
  });
  const me = signedInAs(sandbox, 'player01');
  expect(await me.value('streams.unreadCount')).toEqual({ unReadCount: 2 });
});

it('a room is refused to guests, for an unknown host and for one who is not live', async () => {
  const [host] = await hosts(0);
  const me = signedInAs(sandbox, 'player01');
  const ask = (input: object) => me.call('streams.launchChat', input);
  expect(await ask({ modelId: host?.id })).toMatchObject({ errorCode: 'host.not.live' });
  expect(await ask({ modelId: 'nobody' })).toMatchObject({ errorCode: 'record.not.found' });
  for (const input of [{ b2c: 1 }, { modelId: 'h01' }]) {
    expect(await visitor(sandbox).call('streams.launchChat', input)).toMatchObject({
      errorCode: 'login.not.session',
    });
  }
});

test.each(LANGUAGES)(
  'the chat says in %s that it is a demonstration, and answers by itself',
  async (language) => {
    const t = tokenOf(await launch({ b2c: 1, language }, 'fresh01'));
    const { messages } = (await room(t)).room;
    expect(messages).toMatchObject([{ mine: false, text: AUTOMATIC.greeting[language] }]);
    const after = (await write(t, '  Xin chào <b>!  ')).room.messages;
    expect(after.slice(1)).toMatchObject([
      { mine: true, text: 'Xin chào <b>!' },
      { mine: false, text: AUTOMATIC.answer[language] },
    ]);
  },
);

it('a message is stored once for its key, for its writer and room only', async () => {
  const t = tokenOf(await launch({ b2c: 1 }, 'fresh01'));
  await write(t, 'Hello', 'key-1');
  await write(t, 'Hello', 'key-1');
  const again = tokenOf(await launch({ b2c: 1 }, 'fresh01'));
  expect((await room(again)).room.messages.filter(({ mine }) => mine)).toHaveLength(1);
  const others = tokenOf(await launch({ b2c: 1 }, 'vip01'));
  expect((await room(others)).room.messages.filter(({ mine }) => mine)).toEqual([]);
  const [host] = await hosts(1);
  const beside = tokenOf(await launch({ modelId: host?.id }, 'fresh01'));
  expect((await room(beside)).room.messages.filter(({ mine }) => mine)).toEqual([]);
});

it('a chat ends after an hour, and an unknown token is refused', async () => {
  const t = tokenOf(await launch({ b2c: 1 }));
  expect((await room('none')).status).toBe(401);
  expect((await room('')).status).toBe(401);
  now += 60 * MINUTE - 1;
  expect((await room(t)).status).toBe(200);
  now += 1;
  expect((await room(t)).status).toBe(401);
  expect((await write(t, 'late')).status).toBe(401);
});

test.each([[''], ['   '], ['x'.repeat(501)]])('a message like %j is refused', async (text) => {
  const t = tokenOf(await launch({ b2c: 1 }));
  expect((await write(t, text, 'k')).status).toBe(400);
});

it('the 61st message in ten minutes is refused', async () => {
  const t = tokenOf(await launch({ b2c: 1 }));
  for (let i = 0; i < 60; i += 1) expect((await write(t, `m${i}`)).status).toBe(200);
  expect((await write(t, 'more')).status).toBe(429);
});

test.each([
  ['/m/service', 'http://aurora.localhost:4200/m/service'],
  ['http://jade.localhost:5173/m/home', 'http://jade.localhost:5173/m/home'],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['//evil.example/m/home', null],
  ['http://[', null],
  [undefined, null],
])('leads back to %s as %s', (given, back) => {
  expect(safeBackUrl(given, new URL('http://aurora.localhost:4200/wps/x'))).toBe(back);
});

it('an invalid colour is ignored', async () => {
  const t = tokenOf(await launch({ b2c: 1, headerColor: 'red;background:url(x)' }));
  expect((await room(t)).room.headerColor).toBeNull();
});

it('the chat is served at its own origin only', async () => {
  for (const path of ['/chat/', '/chat/api/state?t=x', '/chat/assets/chat/client/chat.js']) {
    const elsewhere = await sandbox.fetch(new Request(`http://aurora.localhost${path}`));
    expect(elsewhere.status).toBe(404);
  }
});

it('the list of followed hosts includes those who are not live', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const list = async (input: object = {}) =>
    (await me.value<{ id: string }[]>('streams.focusList', input)).map(({ id }) => id);
  expect(await list()).toEqual([]);
  const [live] = await hosts(1);
  const [away] = await hosts(0);
  for (const host of [away, live, live]) await me.value('streams.focus', { hostId: host?.id });
  expect(await list()).toEqual([live?.id, away?.id]);
  expect(await list({ name: away?.name })).toEqual([away?.id]);
  for (let i = 0; i < 2; i += 1) await me.value('streams.unfocus', { hostId: live?.id });
  expect(await list()).toEqual([away?.id]);
  const played = await signedInAs(sandbox, 'vip01').value<object[]>('streams.focusList');
  expect(played.length).toBeGreaterThan(1);
});
