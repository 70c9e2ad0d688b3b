import { BRAND_CODES } from '../brands/brands';
import { fold } from '@lobby/api-client/contract';
import { catalogue } from './catalogue';
import type { Rows } from './columns.data';
import { HOT } from './stars.data';
import { IN_MAINTENANCE, STUDIOS, VENDORS } from './vendors.data';

export function catalogueRows(): Rows {
  const games = catalogue();
  const byTitle = new Map(games.map((game) => [game.title, game.nodeId]));
  const nodeOf = (title: string) => {
    const node = byTitle.get(title);
    if (node === undefined) throw new Error(`no game named ${title}`);
    return node;
  };
  return [
    ['vendors', VENDORS.map(({ code, name }, position) => [code, name, position])],
    [
      'vendor_categories',
      Object.entries(STUDIOS).flatMap(([category, vendors]) =>
        vendors.map((vendor) => [
          category,
          vendor,
          category === IN_MAINTENANCE.category && vendor === IN_MAINTENANCE.vendor ? 1 : 0,
        ]),
      ),
    ],
    [
      'games',
      games.map((game) => [
        game.nodeId,
        game.gameId,
        game.vendor,
        game.category,
        game.classify,
        game.title,
        fold(game.title),
        game.rank,
        game.minBet,
        game.minLine,
        game.rejects,
      ]),
    ],
    [
      'game_names',
      games.flatMap(({ nodeId, names }) =>
        Object.entries(names ?? {}).map(([language, name]) => [nodeId, language, name, fold(name)]),
      ),
    ],
    [
      'hot_games',
      BRAND_CODES.flatMap((brand) =>
        HOT[brand].map((title, position) => [brand, position, nodeOf(title)]),
      ),
    ],
  ];
}
