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
  bankCardId: wireId,
  bankCode: wireText(16),
  bankName: wireText(100),
  /** Address of the bank's mark, without a text. */
  logo: opt(wireText(500)),
  /** The last four digits show: `*********4820`. */
  accountNo: wireText(32),
  /** As in `N***** T** L**`. */
  accountName: wireText(128),
  branch: opt(wireText(100)),
  bindTime: wireTime,
});
