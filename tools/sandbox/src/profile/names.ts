import { faultOf } from '../accounts/field-rules';
import { emailRule, nicknameRule } from '../accounts/validation-rules.data';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';

/** Nickname with single blanks. */
export const nicknameFrom = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Sets the nickname. Throws `field.invalid`. */
export function setNickname(given: string, context: Context): void {
  const nickname = nicknameFrom(given);
  const fields = faultOf(nicknameRule, nickname, context.language);
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
  context.db.run('UPDATE users SET nickname = ? WHERE id = ?', nickname, signedIn(context).userId);
}

/** Sets the e-mail address, without confirmation. Throws `field.invalid`. */
export function setEmail(given: string, context: Context): void {
  const email = given.trim();
  const fields = faultOf(emailRule, email, context.language);
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
  context.db.run('UPDATE users SET email = ? WHERE id = ?', email, signedIn(context).userId);
}
