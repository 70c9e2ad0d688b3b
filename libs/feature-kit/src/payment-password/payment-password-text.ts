import { text } from '../field-errors/field-schemas';
import { codeText } from '../field-errors/phone';

const PAYMENT_PASSWORD = /^\d{6}$/;

/** Schema of a payment password: six digits; accepts full-width digits and separators. */
export const paymentPasswordText = text((typed) => {
  const digits = codeText(typed);
  if (digits === '') return 'paymentRequired';
  return PAYMENT_PASSWORD.test(digits) ? null : 'sixDigits';
}, codeText);
