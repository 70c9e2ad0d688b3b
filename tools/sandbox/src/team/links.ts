import { randomBytes } from 'node:crypto';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { type PageQuery, pageFrom } from '../paging/page';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { assertQuota } from './quotas';
import { validRates, type WireRate, wireRates } from './rates';

const DAY_MS = 86_400_000;
const MAX_LINKS = 50;

interface LinkRow {
  id: number;
  code: string;
  member_type: number;
  rebates: string;
  remark: string | null;
  created_at: number;
  expires_at: number | null;
  visits: number;
  registrations: number;
}

/** Registration URL of a code, with the documents' query parameter (D1 §3). */
const urlOf = ({ url }: Context, code: string) =>
  new URL(`/m/register?affiliate=${encodeURIComponent(code)}`, url.origin).href;

const toWire = (context: Context) => (row: LinkRow) => ({
  linkId: String(row.id),
  code: row.code,
  url: urlOf(context, row.code),
  domain: context.url.hostname,
  memberType: row.member_type,
  rebates: JSON.parse(row.rebates) as WireRate[],
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  visits: row.visits,
  registrations: row.registrations,
  remark: row.remark,
  status:
    row.expires_at !== null && row.expires_at <= context.now
      ? ('EXPIRED' as const)
      : ('ACTIVE' as const),
});

const COLUMNS =
  'id, code, member_type, rebates, remark, created_at, expires_at, visits, registrations';

/** Affiliate code of an agent. */
const ownCode = (db: Db, userId: number) =>
  db.get<{ code: string; registered_at: number }>(
    'SELECT code, registered_at FROM affiliate_members WHERE user_id = ?',
    userId,
  );

/** Links of an agent, newest first. */
export function linksOf(context: Context, paging: PageQuery) {
  const { db } = context;
  const { userId } = signedIn(context);
  const page = pageFrom<LinkRow, ReturnType<ReturnType<typeof toWire>>>(
    db,
    paging,
    {
      columns: COLUMNS,
      from: 'affiliate_links WHERE user_id = ?',
      order: 'id DESC',
      values: [userId],
    },
    toWire(context),
  );
  return { ...page, ownCode: ownCode(db, userId)?.code ?? null };
}

const isTaken = (db: Db, brand: string, code: string) =>
  db.get('SELECT 1 FROM affiliates WHERE brand = ? AND code = ?', brand, code) !== undefined ||
  // An ended link keeps its code reserved, because it may still be in circulation.
  db.get('SELECT 1 FROM affiliate_links WHERE brand = ? AND code = ?', brand, code) !== undefined;

function freeCode(db: Db, brand: string): string {
  let code: string;
  do code = randomBytes(4).toString('hex').toUpperCase();
  while (isTaken(db, brand, code));
  return code;
}

/** Registers an agent as an affiliate, idempotent. Throws `field.invalid`. */
export function registerAffiliate(context: Context, wish: string | undefined) {
  const { db, brand, now } = context;
  const { userId, name } = signedIn(context);
  return db.transaction(() => {
    const known = ownCode(db, userId);
    if (known !== undefined) {
      return {
        code: known.code,
        url: urlOf(context, known.code),
        registeredAt: known.registered_at,
      };
    }
    const code = wish === undefined || wish === '' ? freeCode(db, brand.code) : wish.toUpperCase();
    if (!/^[A-Z0-9]{4,16}$/.test(code)) {
      throw refuse('field.invalid', { fields: { code: '4 to 16 letters and digits' } });
    }
    if (isTaken(db, brand.code, code)) {
      throw refuse('field.invalid', { fields: { code: 'taken' } });
    }
    db.run(
      'INSERT INTO affiliate_members (user_id, code, registered_at) VALUES (?, ?, ?)',
      userId,
      code,
      now,
    );
    db.run('INSERT INTO affiliates (brand, code, agent) VALUES (?, ?, ?)', brand.code, code, name);
    return { code, url: urlOf(context, code), registeredAt: now };
  });
}

interface NewLink {
  memberType: number;
  rebates: readonly WireRate[];
  validDays?: number | undefined;
  remark?: string | undefined;
}

/**
 * Creates a link. Throws `account.no.permission` for an agent who is not an affiliate, `quota.exhausted`
 * above 50 links.
 */
export function createLink(context: Context, link: NewLink) {
  const { db, brand, now } = context;
  const agent = signedIn(context);
  return db.transaction(() => {
    if (ownCode(db, agent.userId) === undefined) throw refuse('account.no.permission');
    const { links } = db.get<{ links: number }>(
      'SELECT count(*) AS links FROM affiliate_links WHERE user_id = ?',
      agent.userId,
    ) ?? { links: 0 };
    if (links >= MAX_LINKS) throw refuse('quota.exhausted');
    const rates = validRates(db, brand, agent.userId, link.rebates);
    assertQuota(db, brand, agent, { given: rates });
    const code = freeCode(db, brand.code);
    const expiresAt = link.validDays === undefined ? null : now + link.validDays * DAY_MS;
    db.run(
      `INSERT INTO affiliate_links (brand, user_id, code, member_type, rebates, remark, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      brand.code,
      agent.userId,
      code,
      link.memberType,
      JSON.stringify(wireRates(rates)),
      link.remark?.trim() ?? null,
      now,
      expiresAt,
    );
    db.run(
      'INSERT INTO affiliates (brand, code, agent) VALUES (?, ?, ?)',
      brand.code,
      code,
      agent.name,
    );
    if (expiresAt !== null) schedule(db, 'affiliate-link.end', `${brand.code} ${code}`, expiresAt);
    const row = db.get<LinkRow>(
      `SELECT ${COLUMNS} FROM affiliate_links WHERE brand = ? AND code = ?`,
      brand.code,
      code,
    );
    if (row === undefined) throw new Error('inserted link not found');
    return toWire(context)(row);
  });
}

/** Job: ends a link; it stays in the list. */
export function endLink(db: Db, subject: string): void {
  const [brand = '', code = ''] = subject.split(' ');
  db.run('DELETE FROM affiliates WHERE brand = ? AND code = ?', brand, code);
}

/** Deletes a link with its code. Throws `record.not.found`. */
export function deleteLink(context: Context, linkId: string) {
  const { db, brand } = context;
  const { userId } = signedIn(context);
  return db.transaction(() => {
    const id = /^\d{1,15}$/.test(linkId) ? Number(linkId) : -1;
    const link = db.get<{ code: string }>(
      'SELECT code FROM affiliate_links WHERE id = ? AND user_id = ?',
      id,
      userId,
    );
    if (link === undefined) throw refuse('record.not.found');
    db.run('DELETE FROM affiliate_links WHERE id = ?', id);
    endLink(db, `${brand.code} ${link.code}`);
    return { linkId };
  });
}
