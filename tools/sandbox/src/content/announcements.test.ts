import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, LANGUAGES } from '../brands/brands';
import { signedInAs, visitor } from '../testing/visitor';

interface Item {
  id: string;
  title: string;
  read: boolean;
  execution: string | null;
  group: string;
  url: string;
  linkage: string;
  linkageType: keyof typeof LEADS;
  content?: string;
  announcementImages: { sequence: number; url: string }[] | null;
}
/** Link target of a banner by kind: a path, a promotion, a game with its vendor. */
const LEADS = { URL: /^\/m\//, P: /^[a-z]+(?:-[a-z]+)*$/, G: /^\d+,[a-z\d]+$/ };

type Lists = Record<'banners' | 'notices' | 'popup' | 'promotion' | 'hot', Item[]> & {
  footer: { unreadCount: number };
};

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

const ask = { platform: 'M' };

it('has home banners of every kind for every brand, with existing targets', async () => {
  for (const brand of BRAND_CODES) {
    const guest = visitor(sandbox, { brand });
    const lists = await guest.value<Lists>('announcements.list', {
      ...ask,
      types: 'B,PR',
      groupName: 'm_home',
    });
    const linked = (type: string) =>
      lists.banners.filter(({ linkageType }) => linkageType === type).map(({ linkage }) => linkage);
    expect(linked('URL').length).toBeGreaterThan(0);
    expect(lists.promotion.map(({ id }) => id)).toEqual(expect.arrayContaining(linked('P')));
    expect(linked('P')).toHaveLength(1);
    const [nodeId, vassalage] = linked('G')[0]?.split(',') ?? [];
    const { games } = await guest.value<{ games: { nodeId: string }[] }>('games.list', {
      gameType: 'RNG',
      vassalage,
      pageSize: 100,
    });
    expect(games.map((game) => game.nodeId)).toContain(nodeId);
  }
});

it('returns only the requested types', async () => {
  const lists = await visitor(sandbox).value<Lists>('announcements.list', { ...ask, types: 'PL' });
  expect(lists.notices.length).toBeGreaterThan(3);
  expect([lists.banners, lists.popup, lists.promotion, lists.hot]).toEqual([[], [], [], []]);
});

it('has banners of every group for every brand and language, with targets', async () => {
  for (const brand of BRAND_CODES) {
    for (const [groupName, least] of [
      ['m_home', 3],
      ['m_stream', 2],
      ['m_reg', 1],
    ] as const) {
      for (const language of LANGUAGES) {
        const { banners } = await visitor(sandbox, { brand }).value<Lists>('announcements.list', {
          ...ask,
          types: 'B',
          groupName,
          language,
        });
        expect(banners.length).toBeGreaterThanOrEqual(least);
        expect(banners.every(({ group }) => group === groupName)).toBe(true);
        expect(banners.every(({ url }) => url.startsWith(`/cdn/banner/${brand}-`))).toBe(true);
        expect(banners.every((one) => LEADS[one.linkageType].test(one.linkage))).toBe(true);
      }
    }
  }
});

it('has popups for members, guests and first logins', async () => {
  const { popup } = await visitor(sandbox).value<Lists>('announcements.list', {
    ...ask,
    types: 'PU',
  });
  expect(popup.map(({ execution }) => execution)).toEqual(['A', 'B', 'F']);
});

it.each(LANGUAGES)(
  'the popup for members has sizes in px and a link to another site, in %s',
  async (language) => {
    const guest = visitor(sandbox, { headers: { language } });
    const { popup } = await guest.value<Lists>('announcements.list', {
      platform: 'M',
      types: 'PU',
    });
    const { origins } = await guest.value<{ origins: { link: string[] } }>('system.settings');
    const content = popup.find(({ execution }) => execution === 'A')?.content ?? '';
    expect(content.match(/font-size:\d+px/g)).toEqual(['font-size:32px', 'font-size:26px']);
    const links = [...content.matchAll(/href="(https:[^"]+)"/g)].map(([, href = '']) => href);
    expect(links.map((href) => new URL(href).origin)).toEqual(['https://telegram.example']);
    expect(origins.link).toContain('https://telegram.example');
  },
);

it('lists agents’ notices for agents only', async () => {
  const agentNotices = async (who: ReturnType<typeof visitor>) =>
    (await who.value<Lists>('announcements.list', { ...ask, types: 'A' })).notices.length;
  expect(await agentNotices(visitor(sandbox))).toBe(0);
  expect(await agentNotices(signedInAs(sandbox, 'player01'))).toBe(0);
  expect(await agentNotices(signedInAs(sandbox, 'agent01'))).toBe(2);
  expect(await agentNotices(signedInAs(sandbox, 'virtualagent01'))).toBe(2);
});

it('an announcement is marked as read for its reader only', async () => {
  const me = signedInAs(sandbox, 'player01');
  const list = (who: ReturnType<typeof visitor>) =>
    who.value<Lists>('announcements.list', { ...ask, types: 'PL' });
  const before = await list(me);
  const [first] = before.notices;
  for (let i = 0; i < 2; i += 1) {
    await me.value('announcements.markRead', { announcementId: first?.id, read: true });
  }
  const after = await list(me);
  expect(after.notices[0]?.read).toBe(true);
  expect(after.footer.unreadCount).toBe(before.footer.unreadCount - 1);
  expect((await list(signedInAs(sandbox, 'vip01'))).notices[0]?.read).toBe(false);
});

it('the picture of a promotion is the second of its announcement', async () => {
  const { promotion, hot } = await visitor(sandbox).value<Lists>('announcements.list', {
    ...ask,
    types: 'PR',
  });
  const pictures = promotion.map(({ announcementImages }) =>
    announcementImages?.find(({ sequence }) => sequence === 2),
  );
  expect(pictures.every((picture) => picture?.url.startsWith('/cdn/promo/'))).toBe(true);
  expect(hot).toEqual(promotion.slice(0, 3));
});
