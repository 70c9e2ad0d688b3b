import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, LANGUAGES } from '../brands/brands';
import { signedInAs, visitor } from '../testing/visitor';

interface Item {
  id: string;
  title: string;
  startDate: number;
  picture: string;
  target: { kind: string; value: string };
  read: boolean;
}

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

it('lists news in every language, newest first', async () => {
  for (const brand of BRAND_CODES) {
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const { list } = await visitor(sandbox, { brand, headers: { language } }).value<{
        list: Item[];
      }>('announcements.lobbyNews');
      expect(list.length).toBeGreaterThan(2);
      const dates = list.map(({ startDate }) => startDate);
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      expect(list.every(({ picture }) => picture.startsWith(`/cdn/banner/${brand}-`))).toBe(true);
      expect(list.every(({ target }) => target.value.startsWith('/m/'))).toBe(true);
      texts.add(JSON.stringify(list.map(({ title }) => title)));
    }
    expect(texts.size).toBe(LANGUAGES.length);
  }
});

it('lists added news, but not among the announcements', async () => {
  const { id } = sandbox.control.content({ brand: 'aurora', kind: 'news', title: 'Fresh' });
  const { list } = await visitor(sandbox).value<{ list: Item[] }>('announcements.lobbyNews');
  expect(list[0]).toMatchObject({ id, title: 'Fresh' });
  const all = await visitor(sandbox).value<object>('announcements.list', {
    types: 'A,B,PL,PU,PR',
    platform: 'M',
  });
  expect(JSON.stringify(all)).not.toContain(id);
});

it('lists no news in a break', async () => {
  const { user } = sandbox.control.knobs.enter({ state: 'timeOut', brand: 'aurora' });
  const page = await signedInAs(sandbox, user).value<object>('announcements.lobbyNews');
  expect(page).toMatchObject({ list: [], total: 0, totalPages: 0 });
});

it('sorts popular news by number of readers', async () => {
  const popular = async (who = visitor(sandbox), input: object = {}) =>
    (await who.value<{ list: Item[] }>('announcements.popular', input)).list;
  const before = await popular();
  const last = before.at(-1);
  for (const user of ['player01', 'agent01', 'general01', 'vip01', 'fresh01', 'virtual01']) {
    const read = { announcementId: last?.id, read: true };
    await signedInAs(sandbox, user).value('announcements.markRead', read);
  }
  const after = await popular(signedInAs(sandbox, 'player01'));
  expect(after[0]).toMatchObject({ id: last?.id, read: true });
  expect(after).toHaveLength(before.length);
  expect(await popular(visitor(sandbox), { size: 1 })).toMatchObject([
    { id: last?.id, read: false },
  ]);
});

it('the unread count has only announcements that the reader can mark', async () => {
  const count = async (who: ReturnType<typeof visitor>, types = 'B,PL,PU') => {
    const ask = { types, platform: 'M' };
    const { footer, notices } = await who.value<{
      footer: { unreadCount: number };
      notices: Item[];
    }>('announcements.list', ask);
    return [footer.unreadCount, notices.filter(({ read }) => !read).length];
  };
  const [shown, unread] = await count(signedInAs(sandbox, 'agent01'), 'A,PL');
  expect(shown).toBe(unread);
  expect(shown).toBeGreaterThan(0);
  expect((await count(visitor(sandbox)))[0]).toBe(0);
  const { token } = await visitor(sandbox).value<{ token: string }>('access.freePlay');
  expect((await count(visitor(sandbox, { token })))[0]).toBe(0);
});
