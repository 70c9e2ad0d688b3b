import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { lotteryLaunch } from '../lottery-bets';
import { play } from '../play';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

interface Orders {
  list: { orderNo: string; category: string }[];
}

/** Places a bet on a draw hours ahead. */
async function lotteryBet(sandbox: Sandbox): Promise<string> {
  const me = signedInAs(sandbox, 'player01');
  await play(sandbox, me, await lotteryLaunch(me, 'VN_FIVE_3'));
  return lastOrder(sandbox, { category: 'LOTT' });
}

async function lastOrder(sandbox: Sandbox, filter: object): Promise<string> {
  const { list } = await signedInAs(sandbox, 'player01').value<Orders>('games.orders', filter);
  return list[0]?.orderNo ?? '';
}

type Calls = Pick<
  typeof contract.games,
  'addRecent' | 'lotteries' | 'drawnNumbers' | 'orders' | 'orderDetail' | 'cancelSubOrders'
>;

export const gamesOrders: Examples<Calls> = {
  addRecent: {
    input: { nodeId: '20001', vendorCode: 'moonkoi' },
    user: 'fresh01',
    refused: [
      [{ nodeId: '1', vendorCode: 'moonkoi' }, 'game.not.found', 'fresh01'],
      [{ nodeId: '20001', vendorCode: 'velour' }, 'game.not.found', 'fresh01'],
    ],
  },
  lotteries: {},
  drawnNumbers: {
    input: { gameCode: 'VN_NORTH', size: 10 },
    refused: [
      [{ gameCode: 'VN_NOWHERE' }, 'game.not.found'],
      [{ gameCode: 'VN_NORTH', startDate: 2_000, endDate: 1_000 }, 'request_param_err'],
    ],
  },
  orders: {
    input: { status: 'WON', size: 5 },
    user: 'player01',
    refused: [
      [{ status: 'ASLEEP' }, 'request_param_err', 'player01'],
      [{ startDate: 0, endDate: Date.UTC(2026, 0, 1) }, 'request_param_err', 'player01'],
    ],
  },
  orderDetail: {
    input: async (sandbox) => ({ orderNo: await lastOrder(sandbox, { category: 'SPORTS' }) }),
    user: 'player01',
    refused: [
      [{ orderNo: 'B0' }, 'record.not.found', 'player01'],
      [
        async (sandbox) => ({ orderNo: await lastOrder(sandbox, {}) }),
        'record.not.found',
        'fresh01',
      ],
    ],
  },
  cancelSubOrders: {
    input: async (sandbox) => {
      const orderNo = await lotteryBet(sandbox);
      return { orderNo, lineNos: [`${orderNo}-1`] };
    },
    user: 'player01',
    refused: [
      [
        async (sandbox) => {
          const orderNo = await lastOrder(sandbox, { category: 'SPORTS' });
          return { orderNo, lineNos: [`${orderNo}-1`] };
        },
        'bet.not.cancellable',
        'player01',
      ],
      [
        async (sandbox) => ({ orderNo: await lotteryBet(sandbox), lineNos: ['B0-1'] }),
        'record.not.found',
        'player01',
      ],
      [{ orderNo: 'B0', lineNos: [] }, 'request_param_err', 'player01'],
    ],
  },
};
