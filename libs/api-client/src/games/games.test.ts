import { expect, test } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

const GAME = {
  nodeId: '1',
  gameId: 'A_1',
  vassalage: 'drumline',
  gameName: 'Lantern Night',
  showIcon: '/cdn/game/1',
  gameType: 'RNG',
};

const VENDOR = { accountTypeName: 'drumline', displayName: 'Drumline', icon: '/cdn/vendor/1.svg' };

test('vendors stand in their categories by the documents’ words (D2 §3)', async () => {
  platform([good([{ gameType: 'ELOTT', displayName: 'Lottery', vendors: [VENDOR] }])]);
  expect(await api.games.vendors()).toEqual([
    {
      category: 'LOTT',
      name: 'Lottery',
      vendors: [
        {
          code: 'drumline',
          name: 'Drumline',
          icon: VENDOR.icon,
          maintenance: false,
          playTypes: [],
        },
      ],
    },
  ]);
});

test('a lottery is launched with its play type (D2 §3)', async () => {
  const { sent } = platform([good({ content: { game_url: 'https://games.example/' } })]);
  const game = { nodeId: '1', gameId: 'L_1', category: 'LOTT', vendorCode: 'drumline' } as const;
  await api.myGames.launch(game, {
    backUrl: 'https://x.example/',
    playMoney: false,
    playType: 'ent',
  });
  const asked = new URL(sent[0]?.url ?? '').searchParams;
  expect([asked.get('playType'), asked.get('launchMode')]).toEqual(['ent', 'LOTT']);
});

test.each([
  ['as it is displayed', { displayName: 'Lanterns' }, 'Lanterns'],
  ['as it is called where nothing else is displayed', {}, 'Lantern Night'],
])('a game is named %s (D2 §3)', async (_, named, name) => {
  platform([good([{ ...GAME, ...named }])]);
  expect(await api.games.hot()).toEqual([expect.objectContaining({ name })]);
});
