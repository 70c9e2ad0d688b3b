import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';
import { gamesOrders } from './games-orders';

const GAME = { nodeId: '20001', vendor: 'moonkoi' };
const LAUNCH = { ...GAME, launchMode: 'GLS', gameId: 'MOONKOI_1000' };

export const games: Examples<typeof contract.games> = {
  ...gamesOrders,
  vendors: {},
  list: {
    refused: [
      [{ pageNo: 0 }, 'request_param_err'],
      [{ gameType: 'X' }, 'request_param_err'],
    ],
  },
  hot: {},
  favourites: { user: 'player01' },
  favouriteIds: { user: 'player01' },
  addFavourite: {
    input: GAME,
    user: 'fresh01',
    refused: [
      [{ ...GAME, nodeId: '1' }, 'game.not.found', 'fresh01'],
      [{ ...GAME, vendor: 'velour' }, 'game.not.found', 'fresh01'],
    ],
  },
  removeFavourite: { input: GAME, user: 'player01' },
  recent: { user: 'player01' },
  launch: {
    input: LAUNCH,
    user: 'player01',
    refused: [
      [{ ...LAUNCH, nodeId: '1' }, 'game.not.found', 'player01'],
      [{ ...LAUNCH, launchMode: 'X' }, 'request_param_err', 'player01'],
    ],
  },
};
