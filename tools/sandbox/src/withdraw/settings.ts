import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import { type Context, signedIn } from '../calls/context';
import { isIdentityMissing } from '../identity/checks';
import { cardsOf } from '../security/bank-cards';
import { paymentHashOf } from '../security/payment-password';
import { type Turnover, turnoverOf } from '../wallet/wagering';
import { toWire } from '../wallet/money';
import { mainWallet } from '../wallet/wallets';
import { type Limits, limitsOf } from './limits';

type Reason = CallValue<Contract['withdraw']['settings']>['reasons'][number];

interface Standing {
  limits: Limits;
  remaining: number;
  balance: number;
  hasPaymentPassword: boolean;
  hasCard: boolean;
  needsIdentity: boolean;
}

/** Conditions that block a withdrawal, in the order of their errors. */
const OBSTACLES: readonly (readonly [Reason, (standing: Standing) => boolean])[] = [
  ['PAYMENT_PASSWORD_MISSING', ({ hasPaymentPassword }) => !hasPaymentPassword],
  ['BANK_CARD_MISSING', ({ hasCard }) => !hasCard],
  ['IDENTITY_REQUIRED', ({ needsIdentity }) => needsIdentity],
  ['DAILY_COUNT', ({ limits }) => limits.dailyCountLeft === 0],
  ['DAILY_AMOUNT', ({ limits }) => limits.dailyLeft < limits.min],
  ['TURNOVER_OPEN', ({ remaining }) => remaining > 0],
  ['BALANCE_LOW', ({ balance, limits }) => balance < limits.min],
];

function toldTurnover({ currency: { digits } }: Brand, turnover: Turnover) {
  const wire = (minor: number) => toWire(minor, digits);
  return {
    required: wire(turnover.required),
    done: wire(turnover.done),
    remaining: wire(turnover.remaining),
    items: turnover.items.map(({ reference, source, promoId, required, done, expiresAt }) => ({
      reference,
      source,
      promoId,
      required: wire(required),
      done: wire(done),
      expiresAt,
    })),
  };
}

/** Ten-thousandths as a decimal string: `100` is `0.0100`. */
const rate = (per10000: number) => toWire(per10000, 4);

/** Limits, fee, remaining turnover and obstacles of the next withdrawal. */
export function withdrawSettings(context: Context) {
  const { db, brand, now } = context;
  const { userId } = signedIn(context);
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const limits = limitsOf(db, brand, userId, now);
  const turnover = turnoverOf(db, userId, now);
  const standing: Standing = {
    limits,
    remaining: turnover.remaining,
    balance: mainWallet(db, userId).balance,
    hasPaymentPassword: paymentHashOf(db, userId) !== undefined,
    hasCard: cardsOf(db, userId).length > 0,
    needsIdentity: isIdentityMissing(db, brand, userId),
  };
  const reasons = OBSTACLES.filter(([, stands]) => stands(standing)).map(([reason]) => reason);
  return {
    min: wire(limits.min),
    max: wire(Math.min(limits.max, limits.dailyMax)),
    dailyMax: wire(limits.dailyMax),
    dailyLeft: wire(limits.dailyLeft),
    dailyCountMax: limits.dailyCountMax,
    dailyCountLeft: limits.dailyCountLeft,
    feeRate: rate(limits.feePer10000),
    freeCountLeft: limits.freeCountLeft,
    needPaymentPassword: true,
    turnover: toldTurnover(brand, turnover),
    canWithdraw: reasons.length === 0,
    reasons,
  };
}
