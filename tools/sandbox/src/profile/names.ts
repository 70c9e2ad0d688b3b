import { oneLine } from '@lobby/api-client/contract';
import { faultOf } from '../accounts/field-rules';
import { emailRule, nicknameRule } from '../accounts/validation-rules.data';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { reservedFault } from '../accounts/reserved-nicknames';
import { inheritBreaks } from '../protection/person';

/** Sets the nickname. Throws `field.invalid`. */
export function setNickname(given: string, context: Context): void {
  const nickname = oneLine(given);
  const { language } = context;
  const fields = {
    ...faultOf(nicknameRule, nickname, language),
    ...reservedFault(nickname, language),
  };
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
  context.db.run('UPDATE users SET nickname = ? WHERE id = ?', nickname, signedIn(context).userId);
}

/** Sets the e-mail address as unverified. Throws `field.invalid`. */
export function setEmail(given: string, context: Context): void {
  const email = given.trim();
  const fields = faultOf(emailRule, email, context.language);
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
  const { db, now } = context;
  const { userId } = signedIn(context);
  db.transaction(() => {
    db.run(
      `UPDATE users SET email = ?1, email_proved = email_proved AND lower(email) = lower(?1) WHERE id = ?2`,
      email,
      userId,
    );
    inheritBreaks(db, userId, now);
  });
}
