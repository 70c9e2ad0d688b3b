import type { DepositMethod, DepositOffer } from '@lobby/api-client';
import { addAmounts, multiplyAmount, type Amount } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';

/** Cost and benefit of a deposit, decimal strings. */
export interface DepositSums {
  fee: Amount;
  /** Amount plus fee. */
  toPay: Amount;
  bonus: Amount;
  /** Turnover required before a withdrawal; undefined if unknown. */
  wager: Amount | undefined;
}

interface Choice {
  amount: Amount;
  method: Pick<DepositMethod, 'feeRate' | 'wagerMultiple'>;
  /** Undefined for no bonus. */
  offer: DepositOffer | undefined;
  /** Decimal places of the currency. */
  digits: number;
}

function bonusOf({ bonusRate, maxBonus }: DepositOffer, amount: Amount, digits: number): Amount {
  const share = multiplyAmount(amount, bonusRate, digits, 'down');
  return compareAmounts(share, maxBonus) > 0 ? maxBonus : share;
}

/** Exact product; undefined if an operand is unknown. */
const timesOf = (amount: Amount | undefined, times: number | undefined) =>
  amount === undefined || times === undefined
    ? undefined
    : multiplyAmount(amount, String(times), 8);

/** Turnover required by a bonus; undefined if its base is unknown. */
function bonusWager(
  { wagerBase, wagerMultiple }: DepositOffer,
  amount: Amount,
  bonus: Amount,
): Amount | undefined {
  const bases = { BONUS: bonus, BONUS_AND_DEPOSIT: addAmounts(amount, bonus), UNKNOWN: undefined };
  return timesOf(bases[wagerBase], wagerMultiple);
}

/** Estimated sums of a deposit; the placed order has the binding ones. */
export function sumsOf({ amount, method, offer: chosen, digits }: Choice): DepositSums {
  // An amount below the bonus's minimum deposit gets no bonus.
  const offer = chosen && compareAmounts(amount, chosen.minDeposit) >= 0 ? chosen : undefined;
  const fee = multiplyAmount(amount, method.feeRate, digits);
  const bonus = offer ? bonusOf(offer, amount, digits) : '0';
  const own = timesOf(amount, method.wagerMultiple);
  const more = offer ? bonusWager(offer, amount, bonus) : '0';
  return {
    fee,
    toPay: addAmounts(amount, fee),
    bonus,
    wager: own === undefined || more === undefined ? undefined : addAmounts(own, more),
  };
}
