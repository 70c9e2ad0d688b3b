import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { BrandCode, Language } from '../brands/brands';
import type { Db, Value } from '../database/db';
import { type Page, pageFrom, type PageQuery } from '../paging/page';
import { likeAnywhere } from './folding';

export type WireGame = CallValue<Contract['games']['hot']>[number];
export type Category = WireGame['gameType'];

/** Columns of a game that its facts depend on. */
export interface FactsRow {
  category: Category;
  /** English. */
  title: string;
  vendor: string;
  min_bet: string | null;
}

/** Published facts of a game. */
export type GameFacts = Pick<WireGame, 'rtp' | 'volatility' | 'minBet'>;

/** Returns the published facts of a game. */
export type FactsOf = (game: FactsRow) => GameFacts;

interface GameRow extends FactsRow {
  node_id: string;
  game_id: string;
  classify: string | null;
  name: string;
  vendor_name: string;
  rejects: string | null;
}

const COLUMNS = `g.node_id, g.game_id, g.vendor, g.category, g.classify, g.min_bet, g.rejects,
  coalesce(t.name, g.name) AS name, g.name AS title, v.name AS vendor_name`;
const TABLES = `games g JOIN vendors v ON v.code = g.vendor
  LEFT JOIN game_names t ON t.node_id = g.node_id AND t.language = ?`;

/** Whether a game supports play money: only if it accepts trial accounts. */
export const supportsFreePlay = ({ rejects }: { rejects: string | null }): boolean =>
  rejects !== 'free';

/** Game in wire format; its pictures are at `/cdn/game/<nodeId>` plus shape and extension. */
const toWireGame =
  (factsOf: FactsOf) =>
  (row: GameRow): WireGame => {
    const picture = `/cdn/game/${row.node_id}`;
    return {
      nodeId: row.node_id,
      gameId: row.game_id,
      roomId: null,
      vassalage: row.vendor,
      vendorName: row.vendor_name,
      gameName: row.name,
      nodeName: `${row.vendor_name} ${row.name}`,
      displayName: row.name,
      showIcon: picture,
      iconUrl: `${picture}-square.webp`,
      mobileLargeIcon: `${picture}-portrait.webp`,
      gameType: row.category,
      gameClassify: row.classify,
      supportPlay: supportsFreePlay(row),
      freeReject: row.rejects === 'free',
      virtualReject: row.rejects === 'virtual',
      ...factsOf(row),
    };
  };

/**
 * The sports list includes esports and cockfighting; each of their own lists shows only its own games (D2
 * §9).
 */
const LISTED_AS: Partial<Record<Category, readonly Category[]>> = {
  SPORTS: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
};

/** Categories that the brand's rule book excludes. */
type LeftOut = readonly string[];

/** SQL condition; its parameter is the JSON array of excluded categories. */
const OFFERED = 'g.category NOT IN (SELECT value FROM json_each(?))';

export interface GameQuery extends PageQuery {
  factsOf: FactsOf;
  language: Language;
  leftOut: LeftOut;
  category?: Category | undefined;
  vendor?: string | undefined;
  classify?: string | undefined;
  name?: string | undefined;
  minBet?: string | undefined;
  minLine?: string | undefined;
}

/** SQL conditions and values of a query; omits unset filters. */
function conditions(query: GameQuery): { where: string; values: Value[] } {
  const categories =
    query.category === undefined ? [] : (LISTED_AS[query.category] ?? [query.category]);
  const parts: [string, Value[]][] = [
    ['g.closed = 0', []],
    [OFFERED, [JSON.stringify(query.leftOut)]],
  ];
  if (categories.length > 0) {
    parts.push([`g.category IN (${categories.map(() => '?').join(', ')})`, [...categories]]);
  }
  if (query.vendor) parts.push(['g.vendor = ?', [query.vendor]]);
  if (query.classify) parts.push(['g.classify = ?', [query.classify]]);
  if (query.minBet) parts.push(['g.min_bet = ?', [query.minBet]]);
  if (query.minLine) parts.push(['g.min_line = ?', [query.minLine]]);
  const name = query.name?.trim();
  if (name) {
    const like = likeAnywhere(name);
    parts.push(["(t.folded LIKE ? ESCAPE '\\' OR g.folded LIKE ? ESCAPE '\\')", [like, like]]);
  }
  return {
    where: parts.map(([sql]) => sql).join(' AND '),
    values: parts.flatMap(([, values]) => values),
  };
}

