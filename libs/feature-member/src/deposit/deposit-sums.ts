import type { DepositMethod, DepositOffer } from '@lobby/api-client';
import { addAmounts, multiplyAmount, type Amount } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';

/** What a deposit costs and brings. */
export interface DepositSums {
  fee: Amount;
  /** Amount and fee. */
  toPay: Amount;
  bonus: Amount;
  /** What is to be staked before a withdrawal; undefined where the platform does not tell. */
  wager: Amount | undefined;
}

interface Choice {
  amount: Amount;
  method: Pick<DepositMethod, 'feeRate' | 'wagerMultiple'>;
  /** Undefined: no bonus. */
  offer: DepositOffer | undefined;
  /** Decimal places of the currency. */
  digits: number;
}

function bonusOf({ bonusRate, maxBonus }: DepositOffer, amount: Amount, digits: number): Amount {
  const share = multiplyAmount(amount, bonusRate, digits, 'down');
  return compareAmounts(share, maxBonus) > 0 ? maxBonus : share;
}

/** A multiple of an amount, exactly; undefined where the amount or the multiple is not known. */
const timesOf = (amount: Amount | undefined, times: number | undefined) =>
  amount === undefined || times === undefined
    ? undefined
    : multiplyAmount(amount, String(times), 8);

/** What a bonus asks to be staked; undefined where its base is not known. */
function bonusWager(
  { wagerBase, wagerMultiple }: DepositOffer,
  amount: Amount,
  bonus: Amount,
): Amount | undefined {
  const bases = { BONUS: bonus, BONUS_AND_DEPOSIT: addAmounts(amount, bonus), UNKNOWN: undefined };
  return timesOf(bases[wagerBase], wagerMultiple);
}

/** Sums of a deposit, before it is placed: the order tells those in force. */
export function sumsOf({ amount, method, offer: chosen, digits }: Choice): DepositSums {
  // An amount below the least deposit of a bonus does not get it.
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
