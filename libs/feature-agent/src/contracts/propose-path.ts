import { PATHS } from '@lobby/core';

/** Query parameter of the direct member whom an offer is for. */
export const RECEIVER_PARAMETER = 'member';

/** The form of an offer to a direct member, by user name; another kind is one press away. */
export const proposePath = (userName: string) =>
  `${PATHS.salaryContract}?${new URLSearchParams({ tab: 'downline', [RECEIVER_PARAMETER]: userName })}`;
