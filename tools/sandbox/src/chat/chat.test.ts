import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { chatAt, hostsOnAir, launchedChat } from '../testing/chats';
import { signedInAs, visitor } from '../testing/visitor';
import { safeBackUrl } from './launch';

const MINUTE = 60_000;
let now = 0;
let sandbox: Sandbox;
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12);
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

const hosts = (input: object) =>
  visitor(sandbox).value<{ id: string; name: string }[]>('streams.models', input);

it('opens customer service at an allowed origin, and marks its messages as read', async () => {
  const me = signedInAs(sandbox, 'player01');
  const unread = async () =>
    (await me.value<{ unReadCount: number }>('streams.unreadCount')).unReadCount;
  expect(await unread()).toBe(2);
  const { url, read } = await launchedChat(sandbox, {
    b2c: 1,
    title: 'Care',
    headerColor: '#123456',
    template: 'v2',
  });
  const { origins } = await me.value<{ origins: { chat: string[] } }>('system.settings');
  expect(origins.chat).toEqual([url.origin]);
  expect(url.hostname).toBe('chat.localhost');
  expect(await unread()).toBe(0);
  expect((await read()).state).toMatchObject({ title: 'Care', headerColor: '#123456' });
});

it('opening a host’s room leaves customer service unread', async () => {
  const [host] = await hostsOnAir(sandbox, 'normal');
  const { read, url } = await launchedChat(sandbox, { modelId: host?.id, backHome: 1 });
  expect(url.pathname).toBe('/chat/room/');
  expect((await read()).state).toMatchObject({
    title: host?.name,
    backUrl: 'http://aurora.localhost/m/home',
  });
  const me = signedInAs(sandbox, 'player01');
  expect(await me.value('streams.unreadCount')).toEqual({ unReadCount: 2 });
});

it('a room is refused to guests, for an unknown host and for one who is not live', async () => {
  const me = signedInAs(sandbox, 'player01');
  const ask = (input: object) => me.call('streams.launchChat', input);
  for (const away of [{ active: 0 }, { active: 1, streaming: 0 }]) {
    const [host] = await hosts(away);
    expect(await ask({ modelId: host?.id })).toMatchObject({ errorCode: 'host.not.live' });
  }
  expect(await ask({ modelId: 'nobody' })).toMatchObject({ errorCode: 'record.not.found' });
  for (const input of [{ b2c: 1 }, { modelId: 'h01' }]) {
    expect(await visitor(sandbox).call('streams.launchChat', input)).toMatchObject({
      errorCode: 'login.not.session',
    });
  }
});

it('a chat ends after an hour, and an unknown token is refused', async () => {
  const chat = await launchedChat(sandbox, { b2c: 1 });
  for (const t of ['none', '']) {
    const unknown = chatAt(sandbox, new URL(`http://chat.localhost/chat/?t=${t}`));
    expect((await unknown.read()).status).toBe(401);
  }
  now += 60 * MINUTE - 1;
  expect((await chat.read()).status).toBe(200);
  now += 1;
  expect((await chat.read()).status).toBe(401);
  expect((await chat.write('late')).status).toBe(401);
});

test.each([[''], ['   '], ['\u202e\u0007'], ['x'.repeat(501)]])(
  'a message like %j is refused',
  async (text) => {
    const chat = await launchedChat(sandbox, { b2c: 1 });
    expect((await chat.write(text, 'k')).status).toBe(400);
  },
);

test.each([
  ['/m/service', 'http://aurora.localhost:4200/m/service'],
  ['http://jade.localhost:5173/m/home', 'http://jade.localhost:5173/m/home'],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['//evil.example/m/home', null],
  ['http://[', null],
  [undefined, null],
])('a return address %s becomes %s', (given, back) => {
  expect(safeBackUrl(given, new URL('http://aurora.localhost:4200/wps/x'))).toBe(back);
});

it('an invalid colour is ignored', async () => {
  const chat = await launchedChat(sandbox, { b2c: 1, headerColor: 'red;background:url(x)' });
  expect((await chat.read()).state.headerColor).toBeNull();
});

it('the chat is served at its own origin only', async () => {
  for (const path of [
    '/chat/',
    '/chat/room/',
    '/chat/api/state?t=x',
    '/chat/assets/chat/client/chat.js',
  ]) {
    const elsewhere = await sandbox.fetch(new Request(`http://aurora.localhost${path}`));
    expect(elsewhere.status).toBe(404);
  }
});

it('the list of followed hosts includes those who are not live', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const list = async (input: object = {}) =>
    (await me.value<{ id: string }[]>('streams.focusList', input)).map(({ id }) => id);
  expect(await list()).toEqual([]);
  const [live] = await hosts({ streaming: 1 });
  const [away] = await hosts({ active: 0 });
  for (const host of [away, live, live]) await me.value('streams.focus', { hostId: host?.id });
  expect(await list()).toEqual([live?.id, away?.id]);
  expect(await list({ name: away?.name })).toEqual([away?.id]);
  for (let i = 0; i < 2; i += 1) await me.value('streams.unfocus', { hostId: live?.id });
  expect(await list()).toEqual([away?.id]);
  const played = await signedInAs(sandbox, 'vip01').value<object[]>('streams.focusList');
  expect(played.length).toBeGreaterThan(1);
});
