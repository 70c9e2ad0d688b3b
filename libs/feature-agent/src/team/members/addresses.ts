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

/** Receivers that the platform takes at once. */
export const MOST_RECEIVERS = 50;

/** Between user names, which have none. */
const BETWEEN = ',';

/** Receivers of a transfer as one text, and back. */
export const joinReceivers = (names: readonly string[]): string => names.join(BETWEEN);
export const splitReceivers = (text: string): string[] =>
  [...new Set(text.split(BETWEEN))].filter((name) => name !== '').slice(0, MOST_RECEIVERS);

/** A transfer, to the direct members that are named. */
export const transferPath = (...names: readonly string[]) =>
  withQuery(PATHS.team, { [TRANSFER_PARAMETER]: joinReceivers(names) });

/** A record of one member. */
export const recordOf = (
  path: string,
  memberId: string,
  more: Readonly<Record<string, string>> = {},
) => withQuery(path, { ...more, memberId });
