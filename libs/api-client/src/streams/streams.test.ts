import { expect, test } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

const AWAY = {
  id: '7',
  active: true,
  streaming: false,
  background: '/cdn/behind',
  cover: '/cdn/cover',
  gameName: 'Roulette',
  roomType: 'private',
  price: '50000',
  name: 'Lan',
  totalWatchedCount: 12,
  nextStreamAt: 1000,
};

test.each([
  [
    { list: 'onAir', name: ' La ' },
    { active: '1', streaming: '1', name: 'La' },
  ],
  [{ list: 'hot' }, { type: 'hot' }],
  [{ list: 'promo', name: '' }, { type: 'promo' }],
] as const)('the list of hosts for %j asks for %j (D2 §7)', async (query, asked) => {
  const { sent } = platform([good([])]);
  await api.streams.hosts(query);
  expect(Object.fromEntries(new URL(sent[0]?.url ?? '').searchParams)).toEqual(asked);
});

test('a host tells whether it is on air, when next, and what its room costs', async () => {
  const onAir = { ...AWAY, streaming: true, nextStreamAt: null, roomType: 'normal', price: null };
  platform([good([onAir, AWAY])]);
  expect(await api.streams.subscribedHosts()).toMatchObject([
    { streaming: true, nextStreamAt: undefined, room: 'normal', price: undefined },
    { streaming: false, nextStreamAt: 1000, room: 'private', price: '50000', viewers: 12 },
  ]);
});

test('the launch of a chat with customer service says where it leads back to, and answers its notice (D1 §7)', async () => {
  const { sent } = platform([good({ chatUrl: 'http://chat.localhost/chat/', message: 'By day.' })]);
  const backUrl = 'http://aurora.localhost/m/service';
  const chat = await api.streams.launchServiceChat({ title: 'Help', backUrl });
  expect(chat).toEqual({ address: 'http://chat.localhost/chat/', message: 'By day.' });
  const { searchParams } = new URL(sent[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({ b2c: '1', title: 'Help', backUrl });
});

test('the launch of a room says the background of its host', async () => {
  const { sent } = platform([good({ chatUrl: 'http://chat.localhost/chat/room/' })]);
  await api.streams.launchHostChat({ hostId: '7', background: AWAY.background });
  const { searchParams } = new URL(sent[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    modelId: '7',
    lbg: '/cdn/behind',
    backHome: '1',
  });
});
