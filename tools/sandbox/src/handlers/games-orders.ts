import { toLanguage } from '../brands/brands';
import { recordRecent } from '../catalogue/favourites';
import { gameByNode } from '../catalogue/games';
import { drawnPage } from '../lottery/drawn';
import { lotteryList } from '../lottery/list';
import { cancelLines } from '../orders/cancel';
import { orderDetail, type Reader } from '../orders/detail';
import { betOrders } from '../orders/list';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { refuse } from '../calls/refusal';
import type { AreaHandlers } from '../calls/handler';

/** The call's `language` takes precedence over the header. */
export const languageOf = (input: { language?: string | undefined }, context: Context) =>
  toLanguage(input.language) ?? context.language;

const readerOf = (context: Context): Reader => ({
  brand: context.brand,
  userId: signedIn(context).userId,
  language: context.language,
  now: context.now,
});

/** Lotteries, recent games and bets. */
export const gamesOrders = {
  addRecent: ({ nodeId, vendorCode }, context) => {
    const game = gameByNode(context.db, nodeId, context.language);
    if (game === undefined || game.vendor !== vendorCode) return refuse('game.not.found');
    recordRecent(context.db, signedIn(context).userId, nodeId);
    return undefined;
  },

  lotteries: (_, context) => ({
    serverTime: context.now,
    list: lotteryList(context.db, context),
  }),

  drawnNumbers: (input, context) => drawnPage(input, context),

  orders: (input, context) => betOrders(context.db, readerOf(context), input),

  orderDetail: (input, context) => orderDetail(context.db, readerOf(context), input.orderNo),

  cancelSubOrders: (input, context) =>
    once(context, () => cancelLines(context.db, readerOf(context), input)),
} satisfies Partial<AreaHandlers<'games'>>;
