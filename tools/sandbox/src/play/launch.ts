import { randomBytes } from 'node:crypto';
import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { TRIAL } from '../accounts/users';
import type { Brand, Language } from '../brands/brands';
import { isBrandAddress, originOf } from '../brands/sites';
import { recordRecent } from '../catalogue/favourites';
import {
  type Category,
  gameByCode,
  gameByNode,
  type KnownGame,
  lobbyGames,
  supportsFreePlay,
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

/** Lifetime of a launched game in ms, regardless of its last round (decision 39). */
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

/** Whether a lottery launch (D2 §4) opens the vendor's lobby: requested, or no lottery selected. */
const opensLobby = (db: Db, { lottoGameCode, lottoView }: Launch, game: KnownGame): boolean =>
  game.category === 'LOTT' &&
  (lottoView === 'lobby' ||
    (lottoGameCode === undefined && lotteryOfGame(db, game.node_id) !== undefined));

/** Lottery code of a launch; null for games without draws. Throws `game.not.found` if it is not the game's lottery. */
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

/** Game by `nodeId`, `gameId` or `gameCode`, all of which must match if given; undefined for a lobby. */
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

/** Throws if a vendor has no permitted games in the category, or none that the account may open. */
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

/** Return URL of the game's page. Throws `request_param_err` unless it is a brand's page. */
function backUrlOf({ backUrl }: Launch, here: URL): string | null {
  if (backUrl === undefined || backUrl === '') return null;
  const url = URL.canParse(backUrl, here) ? new URL(backUrl, here) : undefined;
  if (url === undefined || !isBrandAddress(url, here)) {
    throw refuse('request_param_err', { fields: { backUrl: 'an address of the brand' } });
  }
  return url.href;
}

/**
 * Opens a game, or without one the vendor's lobby, and returns its URL. Places no bet; adds the game
 * to the recent games. Throws the errors of the contract.
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
  if (input.freeplay === 1 && game !== undefined && !supportsFreePlay(game)) {
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
    if (game !== undefined) recordRecent(db, viewer.userId, game.node_id);
  });
  return `${originOf('games', url)}/play/?t=${token}&lang=${language}`;
}
