import { isReal } from '../accounts/types';
import type { Db } from '../database/db';
import { refuse } from '../pipeline/refusal';

/** Somebody as those above him see him. */
export interface Member {
  id: number;
  name: string;
  type: number;
  /** Steps below the one who looks; 0 is himself. */
  depth: number;
}

/** An agent knows the names of his own downline; further below the middle is hidden. */
export function shownName(name: string, depth: number): string {
  if (depth <= 1) return name;
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}

/** A member in the words of the wire. */
export const memberWords = ({ id, name, depth }: Omit<Member, 'type'>) => ({
  memberId: String(id),
  userName: shownName(name, depth),
  level: depth,
});

const BELOW = `SELECT u.id, u.name, u.type, a.depth FROM users u
  JOIN ancestors a ON a.user_id = u.id AND a.ancestor_id = ?`;

/** Somebody below an agent, by the id that travels. Throws `downline.unknown` for everybody else. */
export function memberById(db: Db, agentId: number, memberId: string): Member {
  const id = /^\d{1,15}$/.test(memberId) ? Number(memberId) : -1;
  const member = db.get<Member>(`${BELOW} WHERE u.id = ?`, agentId, id);
  if (member === undefined) throw refuse('downline.unknown');
  return member;
}

/** Somebody below an agent, by his whole name. Throws `downline.unknown`. */
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

/** Somebody directly below an agent. Throws `downline.unknown` also for members further down. */
export function directByName(db: Db, agentId: number, name: string): Member {
  const member = memberByName(db, agentId, name);
  if (member.depth !== 1) throw refuse('downline.unknown');
  return member;
}

/** Whom a call asks about: by id, else by name, else the whole team. */
export function memberAsked(
  db: Db,
  agentId: number,
  { memberId, userName }: { memberId?: string | undefined; userName?: string | undefined },
): Member | undefined {
  if (memberId !== undefined) return memberById(db, agentId, memberId);
  const name = userName?.trim() ?? '';
  return name === '' ? undefined : memberByName(db, agentId, name);
}

/** A direct member who may be given money: real, and not locked out. Throws `downline.unknown`. */
export function payeeByName(db: Db, agentId: number, name: string): Member {
  const member = directByName(db, agentId, name);
  const open = db.get('SELECT 1 FROM users WHERE id = ? AND may_log_in = 1', member.id);
  if (open === undefined || !isReal(member.type)) throw refuse('downline.unknown');
  return member;
}

/** From an agent down to somebody in his team, both included. */
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
