import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import type { Lottery } from '../lottery/lotteries.data';
import { openingOf, type PrizeMode } from '../orders/lottery-opening';
import { placeBet } from '../orders/place';
import { assertMayPlay } from '../protection/rules';
import type { WalletKind } from '../wallet/wallets';

interface DrawBet {
  walletId: number;
  game: { node_id: string; category: string; vendor: string };
  userId: number;
  launch: string;
  /** Total of both lines; minor units, even. */
  stake: number;
  key: string;
  now: number;
  lottery: Lottery;
  mode: PrizeMode;
}

/**
 * Opens a lottery with a bet on its next draw, within the player's limits. Throws `account.excluded`,
 * `protection.limit.reached`, `wallet.insufficient`.
 */
export function betOnDraw(db: Db, brand: Brand, wallet: WalletKind, bet: DrawBet): void {
  const { lottery, mode, stake, userId, now } = bet;
  assertMayPlay(db, brand, { userId, stake: wallet === 'PLAY' ? 0 : stake, now });
  placeBet(db, { ...bet, ...openingOf(lottery, { mode, stake, now }) });
}
