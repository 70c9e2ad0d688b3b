import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { assertMayPlay } from '../protection/rules';
import { raiseLevel } from '../vip/levels';
import { type Bet, betByKey, playRound } from '../wallet/bets';
import type { WalletKind } from '../wallet/wallets';

type Order = Parameters<typeof playRound>[1];

/**
 * Plays a round within the player's limits and updates the VIP level. A repeated key returns the earlier
 * round, even if a limit has been reached since. Throws `account.excluded`, `protection.limit.reached`,
 * `wallet.insufficient`.
 */
export function playAllowedRound(db: Db, brand: Brand, wallet: WalletKind, order: Order): Bet {
  return db.transaction(() => {
    const played = betByKey(db, order.walletId, order.key);
    if (played !== undefined) return played;
    const { userId, now } = order;
    const playMoney = wallet === 'PLAY';
    assertMayPlay(db, brand, { userId, stake: order.stake, playMoney, now });
    const bet = playRound(db, order);
    if (!playMoney) raiseLevel(db, userId, now);
    return bet;
  });
}
