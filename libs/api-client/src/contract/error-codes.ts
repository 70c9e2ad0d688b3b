/**
 * Every error code of the platform with its HTTP status (D1 §8). The comment of a code states its meaning
 * and cause; the OpenAPI document shows it.
 */
export const ERROR_CODES = {
  /**
   * No valid session: the token is missing, unknown, expired, ended or of another brand. The client has to log in
   * again, regardless of the call (decision 11).
   */
  'login.not.session': 401,
  /** The user name or password is wrong, or there is no such account; the error does not distinguish these. */
  'login.wrong': 200,
  /** Too many failed attempts of this account or device: log in again with a captcha. */
  'login.captcha.required': 200,
  /** Too many failed attempts of this account: it is locked temporarily. */
  'login.account.locked': 200,
  /** The platform has locked this account; only customer service can unlock it. */
  'login.no.permission': 200,
  /** The account is an agent and the address is for members. */
  'login.member.only': 200,
  /** The account is a member and the address is for agents. */
  'login.agent.only': 200,
  /** The captcha text is wrong, expired or already used: show a new captcha. */
  'captcha.wrong': 200,
  /** A code was sent to this number too recently. */
  'sms.too.often': 200,
  /** The code is wrong, expired, already used or of another number; or the Firebase ID token is invalid. */
  'sms.code.wrong': 200,
  /** The user name belongs to another account of the brand. */
  'register.username.taken': 200,
  /** The mobile number belongs to another account of the brand. */
  'register.mobile.taken': 200,
  /** A field of the registration breaks the rule that `access.registerSettings` states. */
  'register.field.invalid': 200,
  /** The brand does not accept registrations of this kind. */
  'register.closed': 200,
  /** No agent or friend has this invitation code. */
  'invitation.code.invalid': 200,
  /** The new password equals the old one. */
  'modify.new.old.same': 200,
  /** The present password is wrong. */
  'password.old.wrong': 200,
  /** The passkey is unknown to the brand, its challenge is expired or used, or its signature is invalid. */
  'passkey.wrong': 200,
  /** The account has the maximum number of passkeys. */
  'passkey.limit': 200,
  /** First login, or expired password: the password must be changed before any other call. */
  'password.change.required': 403,
  /** A value breaks the platform's rule of its field; `value.fields` says which. */
  'field.invalid': 200,
  /** The account type is not allowed to do this (decision 9), such as a trial account that withdraws. */
  'account.no.permission': 200,
  /** The account is in a time-out or a self-exclusion that its owner set. */
  'account.excluded': 200,
  /** The flag of the call is off for the brand, or the promotion is not offered. */
  'function.not.available': 400,
  /** An input or a required header does not fit the schema; `value.fields` says which. A fault of the client. */
  request_param_err: 400,
  /** The body is not JSON, too large, or fails authentication. */
  'body.unreadable': 400,
  /** No such address. */
  'not.found': 404,
  /** No such announcement, order, card or contract, or it belongs to another person. */
  'record.not.found': 200,
  /** Rate limit exceeded: see the limits of requests. */
  'too.many.requests': 429,
  /** The platform is closed; `system.status` says why. Only the calls below `/wps/system/` answer. */
  'system.maintenance': 503,
  /** The platform is closed to the region of the visitor; only the calls below `/wps/system/` answer. */
  'system.region': 403,
  /** Internal error of the platform. The outcome is unknown: resolve a money call by its key. */
  'system.busy': 500,
  /** The key was used for another call or input: use a new key for each intent. */
  'idempotency.key.reused': 409,
  /** The identity of this account must be approved first. */
  'identity.required': 200,
  /** The documents have already been sent or approved. */
  'identity.not.open': 200,
  /** The image is not a PNG or JPEG, is too large, or the identifier is no upload of this person for this purpose. */
  'upload.invalid': 200,
  /** No such game, lottery or vendor at this brand. */
  'game.not.found': 200,
  /** The vendor or the game is under maintenance. */
  'game.maintenance': 200,
  /** The host is not on air. */
  'host.not.live': 200,
  /** The room is private and this broadcast is not paid for; `value.fields.price` is its price. */
  'room.not.paid': 200,
  /** The room is for VIP members, and the member's level is too low. */
  'room.vip.only': 200,
  /** The draw has closed, or a line is already settled or cancelled; no line was cancelled. */
  'bet.not.cancellable': 200,
  /** The wallet holds less than the amount. */
  'wallet.insufficient': 200,
  /** The amount is below the least or above the largest, or has more digits than the currency. */
  'amount.out.of.range': 200,
  /** The payment method is closed, unknown, or of another kind than the call. */
  'deposit.method.closed': 200,
  /**
   * The status of the deposit forbids it: only a PENDING one can be cancelled; only a PENDING or PAID transfer takes a
   * proof.
   */
  'deposit.not.open': 200,
  /** Too many deposits await payment. */
  'deposit.too.many.open': 200,
  /** The terms of the promotion are not met, or it is not running. */
  'promotion.not.eligible': 200,
  /** The promotion was already taken as often as its terms allow. */
  'promotion.taken': 200,
  /** Required turnover remains to be staked before a withdrawal. */
  'withdraw.turnover.open': 200,
  /** The amount or the number of withdrawals of the day is used up. */
  'withdraw.daily.limit': 200,
  /** No payment password is set. */
  'payment.password.missing': 200,
  /** The payment password is wrong. */
  'payment.password.wrong': 200,
  /** Too many wrong payment passwords: the calls that require it are locked temporarily. */
  'payment.password.locked': 200,
  /** A payment password is set already: change or reset it. */
  'payment.password.set': 200,
  /** The maximum number of cards is bound. */
  'bank.card.limit': 200,
  /** The account number is bound already, by this person or another. */
  'bank.card.taken': 200,
  /** No payee name is set yet, and none was sent. */
  'payee.name.missing': 200,
  /** The payee name is set and differs from the one sent. */
  'payee.name.fixed': 200,
  /** An answer is wrong; the error does not say which. */
  'security.answer.wrong': 200,
  /** The deposit, stake or time would exceed a limit of the player's own. */
  'protection.limit.reached': 200,
  /** A time-out or self-exclusion can only be made longer. */
  'protection.not.changeable': 200,
  /** Fewer points than the reward costs. */
  'points.insufficient': 200,
  /** Nothing is claimable: not earned yet, already claimed, or expired. */
  'reward.not.claimable': 200,
  /** The reward or the red envelope rain is exhausted. */
  'reward.sold.out': 200,
  /** The rain has not begun or is over. */
  'rain.not.open': 200,
  /** This person has already taken an envelope of the rain. */
  'rain.taken': 200,
  /** No such member in the caller's downline, or not at the level that the call requires. */
  'downline.unknown': 200,
  /** A rate is above the caller's own or the brand's bounds, below the member's present one, or no multiple of the step. */
  'rebate.out.of.range': 200,
  /** The quota is used up: for accounts at these rates, or for links. */
  'quota.exhausted': 200,
  /** The contract is not active: it has not been accepted, is ending, or has ended. */
  'contract.not.active': 200,
  /** The offer has already been answered. */
  'contract.not.pending': 200,
  /** An offer to this member is already pending. */
  'contract.exists': 200,
  /** The statement is paid, or its amount is zero. */
  'payout.not.due': 200,
} as const;

/** A code of `ERROR_CODES`. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** Whether a value is a code of `ERROR_CODES`; codes of a newer platform are not. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
}
