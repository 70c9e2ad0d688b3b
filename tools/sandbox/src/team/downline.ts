import { SESSION_IDLE_MS } from '../accounts/sessions';
import { likeAnywhere } from '../catalogue/folding';
import type { Db, Value } from '../database/db';
import { type PageQuery, pageFrom, type Page } from '../paging/page';
import { NOT_IN_A_BREAK } from '../protection/rules';
import { type Member, memberById, memberWords, pathTo } from './members';
import { ratesOf, wireRates } from './rates';

interface Row extends Member {
  registered_at: number;
  last_login_at: number | null;
  may_log_in: number;
  direct: number;
}

const COLUMNS = `u.id, u.name, u.type, a.depth, u.registered_at, u.last_login_at, u.may_log_in,
  (SELECT count(*) FROM users c WHERE c.parent_id = u.id) AS direct`;

/** Online check that looks up sessions first, because they are few compared to members. */
const isOnline = (db: Db, now: number) => {
  const here = new Set(
    db
      .all<{ user_id: number }>(
        'SELECT user_id FROM sessions WHERE seen_at > ?',
        now - SESSION_IDLE_MS,
      )
      .map(({ user_id }) => user_id),
  );
  return (userId: number) => here.has(userId);
};

const toWire = (db: Db, now: number) => {
  const online = isOnline(db, now);
  return (row: Row) => ({
    ...memberWords(row),
    type: row.type,
    registerDate: row.registered_at,
    lastLogin: row.last_login_at,
    online: online(row.id),
    status: row.may_log_in === 1 ? ('ACTIVE' as const) : ('LOCKED' as const),
    directCount: row.direct,
    rebates: wireRates(ratesOf(db, row.id)),
  });
};

const ORDERS = {
  userName: 'u.name',
  registerDate: 'u.registered_at',
  lastLogin: 'coalesce(u.last_login_at, 0)',
  directCount: 'direct',
} as const;

export interface DownlineQuery extends PageQuery {
  memberId?: string | undefined;
  userName?: string | undefined;
  type?: number | undefined;
  sort: keyof typeof ORDERS;
  order: 'ASC' | 'DESC';
}

interface Filter {
  from: string;
  values: Value[];
}

/**
 * Searches direct members by part of the name, deeper ones by the exact name only, so that masked names
 * cannot be guessed letter by letter.
 */
function filterOf(agentId: number, parentId: number, { userName, type }: DownlineQuery): Filter {
  const name = userName?.trim() ?? '';
  const ofType = type === undefined ? '' : 'AND u.type = ?';
  const typed = type === undefined ? [] : [type];
  const users = `users u JOIN ancestors a ON a.user_id = u.id AND a.ancestor_id = ?`;
  if (name === '') {
    return {
      from: `${users} WHERE u.parent_id = ? ${ofType}`,
      values: [agentId, parentId, ...typed],
    };
  }
  return {
    from: `${users} WHERE u.id IN (
        SELECT id FROM users WHERE parent_id = ? AND name LIKE ? ESCAPE '\\'
        UNION SELECT id FROM users WHERE name = ? AND brand = (SELECT brand FROM users WHERE id = ?)
      ) ${ofType}`,
    values: [agentId, agentId, likeAnywhere(name), name, agentId, ...typed],
  };
}

/** Page of the direct downline of an agent or of a team member. Throws `downline.unknown`. */
export function downlinePage(db: Db, agentId: number, query: DownlineQuery, now: number) {
  const parentId =
    query.memberId === undefined ? agentId : memberById(db, agentId, query.memberId).id;
  const { from, values } = filterOf(agentId, parentId, query);
  const page = pageFrom<Row, ReturnType<ReturnType<typeof toWire>>>(
    db,
    query,
    { columns: COLUMNS, from, order: `${ORDERS[query.sort]} ${query.order}, u.id`, values },
    toWire(db, now),
  );
  return { ...page, breadcrumb: pathTo(db, agentId, parentId).map(memberWords) };
}

/** Row of one member. Throws `downline.unknown`. */
export function downlineRow(db: Db, agentId: number, memberId: string, now: number) {
  const { id } = memberById(db, agentId, memberId);
  const row = db.get<Row>(
    `SELECT ${COLUMNS} FROM users u JOIN ancestors a ON a.user_id = u.id AND a.ancestor_id = ?
     WHERE u.id = ?`,
    agentId,
    id,
  );
  if (row === undefined) throw new Error(`member ${id} not found`);
  return { id, member: toWire(db, now)(row), breadcrumb: pathTo(db, agentId, id).map(memberWords) };
}

/** Names to which an agent may transfer money; excludes members in a break. */
export function downlineNames(
  db: Db,
  agentId: number,
  { userName, ...paging }: PageQuery & { userName?: string | undefined },
  now: number,
): Page<{ userName: string; type: number }> {
  return pageFrom<{ name: string; type: number }, { userName: string; type: number }>(
    db,
    paging,
    {
      columns: 'name, type',
      from: `users WHERE parent_id = ? AND may_log_in = 1 AND name LIKE ? ESCAPE '\\'
        AND ${NOT_IN_A_BREAK}`,
      order: 'name',
      values: [agentId, likeAnywhere(userName?.trim() ?? ''), now],
    },
    ({ name, type }) => ({ userName: name, type }),
  );
}
