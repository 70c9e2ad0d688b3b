import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { SYMBOLS } from '../wallet/odds.data';
import { assertUploads, uploadUrl } from '../uploads/uploads';

export interface Icon {
  iconId: string;
  url: string;
}

const isListed = (id: string) => SYMBOLS.some((symbol) => symbol === id);

const iconOf = (iconId: string): Icon => ({
  iconId,
  url: isListed(iconId) ? `/cdn/icon/${iconId}.svg` : uploadUrl(iconId),
});

/** Predefined icons. */
export const listedIcons = (): Icon[] => SYMBOLS.map(iconOf);

/** Icon of a user. */
export function chosenIcon(db: Db, userId: number): Icon | null {
  const row = db.get<{ icon: string | null }>('SELECT icon FROM users WHERE id = ?', userId);
  return row?.icon ? iconOf(row.icon) : null;
}

/** Sets a predefined icon or an own upload. Throws `upload.invalid`. */
export function chooseIcon(db: Db, userId: number, icon: string): void {
  if (!isListed(icon)) assertUploads(db, userId, [icon], 'ICON');
  if (db.run('UPDATE users SET icon = ? WHERE id = ?', icon, userId) === 0) {
    throw refuse('upload.invalid');
  }
}
