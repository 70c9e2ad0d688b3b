import * as z from 'zod/mini';
import { opt, wireId, wireText, wireTime } from '../wire';

/** Error codes of calls with a payment password. */
export const PAYMENT_PASSWORD_ERRORS = [
  'payment.password.missing',
  'payment.password.wrong',
  'payment.password.locked',
] as const;

/** A payment password: six digits. */
export const paymentPassword = wireText(16);

/** A bound card; number and name are always masked. */
export const bankCard = z.object({
  /** Identifier of the bound card. */
  bankCardId: wireId,
  /** Code of the bank. */
  bankCode: wireText(16),
  /** Name of the bank. */
  bankName: wireText(100),
  /** Address of the bank's mark, without a text. */
  logo: opt(wireText(500)),
  /** Account number, masked to the last four digits: `*********4820`. */
  accountNo: wireText(32),
  /** Name of the owner, masked to the first letters: `N***** T** L**`. */
  accountName: wireText(128),
  /** Branch of the bank; absent where none was given. */
  branch: opt(wireText(100)),
  /** When it was bound. */
  bindTime: wireTime,
});
