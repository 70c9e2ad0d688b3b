import { PATHS } from '@lobby/core';
import { joinNames } from '../../names/name-text';

/** Query parameters of team management. The member whose downline is shown. */
export const BELOW_PARAMETER = 'below';
/** The member whose page is shown. */
export const MEMBER_PARAMETER = 'member';
/** The member whose rates are raised. */
export const RAISE_PARAMETER = 'raise';
/** Receivers of a transfer. */
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

/** A transfer, to the direct members that are named. */
export const transferPath = (...names: readonly string[]) =>
  withQuery(PATHS.team, { [TRANSFER_PARAMETER]: joinNames(names) });

/** A record of one member. */
export const recordOf = (
  path: string,
  memberId: string,
  more: Readonly<Record<string, string>> = {},
) => withQuery(path, { ...more, memberId });
