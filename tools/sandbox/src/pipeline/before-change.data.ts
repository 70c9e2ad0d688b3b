import { type Call, contract } from '@lobby/api-client/contract';

const { access, agent, announcements, games, member, wallet } = contract;

/**
 * Calls allowed before a required password change (D1 §4): the change itself, logout, and what every page reads
 * to show the account. Calls that need no session stay allowed.
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
