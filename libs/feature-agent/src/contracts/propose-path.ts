import { PATHS, pathWith } from '@lobby/core';

/** Query parameter: direct member who receives an offer. */
export const RECEIVER_PARAMETER = 'member';

/** Address of an offer's form for a direct member; its links switch the kind of contract. */
export const proposePath = (userName: string) =>
  pathWith(PATHS.salaryContract, { tab: 'downline', [RECEIVER_PARAMETER]: userName });
