import type { Sandbox } from '../app';
import { play } from './play';
import type { visitor } from './visitor';

type Member = Pick<ReturnType<typeof visitor>, 'value' | 'call'>;

export interface ShownOrder {
  orderNo: string;
  category: string;
  vendorCode: string;
  betTime: number;
  settleTime: number | null;
  stake: string;
  validStake: string;
  payout: string;
  netWin: string;
  status: string;
}

export interface ShownDetail extends ShownOrder {
  lines: {
    lineNo: string;
    playCode: string;
    pick: string;
    odds: string;
    stake: string;
    payout: string;
    status: string;
    cancellable: boolean;
  }[];
  draw: {
    drawTime: number;
    closeTime: number;
    prizes: { prize: string; numbers: string[] }[] | null;
  } | null;
  match: { score: object | null } | null;
}

interface ShownOrders {
  list: ShownOrder[];
  total: number;
  totalPages: number;
  footer: Record<'stake' | 'validStake' | 'payout' | 'netWin', string>;
}

/** Bets of a user, newest first. */
export const ordersOf = (me: Member, input: object = {}) =>
  me.value<ShownOrders>('games.orders', input);

export const orderDetail = (me: Member, orderNo: string) =>
  me.value<ShownDetail>('games.orderDetail', { orderNo });

interface Listed {
  gameCode: string;
  nodeId: string;
  gameId: string;
  vendorCode: string;
}

/** Launch input of a lottery by code; default: the first lottery. */
export async function lotteryLaunch(me: Member, code: string) {
  const { list } = await me.value<{ list: Listed[] }>('games.lotteries');
  const lottery = list.find(({ gameCode }) => gameCode === code) ?? list[0];
  return {
    launchMode: 'LOTT',
    vendor: lottery?.vendorCode,
    nodeId: lottery?.nodeId,
    gameId: lottery?.gameId,
    lottoGameCode: code,
  };
}

/** Launches a lottery and bets two drawn lines on its next draw; returns the order number. */
export async function betOnLottery(
  sandbox: Sandbox,
  me: Member,
  { lottoGameCode, ...input }: { lottoGameCode: string; [field: string]: unknown },
): Promise<string> {
  const { success, errorCode } = await play(sandbox, me, {
    ...(await lotteryLaunch(me, lottoGameCode)),
    ...input,
  });
  if (!success) throw new Error(`refused: ${errorCode}`);
  const orders = await ordersOf(me, { category: 'LOTT' });
  return orders.list[0]?.orderNo ?? '';
}
