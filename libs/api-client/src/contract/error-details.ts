import type { ErrorCode } from './error-codes';
import { GAME_CATEGORIES } from './wire';

/** Documents the `value` of a refusal: a sentence for each of its keys. */
export interface ErrorDetails {
  captcha?: string;
  retryAfterMs?: string;
  attemptsLeft?: string;
  /** `keys`: allowed keys of `fields`; `input`: the fields of the call's input, as dotted paths. */
  fields?: { keys: readonly string[] | 'input'; text: string };
}

/** Messages for display, by field. */
const FAULTS = {
  fields: { keys: 'input', text: 'What is wrong with each of these inputs.' },
} as const;

const CAPTCHA = { captcha: 'Always true: show a new captcha.' };
const WAIT = { retryAfterMs: 'Milliseconds until it can be done again.' };

/** Error codes whose refusals carry a `value`; all others carry none. */
export const ERROR_DETAILS: Readonly<Partial<Record<ErrorCode, ErrorDetails>>> = {
  'login.wrong': { captcha: 'Whether the next try needs a captcha.' },
  'login.captcha.required': CAPTCHA,
  'login.account.locked': { retryAfterMs: 'Milliseconds until the account opens.' },
  'captcha.wrong': CAPTCHA,
  'sms.too.often': { retryAfterMs: 'Milliseconds until another code can be sent.' },
  'register.username.taken': {
    fields: { keys: ['username'], text: 'The message for the field.' },
  },
  'register.mobile.taken': {
    fields: { keys: ['mobileNum'], text: 'The message for the field.' },
  },
  'register.field.invalid': FAULTS,
  'field.invalid': FAULTS,
  request_param_err: {
    fields: {
      keys: 'input',
      text:
        'The rule that each of these inputs breaks, or `missing` and `wrong` for a header ' +
        '(`Merchant`, `ModuleId`, `Language`, `Idempotency-Key`).',
    },
  },
  'account.excluded': { retryAfterMs: 'Milliseconds until it ends; absent: never.' },
  'too.many.requests': WAIT,
  'record.not.found': {
    fields: {
      keys: ['resetType'],
      text: 'Of a reset: the proof that this account does not have.',
    },
  },
  'amount.out.of.range': {
    fields: { keys: ['min', 'max'], text: 'The bounds as amounts, where they are known.' },
  },
  'room.not.paid': {
    fields: { keys: ['price'], text: 'The price of one broadcast, as an amount.' },
  },
  'promotion.not.eligible': {
    fields: { keys: ['minDeposit'], text: 'The least deposit, where the amount is too low.' },
  },
  'withdraw.turnover.open': {
    fields: { keys: ['remaining'], text: 'Turnover left to stake, as an amount.' },
  },
  'withdraw.daily.limit': {
    fields: {
      keys: ['dailyLeft', 'dailyCountLeft'],
      text: 'What is left of today: an amount, and a number of withdrawals.',
    },
  },
  'payment.password.wrong': { attemptsLeft: 'Tries left before it locks.' },
  'payment.password.locked': { retryAfterMs: 'Milliseconds until it opens.' },
  'security.answer.wrong': {
    attemptsLeft: 'Tries left before answers are locked.',
    retryAfterMs: 'With no try left: milliseconds until answers are taken again.',
  },
  'protection.limit.reached': { retryAfterMs: 'Milliseconds until the period of the limit ends.' },
  'rebate.out.of.range': {
    fields: { keys: GAME_CATEGORIES, text: 'The highest rate that may be given, by category.' },
  },
  'quota.exhausted': {
    fields: {
      keys: GAME_CATEGORIES,
      text: 'The lowest rate of the group that is full, by category; absent for links.',
    },
  },
};
