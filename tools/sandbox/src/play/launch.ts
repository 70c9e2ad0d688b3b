import { randomBytes } from 'node:crypto';
import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { isVirtual } from '../accounts/types';
import { TRIAL } from '../accounts/users';
import type { Brand, Language } from '../brands/brands';
import { originOf } from '../brands/sites';
import { noteRecent } from '../catalogue/favourites';
import { gameByNode, type KnownGame, lobbyGame } from '../catalogue/games';
import type { Db } from '../database/db';
import { lotteryOf } from '../lottery/lotteries';
import type { Lottery } from '../lottery/lotteries.data';
import { lotteryOfGame } from '../orders/lottery-opening';
import { type Context, signedIn, type Viewer } from '../calls/context';
import { refuse } from '../calls/refusal';
import { openWallet, type WalletKind, walletOf } from '../wallet/wallets';
import { playAllowedRound } from './allowed-round';
import { betOnDraw } from './draw-bet';

/** Lifetime of a launched game in ms. */
export const LAUNCH_LIFE_MS = 4 * 60 * 60_000;

function mayOpen(game: KnownGame, { type }: Viewer): boolean {
  if (game.rejects === 'free') return type !== TRIAL;
  return game.rejects !== 'virtual' || !isVirtual(type);
}

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

/** Lottery of a launch; undefined for other games. Throws `game.not.found` for an unknown code. */
function lotteryLaunched(db: Db, input: Launch, game: KnownGame): Lottery | undefined {
  if (input.launchMode === 'GLS' || game.category !== 'LOTT') return undefined;
  const { lottoGameCode: code } = input;
  const lottery = code === undefined ? lotteryOfGame(db, game.node_id) : lotteryOf(code);
  if (lottery === undefined) throw refuse('game.not.found');
  return lottery;
}

/** The game by `nodeId`, else the vendor's lobby. Throws if it may not be opened. */
function gameLaunched(db: Db, input: Launch, language: Language, viewer: Viewer): KnownGame {
  const category = input.gameCategory || input.gameType || undefined;
  const game =
    input.nodeId === undefined
      ? lobbyGame(db, input.vendor, category, language)
      : gameByNode(db, input.nodeId, language);
  if (game === undefined || game.vendor !== input.vendor) throw refuse('game.not.found');
  if (game.maintenance === 1) throw refuse('game.maintenance');
  if (!mayOpen(game, viewer)) throw refuse('account.no.permission');
  return game;
}

/** Prize mode of a lottery: as requested, else `Elott` for the play type `ent` and `Lott` for `trad` (D2 §4). */
const prizeModeOf = ({ lottoPrizeMode, playType }: Launch) =>
  lottoPrizeMode ?? (playType === 'ent' ? 'Elott' : 'Lott');

/**
 * Launches a game and plays its opening round in one transaction: stake, result, payout and recent games. A
 * lottery opens with a bet on its next draw instead, settled after the draw; a lobby opens without a bet.
 * Returns the game's URL.
 */
export function launch(input: Launch, language: Language, context: Context): string {
  const { db, brand, now, url } = context;
  const viewer = signedIn(context);
  const game = gameLaunched(db, input, language, viewer);
  const lottery = lotteryLaunched(db, input, game);
  const token = randomBytes(24).toString('hex');
  const kind = input.freeplay === 1 && viewer.type !== TRIAL ? 'PLAY' : 'MAIN';
  db.transaction(() => {
    const wallet = launchWallet(db, brand, viewer, kind, now);
    db.run(
      'INSERT INTO launches (token, user_id, wallet_id, node_id, language, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
      token,
      viewer.userId,
      wallet.id,
      game.node_id,
      language,
      now + LAUNCH_LIFE_MS,
    );
    if (input.nodeId === undefined) return;
    const order = {
      walletId: wallet.id,
      game,
      userId: viewer.userId,
      launch: token,
      stake: brand.stakes[0],
      key: `${token}/opening`,
      now,
    };
    if (lottery === undefined) playAllowedRound(db, brand, kind, order);
    else betOnDraw(db, brand, kind, { ...order, lottery, mode: prizeModeOf(input) });
    noteRecent(db, viewer.userId, game.node_id);
  });
  return `${originOf('games', url)}/play/?t=${token}&lang=${language}`;
}
