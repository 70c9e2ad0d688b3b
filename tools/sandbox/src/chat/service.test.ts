import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { LANGUAGES } from '../brands/brands';
import { launchedChat } from '../testing/chats';
import { turn } from '../testing/turn';
import { signedInAs } from '../testing/visitor';
import { type Automatic, AUTOMATIC } from './automatic.data';

const SECOND = 1_000;
let now = 0;
let sandbox: Sandbox;
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12);
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

const service = (user = 'fresh01', language = 'EN') =>
  launchedChat(sandbox, { b2c: 1, language }, user);
const unread = async (user = 'fresh01') =>
  (await signedInAs(sandbox, user).value<{ unReadCount: number }>('streams.unreadCount'))
    .unReadCount;
const operator = (text: string, user = 'fresh01') =>
  turn(sandbox, 'operator', { brand: 'aurora', user, text });

test.each(LANGUAGES)(
  'the chat says in %s that it is a demonstration, and answers automatically after a delay',
  async (language) => {
    const { read, write } = await service('fresh01', language);
    const { messages, next } = (await read()).state;
    expect(messages).toMatchObject([{ by: 'automatic', text: AUTOMATIC.greeting[language] }]);
    await write('  Xin chào <b>!  ');
    now += 3 * SECOND;
    expect((await read(next)).state.messages).toMatchObject([{ by: 'me', text: 'Xin chào <b>!' }]);
    now += SECOND;
    expect((await read(next)).state.messages.slice(1)).toMatchObject([
      { by: 'automatic', text: AUTOMATIC.answer[language] },
    ]);
  },
);

test.each<[string, Automatic]>([
  ['Where is my DEPOSIT?', 'deposit'],
  ['toi nap tien chua thay', 'deposit'],
  ['提款多久到账', 'withdrawal'],
  ['ボーナスはいつ', 'promotion'],
  ['esqueci a senha', 'password'],
  ['hello', 'answer'],
])('%s is answered by the rule %s', async (text, said) => {
  const { read, write } = await service();
  await write(text);
  now += 5 * SECOND;
  expect((await read()).state.messages.at(-1)).toMatchObject({
    by: 'automatic',
    text: AUTOMATIC[said].EN,
  });
});

it('an answer from the control page ends automatic answers', async () => {
  const { read, write } = await service();
  await write('Is anybody there?');
  const { next } = (await read()).state;
  now += SECOND;
  expect((await operator('Yes, I am.')).status).toBe(200);
  expect((await read(next)).state.messages).toMatchObject([{ by: 'operator', text: 'Yes, I am.' }]);
  now += 60 * SECOND;
  expect((await read(next)).state.messages).toHaveLength(1);
  expect(sandbox.control.knobs.serviceTalks({})).toMatchObject([
    { user: 'fresh01', text: 'Is anybody there?', answered: 'OPERATOR' },
  ]);
  expect((await operator('Hello', 'nobody')).status).toBe(404);
});

it('consecutive messages get one automatic answer, after the last', async () => {
  const { read, write } = await service();
  await write('one');
  now += 2 * SECOND;
  await write('two');
  now += 3 * SECOND;
  expect((await read()).state.messages.at(-1)).toMatchObject({ by: 'me' });
  now += 60 * SECOND;
  const by = (await read()).state.messages.map((message) => message.by);
  expect(by).toEqual(['automatic', 'me', 'me', 'automatic']);
});

it('messages are unread while the chat is closed, and read while it is open', async () => {
  const { read } = await service();
  expect(await unread()).toBe(0);
  await operator('one');
  await operator('two');
  expect(await unread()).toBe(2);
  await read();
  expect(await unread()).toBe(0);
});

it('a message is stored once for its key and writer, and can be looked up later', async () => {
  const { write } = await service();
  await write('Hello', 'key-1');
  await write('Hello', 'key-1');
  const mine = async (user: string) =>
    (await (await service(user)).read()).state.messages.filter(({ by }) => by === 'me');
  expect(await mine('fresh01')).toHaveLength(1);
  expect(await mine('vip01')).toEqual([]);
});

it('the 61st message in ten minutes is refused', async () => {
  const { write } = await service();
  for (let i = 0; i < 60; i += 1) expect((await write(`m${i}`)).status).toBe(200);
  expect((await write('more')).status).toBe(429);
});
