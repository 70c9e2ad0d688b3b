import { SESSION_IDLE_MS } from '../accounts/sessions';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import type { Range } from '../paging/range';
import { daysOf } from './sums';

interface Seen {
  logins: number;
  registered: number;
}

/**
 * Counts the members below an agent that logged in, bet and registered in a range, and those online now.
 */
export function teamCounters(
  db: Db,
  { agentId, brand, range, now }: { agentId: number; brand: Brand; range: Range; now: number },
) {
  const days = daysOf(brand, range);
  const seen = db.get<Seen>(
    `SELECT count(*) FILTER (WHERE EXISTS
         (SELECT 1 FROM login_days l WHERE l.user_id = a.user_id AND l.day BETWEEN ? AND ?)) AS logins,
       count(*) FILTER (WHERE u.registered_at BETWEEN ? AND ?) AS registered
     FROM ancestors a JOIN users u ON u.id = a.user_id WHERE a.ancestor_id = ?`,
    ...days,
    range.from,
    range.to,
    agentId,
  );
  const count = (sql: string, ...values: (string | number)[]) =>
    db.get<{ n: number }>(sql, ...values)?.n ?? 0;
  return {
    teamLoginMemberCount: seen?.logins ?? 0,
    teamBetMemberCount: count(
      `SELECT count(DISTINCT d.user_id) AS n FROM bet_days d
       CROSS JOIN ancestors a ON a.ancestor_id = ? AND a.user_id = d.user_id
       WHERE d.brand = ? AND d.day BETWEEN ? AND ?`,
      agentId,
      brand.code,
      ...days,
    ),
    teamRegisterMemberCount: seen?.registered ?? 0,
    teamOnlineCount: count(
      `SELECT count(DISTINCT s.user_id) AS n FROM sessions s
       CROSS JOIN ancestors a ON a.ancestor_id = ? AND a.user_id = s.user_id
       WHERE s.seen_at > ?`,
      agentId,
      now - SESSION_IDLE_MS,
    ),
  };
}

/** Size of an agent's downline, and of the direct downline. */
export function teamSize(db: Db, agentId: number): { members: number; direct: number } {
  return (
    db.get<{ members: number; direct: number }>(
      `SELECT count(*) AS members, coalesce(sum(depth = 1), 0) AS direct
       FROM ancestors WHERE ancestor_id = ?`,
      agentId,
    ) ?? { members: 0, direct: 0 }
  );
}
