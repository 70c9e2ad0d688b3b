import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { LANGUAGES } from '../brands/brands';
import { signedInAs, visitor } from '../testing/visitor';

interface Entry {
  id: string;
  title: string;
  summary: string;
  sentAt: number;
  read: boolean;
}
interface Page {
  list: Entry[];
  total: number;
  totalPages: number;
}

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

const unread = async (user = 'player01') =>
  (await signedInAs(sandbox, user).value<{ unReadCount: number }>('member.unreadCount'))
    .unReadCount;
const list = (user = 'player01', input: object = {}) =>
  signedInAs(sandbox, user).value<Page>('announcements.inbox', input);

it('the inbox lists messages by page, newest first, with an excerpt', async () => {
  const { list: all, total } = await list();
  expect(total).toBe(all.length);
  expect(all.map(({ sentAt }) => sentAt)).toEqual(
    all.map(({ sentAt }) => sentAt).toSorted((a, b) => b - a),
  );
  expect(all.every(({ summary }) => summary !== '' && !summary.includes('<'))).toBe(true);
  const second = await list('player01', { page: 2, size: 1 });
  expect(second).toMatchObject({ list: [all[1]], total, totalPages: total });
  expect(await unread()).toBe(all.filter(({ read }) => !read).length);
});

it('opening a message marks it as read, once, for its owner only', async () => {
  const before = await unread();
  const others = await unread('vip01');
  const [first] = (await list()).list;
  const me = signedInAs(sandbox, 'player01');
  for (let i = 0; i < 2; i += 1) {
    expect(await me.value('announcements.inboxMessage', { id: first?.id })).toMatchObject({
      read: true,
      title: first?.title,
      content: expect.stringContaining('<p>') as string,
    });
    expect(await unread()).toBe(before - 1);
  }
  expect((await list()).list[0]?.read).toBe(true);
  expect(await unread('vip01')).toBe(others);
});

it('marking all as read returns how many were unread', async () => {
  const before = await unread();
  const others = await unread('agent01');
  const me = signedInAs(sandbox, 'player01');
  expect(await me.value('announcements.readInbox')).toEqual({ count: before });
  expect(await unread()).toBe(0);
  expect(await me.value('announcements.readInbox')).toEqual({ count: 0 });
  expect(await unread('agent01')).toBe(others);
});

it('deleting an unread message lowers the unread count, and works for the owner only', async () => {
  const [first] = (await list()).list;
  const total = (await list()).total;
  const before = await unread();
  const drop = (user: string) =>
    signedInAs(sandbox, user).call('announcements.deleteInboxMessage', { id: first?.id });
  expect(await drop('vip01')).toMatchObject({ errorCode: 'record.not.found' });
  expect(await drop('player01')).toMatchObject({ success: true });
  expect(await drop('player01')).toMatchObject({ errorCode: 'record.not.found' });
  expect((await list()).total).toBe(total - 1);
  expect(await unread()).toBe(before - 1);
});

it('messages are in every language and name the brand', async () => {
  const titles = new Set<string>();
  const { token } = signedInAs(sandbox, 'player01');
  for (const language of LANGUAGES) {
    const me = visitor(sandbox, { token, headers: { language } });
    const { list: messages } = await me.value<Page>('announcements.inbox');
    titles.add(messages.map(({ title }) => title).join('|'));
    expect(JSON.stringify(messages)).not.toContain('{brand');
    expect(messages.every((message) => !('content' in message))).toBe(true);
    expect(messages.at(-1)?.title).toContain('Aurora');
  }
  expect(titles.size).toBe(LANGUAGES.length);
});

test.each(['announcements.inbox', 'announcements.readInbox', 'member.unreadCount'] as const)(
  '%s requires an account with real money and its flag',
  async (name) => {
    for (const user of ['virtual01', 'virtualagent01']) {
      expect(await signedInAs(sandbox, user).call(name)).toMatchObject({
        errorCode: 'account.no.permission',
      });
    }
    const { token } = await visitor(sandbox).value<{ token: string }>('access.freePlay');
    expect(await visitor(sandbox, { token }).call(name)).toMatchObject({
      errorCode: 'account.no.permission',
    });
    sandbox.control.flags({ brand: 'aurora', flags: { MAILCEN: false } });
    expect(await signedInAs(sandbox, 'player01').call(name)).toMatchObject({
      errorCode: 'function.not.available',
    });
  },
);
