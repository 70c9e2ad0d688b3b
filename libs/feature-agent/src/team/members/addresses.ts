import { PATHS } from '@lobby/core';

/** Query parameters of team management. */
export const BELOW_PARAMETER = 'below';
export const MEMBER_PARAMETER = 'member';
export const RAISE_PARAMETER = 'raise';
export const TRANSFER_PARAMETER = 'transfer';

const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query)}`;

/** The members directly below one; the agent's own without. */
export const teamPath = (memberId?: string) =>
  memberId === undefined ? PATHS.team : withQuery(PATHS.team, { [BELOW_PARAMETER]: memberId });

/** One member. */
export const memberPath = (memberId: string) =>
  withQuery(PATHS.team, { [MEMBER_PARAMETER]: memberId });

/** Rates of a direct member to raise, by user name. */
export const raisePath = (userName: string) =>
  withQuery(PATHS.team, { [RAISE_PARAMETER]: userName });

/** A transfer, to a direct member if one is named. */
export const transferPath = (userName = '') =>
  withQuery(PATHS.team, { [TRANSFER_PARAMETER]: userName });

/** A record of one member. */
export const recordOf = (
  path: string,
  memberId: string,
  more: Readonly<Record<string, string>> = {},
) => withQuery(path, { ...more, memberId });
