import { addFavourite, favouriteIds, removeFavourite } from '../catalogue/favourites';
import {
  type Category,
  type FactsOf,
  gameByNode,
  hotGames,
  keptGames,
  listGames,
} from '../catalogue/games';
import { vendorsByCategory } from '../catalogue/vendors';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { refuse } from '../calls/refusal';
import { rulesOf } from '../platform/rule-book';
import { factsOf } from '../play/facts';
import { launch } from '../play/launch';
import { gamesOrders, languageOf } from './games-orders';
import type { AreaHandlers } from '../calls/handler';

/** An empty category means all. */
const categoryOf = (requested: Category | '' | undefined) =>
  requested === '' ? undefined : requested;

/** Game facts in the brand's currency, and the categories that the brand may not offer. */
const rulesIn = ({ db, brand }: Context) => ({
  factsOf: ((game) => factsOf(game, brand)) satisfies FactsOf,
  leftOut: rulesOf(db, brand).withoutCategories,
});

export const games: AreaHandlers<'games'> = {
  ...gamesOrders,

  vendors: (input, context) =>
    vendorsByCategory(context.db, context.brand, languageOf(input, context)),

  list: (input, context) => {
    const page = listGames(context.db, {
      ...rulesIn(context),
      page: input.pageNo,
      size: input.pageSize,
      language: languageOf(input, context),
      category: categoryOf(input.gameType),
      vendor: input.vassalage,
      classify: input.gameClassify,
      name: input.gameName,
      minBet: input.minBet,
      minLine: input.minLine,
    });
    return { games: page.list, pageNum: input.pageNo, totalPages: page.totalPages };
  },

  hot: (input, context) =>
    hotGames(context.db, {
      brand: context.brand.code,
      language: languageOf(input, context),
      ...rulesIn(context),
    }),

  favourites: (input, context) => {
    const { userId } = signedIn(context);
    const page = keptGames(context.db, 'favourites', {
      ...rulesIn(context),
      userId,
      page: input.pageNo,
      size: input.pageSize,
      language: languageOf(input, context),
      category: categoryOf(input.gameType),
    });
    return {
      content: page.list,
      pageNum: input.pageNo,
      totalPages: page.totalPages,
      nodeIds: favouriteIds(context.db, userId),
    };
  },

  favouriteIds: (_, context) => favouriteIds(context.db, signedIn(context).userId),

  addFavourite: ({ nodeId, vendor }, context) => {
    const game = gameByNode(context.db, nodeId, context.language);
    if (game === undefined || game.vendor !== vendor) return refuse('game.not.found');
    addFavourite(context.db, signedIn(context).userId, nodeId);
    return undefined;
  },

  removeFavourite: ({ nodeId }, context) =>
    removeFavourite(context.db, signedIn(context).userId, nodeId),

  recent: (input, context) => {
    const page = keptGames(context.db, 'recent', {
      ...rulesIn(context),
      userId: signedIn(context).userId,
      page: input.page,
      size: input.pageSize,
      language: languageOf(input, context),
      category: categoryOf(input.gameType),
    });
    return { list: page.list, totalPages: page.totalPages };
  },

  launch: (input, context) =>
    once(context, () => ({
      content: { game_url: launch(input, languageOf(input, context), context) },
    })),
};
