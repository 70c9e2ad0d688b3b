import { PATHS, pathWith } from '@lobby/core';
import { joinNames } from '../../names/name-text';

/** Query parameter: member whose downline is shown. */
export const BELOW_PARAMETER = 'below';
/** Query parameter: member whose page is shown. */
export const MEMBER_PARAMETER = 'member';
/** Query parameter: member whose rates are raised. */
export const RAISE_PARAMETER = 'raise';
/** Query parameter: receivers of a transfer. */
export const TRANSFER_PARAMETER = 'transfer';

/** Address of a member's direct members; the agent's without `memberId`. */
export const teamPath = (memberId?: string) =>
  memberId === undefined ? PATHS.team : pathWith(PATHS.team, { [BELOW_PARAMETER]: memberId });

export const memberPath = (memberId: string) =>
  pathWith(PATHS.team, { [MEMBER_PARAMETER]: memberId });

/** Address for raising a direct member's rates. */
export const raisePath = (userName: string) =>
  pathWith(PATHS.team, { [RAISE_PARAMETER]: userName });

/** Address of a transfer to direct members. */
export const transferPath = (...names: readonly string[]) =>
  pathWith(PATHS.team, { [TRANSFER_PARAMETER]: joinNames(names) });

/** Address of a record, filtered by one member. */
export const recordOf = (
  path: string,
  memberId: string,
  more: Readonly<Record<string, string>> = {},
) => pathWith(path, { ...more, memberId });
