import { randomBytes } from 'node:crypto';
import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { TRIAL } from '../accounts/users';
import type { Brand, Language } from '../brands/brands';
import { isBrandAddress, originOf } from '../brands/sites';
import { noteRecent } from '../catalogue/favourites';
import {
  type Category,
  gameByCode,
  gameByNode,
  type KnownGame,
  lobbyGames,
  playsForFun,
} from '../catalogue/games';
import type { Db } from '../database/db';
import { lotteryOfGame } from '../lottery/games';
import { lotteryOf } from '../lottery/lotteries';
import { rulesOf } from '../platform/rule-book';
import { assertMayPlay } from '../protection/rules';
import { type Context, signedIn, type Viewer } from '../calls/context';
import { refuse } from '../calls/refusal';
import { openWallet, type WalletKind, walletOf } from '../wallet/wallets';
import { assertMayOpen } from './allowed-game';
import { drawOfGame } from './lobby';

/** Lifetime of a launched game in ms, however late its last round (decision 39). */
export const LAUNCH_LIFE_MS = 4 * 60 * 60_000;

/** Code of a vendor's lobby (D2 §9). */
const LOBBY = 'lobby';

/** Wallet of a launch; creates a member's play-money wallet on first use. */
function launchWallet(db: Db, brand: Brand, viewer: Viewer, kind: WalletKind, now: number) {
  const wallet = walletOf(db, viewer.userId, kind);
  if (wallet !== undefined) return wallet;
  return openWallet(db, viewer.userId, kind, {
    amount: brand.trialBalance,
    remark: 'Sandbox play money',
    now,
  });
}

type Launch = CallParsed<Contract['games']['launch']>;

/** Whether a launch of a lottery (D2 §4) names no bets to open: then the lobby of its vendor opens. */
const opensLobby = (db: Db, { lottoGameCode, lottoView }: Launch, game: KnownGame): boolean =>
  game.category === 'LOTT' &&
  (lottoView === 'lobby' ||
    (lottoGameCode === undefined && lotteryOfGame(db, game.node_id) !== undefined));

/** Code of the lottery of a launch; null for games that draw none. Throws `game.not.found` unless it is the game's. */
function lotteryLaunched(
  db: Db,
  { lottoGameCode: code }: Launch,
  game: KnownGame | undefined,
): string | null {
  if (game === undefined) return null;
  if (code === undefined) return drawOfGame(db, game);
  if (lotteryOf(code) === undefined || lotteryOfGame(db, game.node_id)?.code !== code) {
    throw refuse('game.not.found');
  }
  return code;
}

/** Game named by `nodeId`, `gameId` or `gameCode`, each of which must fit if given; undefined for a lobby. */
function gameNamed(db: Db, input: Launch, language: Language): KnownGame | undefined {
  const { nodeId, vendor, gameCode } = input;
  const gameId = input.gameId ?? (gameCode === LOBBY ? undefined : gameCode);
  if (nodeId === undefined && gameId === undefined) return undefined;
  const game =
    nodeId === undefined
      ? gameByCode(db, vendor, gameId ?? '', language)
      : gameByNode(db, nodeId, language);
  const fits = game?.vendor === vendor && (gameId === undefined || game.game_id === gameId);
  if (game === undefined || !fits) throw refuse('game.not.found');
  return game;
}

const categoryOf = ({ gameCategory, gameType }: Launch): Category | undefined =>
  gameCategory || gameType || undefined;

/** Throws if a vendor has no games in the category that the brand may offer, or all of them are closed to the account. */
function assertLobby(
  input: Launch,
  language: Language,
  { db, brand }: Context,
  type: number,
): void {
  const rules = rulesOf(db, brand);
  const { vendor } = input;
  const lobby = { vendor, category: categoryOf(input), leftOut: rules.withoutCategories };
  const [first] = lobbyGames(db, lobby, language);
  if (first === undefined) throw refuse('game.not.found');
  assertMayOpen(first, type, rules);
}

/** Prize mode of a lottery: as requested, else `Elott` for the play type `ent` and `Lott` for `trad` (D2 §4). */
const prizeModeOf = ({ lottoPrizeMode, playType }: Launch) =>
  lottoPrizeMode ?? (playType === 'ent' ? 'Elott' : 'Lott');

/** Where the game's page leads back to. Throws `request_param_err` unless a brand's page is there. */
function backUrlOf({ backUrl }: Launch, here: URL): string | null {
  if (backUrl === undefined || backUrl === '') return null;
  const url = URL.canParse(backUrl, here) ? new URL(backUrl, here) : undefined;
  if (url === undefined || !isBrandAddress(url, here)) {
    throw refuse('request_param_err', { fields: { backUrl: 'an address of the brand' } });
  }
  return url.href;
}

/**
 * Opens a game, or without one the vendor's lobby, and returns its address. Bets nothing; a game is noted
 * among the recent ones. Throws what the contract names.
 */
export function launch(input: Launch, language: Language, context: Context): string {
  const { db, brand, now, url } = context;
  const viewer = signedIn(context);
  const backUrl = backUrlOf(input, url);
  const named = gameNamed(db, input, language);
  const game = named && opensLobby(db, input, named) ? undefined : named;
  if (named === undefined) assertLobby(input, language, context, viewer.type);
  else assertMayOpen(named, viewer.type, rulesOf(db, brand));
  const playMoney = input.freeplay === 1 || viewer.type === TRIAL;
  assertMayPlay(db, brand, { userId: viewer.userId, stake: 0, playMoney, now });
  if (input.freeplay === 1 && game !== undefined && !playsForFun(game)) {
    throw refuse('function.not.available');
  }
  const token = randomBytes(24).toString('hex');
  const kind = input.freeplay === 1 && viewer.type !== TRIAL ? 'PLAY' : 'MAIN';
  db.transaction(() => {
    db.run(
      `INSERT INTO launches (token, user_id, session, wallet_id, node_id, vendor, category, language, back_url, lottery,
         prize_mode, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      token,
      viewer.userId,
      viewer.token,
      launchWallet(db, brand, viewer, kind, now).id,
      game?.node_id ?? null,
      input.vendor,
      named?.category ?? categoryOf(input) ?? null,
      language,
      backUrl,
      lotteryLaunched(db, input, game),
      prizeModeOf(input),
      now + LAUNCH_LIFE_MS,
    );
    if (game !== undefined) noteRecent(db, viewer.userId, game.node_id);
  });
  return `${originOf('games', url)}/play/?t=${token}&lang=${language}`;
}
