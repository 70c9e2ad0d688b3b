import { isReal } from '../accounts/types';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';

/** Member as seen by an agent above. */
export interface Member {
  id: number;
  name: string;
  type: number;
  /** Steps below the viewing agent; 0 is the agent. */
  depth: number;
}

/** Names of the direct downline are shown, deeper ones masked. */
export function shownName(name: string, depth: number): string {
  if (depth <= 1) return name;
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}

/** Member in wire format. */
export const memberWords = ({ id, name, depth }: Omit<Member, 'type'>) => ({
  memberId: String(id),
  userName: shownName(name, depth),
  level: depth,
});

const BELOW = `SELECT u.id, u.name, u.type, a.depth FROM users u
  JOIN ancestors a ON a.user_id = u.id AND a.ancestor_id = ?`;

/** Team member by wire id. Throws `downline.unknown`. */
export function memberById(db: Db, agentId: number, memberId: string): Member {
  const id = /^\d{1,15}$/.test(memberId) ? Number(memberId) : -1;
  const member = db.get<Member>(`${BELOW} WHERE u.id = ?`, agentId, id);
  if (member === undefined) throw refuse('downline.unknown');
  return member;
}

/** Team member by exact name. Throws `downline.unknown`. */
export function memberByName(db: Db, agentId: number, name: string): Member {
  const member = db.get<Member>(
    `${BELOW} WHERE u.brand = (SELECT brand FROM users WHERE id = ?) AND u.name = ?`,
    agentId,
    agentId,
    name.trim(),
  );
  if (member === undefined) throw refuse('downline.unknown');
  return member;
}

/** Direct member by name. Throws `downline.unknown`, also for deeper members. */
export function directByName(db: Db, agentId: number, name: string): Member {
  const member = memberByName(db, agentId, name);
  if (member.depth !== 1) throw refuse('downline.unknown');
  return member;
}

/** Subject of a call: by id, else by name, else the whole team. */
export function subjectOf(
  db: Db,
  agentId: number,
  { memberId, userName }: { memberId?: string | undefined; userName?: string | undefined },
): Member | undefined {
  if (memberId !== undefined) return memberById(db, agentId, memberId);
  const name = userName?.trim() ?? '';
  return name === '' ? undefined : memberByName(db, agentId, name);
}

/** Direct member who may receive money: real and not locked. Throws `downline.unknown`. */
export function payeeByName(db: Db, agentId: number, name: string): Member {
  const member = directByName(db, agentId, name);
  const open = db.get('SELECT 1 FROM users WHERE id = ? AND may_log_in = 1', member.id);
  if (open === undefined || !isReal(member.type)) throw refuse('downline.unknown');
  return member;
}

/** Path from an agent down to a team member, both included. */
export function pathTo(db: Db, agentId: number, memberId: number): Omit<Member, 'type'>[] {
  const agent = db.get<{ name: string }>('SELECT name FROM users WHERE id = ?', agentId);
  const top = { id: agentId, name: agent?.name ?? '', depth: 0 };
  if (memberId === agentId) return [top];
  const below = db.all<Omit<Member, 'type'>>(
    `SELECT u.id, u.name, a.depth
     FROM (SELECT ancestor_id AS id FROM ancestors WHERE user_id = ? UNION SELECT ?) above
     JOIN ancestors a ON a.ancestor_id = ? AND a.user_id = above.id
     JOIN users u ON u.id = above.id ORDER BY a.depth`,
    memberId,
    memberId,
    agentId,
  );
  return [top, ...below];
}
