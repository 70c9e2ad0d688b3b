import { randomInt } from 'node:crypto';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { addUser, isUserNameTaken, TRIAL, type User } from '../accounts/users';

/** Creates a guest account with play money. It has no password and lives as long as its session. */
export function addTrialUser(db: Db, brand: Brand, now: number): User {
  return db.transaction(() => {
    let name: string;
    do {
      name = `trial${String(randomInt(100_000_000)).padStart(8, '0')}`;
    } while (isUserNameTaken(db, brand.code, name));
    return addUser(db, brand, { name, type: TRIAL, password: '' }, now);
  });
}
