/**
 * Every error code of the platform, with the HTTP status it travels with (D1 §8). The comment of a code says what it
 * means and when it comes; the OpenAPI document shows it.
 */
export const ERROR_CODES = {
  /**
   * No valid session: the token is missing, unknown, expired, ended or of another brand. The client has to log in
   * again, whatever call answers this (decision 11).
   */
  'login.not.session': 401,
  /** The user name or password is wrong, or there is no such account; which of it is not told. */
  'login.wrong': 200,
  /** Too many wrong tries of this account or device: log in again with a captcha. */
  'login.captcha.required': 200,
  /** Too many wrong tries of this account: it is locked for a while. */
  'login.account.locked': 200,
  /** The platform has locked this account; only its service opens it. */
  'login.no.permission': 200,
  /** The account is an agent and the address is for members. */
  'login.member.only': 200,
  /** The account is a member and the address is for agents. */
  'login.agent.only': 200,
  /** The text of the captcha is wrong, too old or used before: show another one. */
  'captcha.wrong': 200,
  /** A code was sent to this number a moment ago. */
  'sms.too.often': 200,
  /** The code is wrong, too old, used before or of another number; also a proof of Firebase that does not hold. */
  'sms.code.wrong': 200,
  /** The user name belongs to another account of the brand. */
  'register.username.taken': 200,
  /** The mobile number belongs to another account of the brand. */
  'register.mobile.taken': 200,
  /** A field of the registration breaks the rule that `access.registerSettings` states. */
  'register.field.invalid': 200,
  /** The brand takes no registrations of this kind. */
  'register.closed': 200,
  /** No agent or friend has this invitation code. */
  'invitation.code.invalid': 200,
  /** The new password is the old one. */
  'modify.new.old.same': 200,
  /** The present password is wrong. */
  'password.old.wrong': 200,
  /** The passkey is none of the brand's, its challenge is too old or used, or its signature does not hold. */
  'passkey.wrong': 200,
  /** The account has as many passkeys as it may have. */
  'passkey.limit': 200,
  /** A first login, or an expired password: nothing else is allowed before it is changed. */
  'password.change.required': 403,
  /** A value breaks the platform's rule of its field; `value.fields` says which. */
  'field.invalid': 200,
  /** The type of the account may not do this (decision 9), such as a trial account that asks for money. */
  'account.no.permission': 200,
  /** The account is in a time-out or a self-exclusion that its owner set. */
  'account.excluded': 200,
  /** The flag of the call is off for the brand, or the promotion is not offered. */
  'function.not.available': 400,
  /** An input or a required header does not fit the schema; `value.fields` says which. A fault of the client. */
  request_param_err: 400,
  /** The body is no JSON, too large, or its seal does not hold. */
  'body.unreadable': 400,
  /** No such address. */
  'not.found': 404,
  /** No such announcement, order, card, contract, or it is of another person. */
  'record.not.found': 200,
  /** The same was done a moment ago, or too often: see the limits of requests. */
  'too.many.requests': 429,
  /** The platform is closed; `system.status` says why. Only the calls below `/wps/system/` answer. */
  'system.maintenance': 503,
  /** The platform is closed to the region of the visitor; only the calls below `/wps/system/` answer. */
  'system.region': 403,
  /** A fault of the platform. Nothing was decided: a call that moves money is to be resolved by its key. */
  'system.busy': 500,
  /** The key belongs to another call or another input: every intent has a key of its own. */
  'idempotency.key.reused': 409,
  /** The identity of this account is to be approved first. */
  'identity.required': 200,
  /** The documents are sent or approved already. */
  'identity.not.open': 200,
  /** The image is no PNG or JPEG, too large, or the identifier is no upload of this person for this purpose. */
  'upload.invalid': 200,
  /** No such game, lottery or vendor at this brand. */
  'game.not.found': 200,
  /** The vendor or the game is closed for a while. */
  'game.maintenance': 200,
  /** The host has no room at present. */
  'host.not.live': 200,
  /** The room is private and this broadcast is not paid; `value.fields.price` says its price. */
  'room.not.paid': 200,
  /** The room is for VIP members, and the member's level is too low. */
  'room.vip.only': 200,
  /** The draw has closed, or a line is settled or taken back already; no line was taken back. */
  'bet.not.cancellable': 200,
  /** The wallet holds less than the amount. */
  'wallet.insufficient': 200,
  /** The amount is below the least or above the largest, or has more digits than the currency. */
  'amount.out.of.range': 200,
  /** The payment method is closed, unknown, or of another kind than the call. */
  'deposit.method.closed': 200,
  /**
   * The deposit no longer allows it: only a PENDING one can be cancelled; only a PENDING or PAID transfer takes a
   * proof.
   */
  'deposit.not.open': 200,
  /** Too many deposits wait for their payment. */
  'deposit.too.many.open': 200,
  /** The terms of the promotion are not fulfilled, or it is not running. */
  'promotion.not.eligible': 200,
  /** The promotion was taken before, as often as its terms allow. */
  'promotion.taken': 200,
  /** Turnover is left to stake before money can be withdrawn. */
  'withdraw.turnover.open': 200,
  /** The amount or the number of withdrawals of the day is used up. */
  'withdraw.daily.limit': 200,
  /** No payment password is set. */
  'payment.password.missing': 200,
  /** The payment password is wrong. */
  'payment.password.wrong': 200,
  /** Too many wrong payment passwords: the calls that ask for it are locked for a while. */
  'payment.password.locked': 200,
  /** A payment password is set already: change or reset it. */
  'payment.password.set': 200,
  /** As many cards are bound as one person may have. */
  'bank.card.limit': 200,
  /** The account number is bound already, by this person or another. */
  'bank.card.taken': 200,
  /** No payee name is set yet, and none was sent. */
  'payee.name.missing': 200,
  /** The payee name is set and differs from the one sent. */
  'payee.name.fixed': 200,
  /** An answer is wrong; which of them is not told. */
  'security.answer.wrong': 200,
  /** The deposit, stake or time would exceed a limit of the player's own. */
  'protection.limit.reached': 200,
  /** A time-out or self-exclusion can only be made longer. */
  'protection.not.changeable': 200,
  /** Fewer points than the reward costs. */
  'points.insufficient': 200,
  /** Nothing waits to be claimed: not earned yet, claimed before, or expired. */
  'reward.not.claimable': 200,
  /** The reward, or the red envelope rain, has nothing left. */
  'reward.sold.out': 200,
  /** The rain has not begun or is over. */
  'rain.not.open': 200,
  /** This person has taken an envelope of the rain. */
  'rain.taken': 200,
  /** No such member below the caller, or not where the call needs it. */
  'downline.unknown': 200,
  /** A rate is above the caller's own or the brand's bounds, below the member's present one, or no multiple of the step. */
  'rebate.out.of.range': 200,
  /** No place is left: for accounts at these rates, or for links. */
  'quota.exhausted': 200,
  /** The contract is not active: it has not been accepted, is ending, or has ended. */
  'contract.not.active': 200,
  /** The offer was answered before. */
  'contract.not.pending': 200,
  /** An offer to this member waits for its answer. */
  'contract.exists': 200,
  /** The statement is paid, or came to nothing. */
  'payout.not.due': 200,
} as const;

/** A code of `ERROR_CODES`. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** Whether a value is a code of `ERROR_CODES`; codes of a newer platform are not. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
}
