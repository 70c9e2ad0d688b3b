import type { Brand } from '../brands/brands';
import { agentOfCode } from '../accounts/affiliates';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import { userById } from '../accounts/users';
import type { Context } from '../calls/context';
import type { Db } from '../database/db';
import { toMinor } from '../wallet/money';
import { placeBelow } from './ancestors';
import { withinQuota } from './quotas';
import { RATE_DIGITS, type Rates, setRates, type WireRate } from './rates';

type Visitor = Pick<Context, 'db' | 'brand' | 'now' | 'address'>;

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

/** Counts at most one visit per code, hour and network address, so that a reload is no second visitor. */
const VISIT: Allowance = { kind: 'visit', most: 1, withinMs: 3_600_000 };

/** Counts a visit of the registration page with a code. */
export function recordVisit({ db, brand, now, address = '' }: Visitor, given: string): void {
  const code = given.trim();
  const subject = `${address} ${code.toLowerCase()}`;
  if (takeAllowance(db, { brand: brand.code, subject }, VISIT, now) > 0) return;
  db.run(
    'UPDATE affiliate_links SET visits = visits + 1 WHERE brand = ? AND code = ?',
    brand.code,
    code,
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
    // Set rates before placing, so that the new account does not count against its own quota.
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
