import { settledAt } from '../orders/verdict';
import { statusOf } from '../wallet/bets';
import { SYMBOLS } from '../wallet/odds.data';
import { outcomeOf, payoutOf, symbolsOf } from '../wallet/rounds';
import { TWO_SIDED } from './history.data';
import { type Bettor, gameOf, orderNumberOf, type SeedBet, stakeOf } from './history-bettor';
import type { Sitting } from './history-sittings';
import { eventOf, waiting } from './history-waiting';

export type { Bettor, SeedBet } from './history-bettor';

function twoSided(draw: number): number {
  let below = 0;
  return TWO_SIDED.find(({ perThousand }) => draw < (below += perThousand))?.halfMultiplier ?? 0;
}

/** Bet that settles at once. */
function instant(bettor: Bettor, sitting: Sitting, orderNo: string): SeedBet {
  const { random } = bettor;
  const stake = stakeOf(bettor);
  const oneSided = sitting.category === 'RNG' || sitting.category === 'FISH';
  const draw = random.below(1000);
  const halfMultiplier = oneSided ? outcomeOf(draw) : twoSided(draw);
  const payout = payoutOf(stake, halfMultiplier);
  const faces = symbolsOf(halfMultiplier, random.below(SYMBOLS.length), 1 + random.below(2));
  return {
    orderNo,
    game: gameOf(sitting, bettor),
    stake,
    halfMultiplier,
    payout,
    symbols: sitting.category === 'RNG' ? faces.join(',') : '',
    at: sitting.at,
    settledAt: sitting.at,
    status: statusOf(stake, payout),
    event: undefined,
    lines: [],
  };
}

/** Bets of an account's sittings, oldest first. */
export function betsOf(bettor: Bettor, sat: readonly Sitting[]): SeedBet[] {
  const { random, plan } = bettor;
  return sat.map((sitting, i) => {
    const orderNo = orderNumberOf(bettor, sitting, i);
    if (sitting.category !== 'SPORTS' && sitting.category !== 'LOTT') {
      return instant(bettor, sitting, orderNo);
    }
    const event = eventOf(sitting, random);
    // Skip bets that would still be open; `openBets` creates those, all of them losing.
    if (settledAt(event) >= plan.until) {
      return instant(bettor, { ...sitting, category: 'RNG' }, orderNo);
    }
    const fate = random.below(25) === 0 ? 'CANCELLED' : 'SETTLED';
    return waiting(bettor, sitting, { orderNo, event, fate });
  });
}
