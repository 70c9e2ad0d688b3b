import { type Call, contract } from '@lobby/api-client/contract';

const { access, agent, announcements, games, member, wallet } = contract;

/**
 * Calls of a session whose password must be changed first (D1 §4): the change, the way out, and what every page reads
 * to show who is here. Calls that need no session stay open.
 */
export const BEFORE_CHANGE: ReadonlySet<Call> = new Set<Call>([
  access.changePassword,
  access.logout,
  member.info,
  member.unreadCount,
  wallet.balance,
  games.favouriteIds,
  announcements.markRead,
  agent.dividendRequest,
  agent.salaryRequest,
]);
