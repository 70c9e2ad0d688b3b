import type { Brand } from '../brands/brands';
import { agentOfCode } from '../accounts/affiliates';
import { userById } from '../accounts/users';
import type { Db } from '../database/db';
import { toMinor } from '../wallet/money';
import { placeBelow } from './ancestors';
import { withinQuota } from './quotas';
import { RATE_DIGITS, type Rates, setRates, type WireRate } from './rates';

interface Link {
  member_type: number;
  rebates: string;
}

const linkOf = (db: Db, brand: Brand, code: string) =>
  db.get<Link>(
    'SELECT member_type, rebates FROM affiliate_links WHERE brand = ? AND code = ?',
    brand.code,
    code,
  );

const ratesOfLink = ({ rebates }: Link): Rates =>
  new Map(
    (JSON.parse(rebates) as WireRate[]).map(({ category, rate }) => [
      category,
      toMinor(rate, RATE_DIGITS) ?? 0,
    ]),
  );

/** Counts a visit of the registration page with a code. */
export function noteVisit(db: Db, brand: Brand, code: string): void {
  db.run(
    'UPDATE affiliate_links SET visits = visits + 1 WHERE brand = ? AND code = ?',
    brand.code,
    code.trim(),
  );
}

/**
 * Places a new account below the agent of its code; a link also sets its type and rates. An unknown code
 * changes nothing.
 */
export function joinByCode(db: Db, brand: Brand, userId: number, given: string): void {
  const code = given.trim();
  db.transaction(() => {
    const agent = userById(db, agentOfCode(db, brand.code, code) ?? 0);
    if (agent === undefined) return;
    const link = linkOf(db, brand, code);
    // Set rates before placing: the new account must not count against its own quota.
    if (link !== undefined) {
      setRates(
        db,
        userId,
        withinQuota(db, brand, { userId: agent.id, type: agent.type }, ratesOfLink(link)),
      );
      db.run('UPDATE users SET type = ? WHERE id = ?', link.member_type, userId);
      db.run(
        'UPDATE affiliate_links SET registrations = registrations + 1 WHERE brand = ? AND code = ?',
        brand.code,
        code,
      );
    }
    placeBelow(db, userId, agent.id);
  });
}
