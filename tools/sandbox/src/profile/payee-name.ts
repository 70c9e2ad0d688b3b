import { cardName } from '@lobby/api-client/contract';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { payeeName } from '../accounts/registration-rules.data';
import { faultOf } from '../accounts/field-rules';

/** Name as bank cards print it: Latin capitals, single spaces. Undefined for any other text. */
export function payeeNameFrom(text: string): string | undefined {
  const name = cardName(text);
  return /^[A-Z]+(?: [A-Z]+)*$/.test(name) ? name : undefined;
}

/** Sets the payee name, once. Throws `field.invalid`, `payee.name.fixed`. */
export function setPayeeName(given: string, context: Context): void {
  const { db, language } = context;
  const typed = given.trim();
  const fields = faultOf({ ...payeeName, required: true }, typed, language);
  const name = payeeNameFrom(typed);
  if (name === undefined || Object.keys(fields).length > 0) {
    throw refuse('field.invalid', { fields: { payeeName: payeeName.message?.[language] ?? '' } });
  }
  const set = db.run(
    'UPDATE users SET payee_name = ? WHERE id = ? AND payee_name IS NULL',
    name,
    signedIn(context).userId,
  );
  if (set === 0) throw refuse('payee.name.fixed');
}
