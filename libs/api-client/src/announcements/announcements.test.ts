import { describe, expect, test } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

const NEWS = { id: '7', title: 'Works', content: '<p>x</p>', startDate: 1000, read: true };
const PICTURES = [
  { sequence: 1, url: '/cdn/one' },
  { sequence: 2, url: '/cdn/two' },
];
const banner = (group: string) => ({ id: group, title: group, url: `/cdn/${group}`, group });

describe('the request of a board (D1 §3, §7)', () => {
  test.each([
    ['home', { types: 'B,PL,PU' }],
    ['registration', { types: 'B', groupName: 'm_reg' }],
    ['streams', { types: 'B,PL', groupName: 'm_stream' }],
    ['members', { types: 'PL' }],
    ['agents', { types: 'A' }],
  ] as const)('%s', async (group, asked) => {
    const { sent } = platform([good({})]);
    await api.announcements.board(group);
    const { searchParams } = new URL(sent[0]?.url ?? '');
    const said = { ...asked, platform: 'M', merchantCode: 'aurora', language: 'vi' };
    expect(Object.fromEntries(searchParams)).toEqual(said);
    expect(sent[0]?.headers.get('Authorization')).toBe('token-1');
  });
});

describe('the answer of a board (D1 §3)', () => {
  test('an announcement takes the second of its pictures', async () => {
    const popup = { ...NEWS, execution: 'F', announcementImages: PICTURES };
    platform([good({ notices: [NEWS], popup: [popup], footer: { unreadCount: 3 } })]);
    const { notices, popups, unreadCount } = await api.announcements.board('home');
    expect(notices).toEqual([{ ...NEWS, execution: undefined, picture: undefined }]);
    expect(popups).toEqual([{ ...NEWS, execution: 'F', picture: '/cdn/two' }]);
    expect(unreadCount).toBe(3);
  });

  test.each([
    ['home', ['m_home', 'm_other']],
    ['streams', ['m_home', 'm_stream', 'm_other']],
  ] as const)(
    '%s has banners of %j: those of streams are for streams (D1 §2)',
    async (group, ids) => {
      platform([good({ banners: ['m_home', 'm_stream', 'm_other'].map(banner) })]);
      const { banners } = await api.announcements.board(group);
      expect(banners.map(({ id }) => id)).toEqual(ids);
    },
  );
});

test('promotions are asked for as PR, and tell what they are to the viewer (D2 §2, §3)', async () => {
  const told = { endDate: 2000, howTo: 'APPLY', status: 'join' };
  const promotion = { ...NEWS, ...told, promotionType: 'fish_promo' };
  const { sent } = platform([good({ promotion: [promotion, { ...NEWS, id: '8' }], hot: [] })]);
  const { promotions, hot } = await api.announcements.promotions();
  expect(new URL(sent[0]?.url ?? '').searchParams.get('types')).toBe('PR');
  expect(promotions).toMatchObject([
    { id: '7', category: 'fish_promo', ...told },
    { id: '8', category: undefined, howTo: undefined, status: undefined },
  ]);
  expect(hot).toEqual([]);
});

test('a mark as read sends the id of the announcement (D1 §3)', async () => {
  const { sent } = platform([good(null)]);
  await api.announcements.markRead('7');
  expect(await sent[0]?.json()).toEqual({ announcementId: '7', read: true });
});

describe('news of the lobby (D2 §7)', () => {
  const one = { id: '7', title: 'Works', content: '<p>x</p>', startDate: 1000 };
  const pages = { page: 1, size: 25, total: 1, totalPages: 1 };

  test.each([
    [
      { kind: 'link', value: '/m/slot-games' },
      { kind: 'link', value: '/m/slot-games' },
    ],
    [{ kind: 'somethingNew', value: '7' }, undefined],
    [null, undefined],
  ])('by target %j lead to %j', async (target, expected) => {
    platform([good({ list: [{ ...one, picture: null, target }], ...pages })]);
    expect(await api.announcements.lobbyNews()).toEqual({
      list: [{ ...one, picture: undefined, target: expected }],
      ...pages,
    });
  });
});
