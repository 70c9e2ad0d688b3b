import { userById } from '../accounts/users';
import type { Db } from '../database/db';
import { questionsOf } from './answers';
import { cardsOf, MAX_CARDS } from './bank-cards';
import { maskedEmail, maskedMobile, maskedName } from './masks';
import { payeeNameOf } from './payee-name';
import { paymentHashOf } from './payment-password';

const emailOf = (db: Db, userId: number) =>
  db.get<{ email: string | null }>('SELECT email FROM users WHERE id = ?', userId)?.email ?? null;

const masked = (text: string | null, mask: (text: string) => string) =>
  text === null ? null : mask(text);

/** Security settings of an account, with masked personal data. */
export function securityConfig(db: Db, userId: number) {
  const mobile = userById(db, userId)?.mobile ?? null;
  const email = emailOf(db, userId);
  const payeeName = payeeNameOf(db, userId);
  const hasPaymentPassword = paymentHashOf(db, userId) !== undefined;
  const hasQuestions = questionsOf(db, userId).length > 0;
  const protections = [hasPaymentPassword, mobile !== null, email !== null, hasQuestions];
  return {
    hasPaymentPassword,
    hasEmail: email !== null,
    emailMasked: masked(email, maskedEmail),
    hasMobile: mobile !== null,
    mobileMasked: masked(mobile, maskedMobile),
    hasPayeeName: payeeName !== null,
    payeeNameMasked: masked(payeeName, maskedName),
    hasQuestions,
    bankCardCount: cardsOf(db, userId).length,
    bankCardMax: MAX_CARDS,
    level: 1 + protections.filter(Boolean).length,
  };
}