/** Games of a list, in the order of the catalogue. */
export function listGames(db: Db, query: GameQuery): Page<WireGame> {
  const { where, values } = conditions(query);
  const select = {
    columns: COLUMNS,
    from: `${TABLES} WHERE ${where}`,
    order: 'g.rank',
    values: [query.language, ...values],
  };
  return pageFrom(db, query, select, toWireGame(query.factsOf));
}

export function hotGames(
  db: Db,
  {
    brand,
    language,
    factsOf,
    leftOut,
  }: { brand: BrandCode; language: Language; factsOf: FactsOf; leftOut: LeftOut },
): WireGame[] {
  return db
    .all<GameRow>(
      `SELECT ${COLUMNS} FROM hot_games h JOIN games g ON g.node_id = h.node_id JOIN vendors v ON v.code = g.vendor
       LEFT JOIN game_names t ON t.node_id = g.node_id AND t.language = ?
       WHERE h.brand = ? AND g.closed = 0 AND ${OFFERED} ORDER BY h.position`,
      language,
      brand,
      JSON.stringify(leftOut),
    )
    .map(toWireGame(factsOf));
}

export interface KnownGame {
  node_id: string;
  game_id: string;
  /** In the requested language. */
  name: string;
  /** English. */
  title: string;
  vendor: string;
  category: Category;
  min_bet: string | null;
  rejects: string | null;
  maintenance: number;
}

const KNOWN = `SELECT g.node_id, g.game_id, coalesce(t.name, g.name) AS name, g.name AS title, g.vendor, g.category,
    g.min_bet, g.rejects, max(c.maintenance, g.closed) AS maintenance
  FROM games g JOIN vendor_categories c ON c.vendor = g.vendor AND c.category = g.category
  LEFT JOIN game_names t ON t.node_id = g.node_id AND t.language = ?`;

/** Game with the columns that decide whether it may be opened. */
export function gameByNode(db: Db, nodeId: string, language: Language): KnownGame | undefined {
  return db.get<KnownGame>(`${KNOWN} WHERE g.node_id = ?`, language, nodeId);
}

/** Game of a vendor by the vendor's own game code. */
export function gameByCode(
  db: Db,
  vendor: string,
  gameId: string,
  language: Language,
): KnownGame | undefined {
  return db.get<KnownGame>(
    `${KNOWN} WHERE g.vendor = ? AND g.game_id = ?`,
    language,
    vendor,
    gameId,
  );
}

/** Number of games in a lobby. */
const LOBBY_SIZE = 12;

interface Lobby {
  vendor: string;
  category: Category | undefined;
  leftOut: LeftOut;
}

/** First games of a vendor, of one category or of all: its lobby in the sandbox. */
export function lobbyGames(
  db: Db,
  { vendor, category, leftOut }: Lobby,
  language: Language,
): KnownGame[] {
  return db.all<KnownGame>(
    `${KNOWN} WHERE g.vendor = ? AND g.closed = 0 AND g.category = coalesce(?, g.category) AND ${OFFERED}
     ORDER BY g.rank LIMIT ?`,
    language,
    vendor,
    category ?? null,
    JSON.stringify(leftOut),
    LOBBY_SIZE,
  );
}

export interface KeptQuery extends PageQuery {
  factsOf: FactsOf;
  userId: number;
  language: Language;
  leftOut: LeftOut;
  category?: Category | undefined;
}

/** Favourites or recent games of a user, newest first. */
export function keptGames(
  db: Db,
  table: 'favourites' | 'recent',
  query: KeptQuery,
): Page<WireGame> {
  const { where, values } = conditions(query);
  const select = {
    columns: COLUMNS,
    from: `${table} k JOIN games g ON g.node_id = k.node_id JOIN vendors v ON v.code = g.vendor
      LEFT JOIN game_names t ON t.node_id = g.node_id AND t.language = ? WHERE k.user_id = ? AND ${where}`,
    order: 'k.id DESC',
    values: [query.language, query.userId, ...values],
  };
  return pageFrom(db, query, select, toWireGame(query.factsOf));
}
