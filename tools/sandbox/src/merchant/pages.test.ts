import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, LANGUAGES } from '../brands/brands';
import { visitor } from '../testing/visitor';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
beforeEach(() => {
  sandbox.reset();
});
afterAll(() => {
  sandbox.close();
});

interface Text {
  title: string;
  content: string;
}

it.each(BRAND_CODES)(
  '%s has texts and sponsors in every language, with its own name',
  async (brand) => {
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
      const guest = visitor(sandbox, { brand, headers: { language } });
      const { list } = await guest.value<{ list: Text[] }>('system.sponsors');
      const texts = [
        await guest.value<Text>('system.page', { id: 'joinUs' }),
        await guest.value<Text>('system.page', { id: 'aboutUs' }),
        ...list,
      ];
      expect(texts).toHaveLength(4);
      const name = new RegExp(brand, 'i');
      expect(texts.filter(({ title, content }) => !name.test(title + content))).toEqual([]);
      for (const { title, content } of texts) seen.add(title + content);
    }
    expect(seen.size).toBe(4 * LANGUAGES.length);
    expect([...seen].join(' ')).not.toContain('{');
  },
);

interface Match {
  startAt: number;
  home: string;
  away: string;
  vendorCode: string;
}
interface Vendors {
  gameType: string;
  vendors: { accountTypeName: string }[];
}

it('hot matches start later, in order, and disappear after their start', async () => {
  const guest = visitor(sandbox);
  const matches = async () => (await guest.value<{ list: Match[] }>('system.hotMatches')).list;
  const before = await matches();
  const starts = before.map(({ startAt }) => startAt);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts[0]).toBeGreaterThan(Date.now());
  expect(before.filter(({ home, away }) => home === away)).toEqual([]);
  const groups = await guest.value<Vendors[]>('games.vendors');
  const sports = groups.find(({ gameType }) => gameType === 'SPORTS')?.vendors ?? [];
  expect(sports.map(({ accountTypeName }) => accountTypeName)).toContain(before[0]?.vendorCode);
  sandbox.control.clock({ shiftMs: 3 * 3_600_000 });
  expect((await matches())[0]).toEqual(before[1]);
});

it('returns the actual number of accounts', async () => {
  const guest = visitor(sandbox);
  const count = async () =>
    (await guest.value<{ registerCount: number }>('system.settings')).registerCount;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await guest.value('access.register', {
    username: 'newcomer1',
    password: 'Play1234',
    confirmPassword: 'Play1234',
    registerUrl: 'http://aurora.localhost/',
    registerMethod: 'H5',
    type: 0,
  });
  expect(await count()).toBe(before + 1);
});
