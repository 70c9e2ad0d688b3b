import { fold } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { payeeNameFrom } from '../profile/payee-name';

export const payeeNameOf = (db: Db, userId: number): string | null =>
  db.get<{ payee_name: string | null }>('SELECT payee_name FROM users WHERE id = ?', userId)
    ?.payee_name ?? null;

/**
 * Sets the payee name on first use; later a different name is refused. Ignores case, accents and spaces.
 * Throws `payee.name.missing`, `payee.name.fixed`, `field.invalid`.
 */
export function fixPayeeName(db: Db, userId: number, given: string | undefined): string {
  const fixed = payeeNameOf(db, userId);
  const typed = given?.trim() ?? '';
  const name = payeeNameFrom(fold(typed));
  if (fixed !== null) {
    if (typed !== '' && name !== fixed) throw refuse('payee.name.fixed');
    return fixed;
  }
  if (typed === '') throw refuse('payee.name.missing');
  if (name === undefined) throw refuse('field.invalid', { fields: { accountName: 'a name' } });
  db.run('UPDATE users SET payee_name = ? WHERE id = ?', name, userId);
  return name;
}
